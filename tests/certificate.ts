import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';

/** In PEM. Self-signed: clients must be configured to trust it. */
export type Certificate = { key: string; cert: string };

/** DER by X.690: a tag, the length of what follows, and that. */
function der(tag: number, ...contents: Uint8Array[]): Buffer {
  const content = Buffer.concat(contents);
  const { length } = content;
  const size = length < 128 ? [length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

const sequence = (...parts: Uint8Array[]): Buffer => der(0x30, ...parts);
const identifier = (...bytes: number[]): Buffer => der(0x06, Buffer.from(bytes));

function time(date: Date): Buffer {
  const digits = date.toISOString().replaceAll(/[-:T]|\.\d+/g, '');
  return der(0x18, Buffer.from(digits));
}

/** A certificate for one host, valid for a day (RFC 5280, RFC 8410), as `openssl req -x509` would make. */
export function makeCertificate(host: string): Certificate {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const tbs = toBeSigned(host, publicKey);
  const signature = der(0x03, Buffer.from([0]), sign(null, tbs, privateKey));
  const lines = sequence(tbs, ed25519, signature).toString('base64').replaceAll(/.{64}/g, '$&\n');
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
  };
}

const ed25519 = sequence(identifier(0x2b, 0x65, 0x70));

function toBeSigned(host: string, publicKey: KeyObject): Buffer {
  const dayMs = 86_400_000;
  const version = der(0xa0, der(0x02, Buffer.from([2])));
  const serial = der(0x02, Buffer.from([1]));
  const commonName = sequence(identifier(0x55, 0x04, 0x03), der(0x0c, Buffer.from(host)));
  const name = sequence(der(0x31, commonName));
  const validity = sequence(time(new Date(Date.now() - dayMs)), time(new Date(Date.now() + dayMs)));
  const dnsNames = sequence(der(0x82, Buffer.from(host)));
  const extension = sequence(identifier(0x55, 0x1d, 0x11), der(0x04, dnsNames));
  return sequence(
    ...[version, serial, ed25519, name, validity, name],
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(extension)),
  );
}
