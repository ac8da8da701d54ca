import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { MailConfig } from '#mail/config.ts';
import { type AttemptOutcome, classify } from './errors.ts';
import { isLoopbackHost } from './loopback.ts';

/** Sends one composed message to one recipient and returns the outcome; never throws. */
export type Transport = {
  /** What to name in the log: the mail host with its port, or the directory. */
  target: string;
  send(message: SendMailOptions, signal: AbortSignal): Promise<AttemptOutcome>;
  close(): void;
};

/**
 * Timeouts in milliseconds. A host may take ten minutes to answer the end of a mail (RFC 5321, 4.5.3.2.6), to scan it
 * for example: giving up earlier would send it the same mail again. Some hosts keep clients waiting for the greeting, to
 * deter spammers: `connectionTimeout` includes that wait. An idle connection is closed with QUIT.
 */
export const smtpLimits = {
  connectionTimeout: 60_000,
  greetingTimeout: 60_000,
  socketTimeout: 600_000,
  dnsTimeout: 10_000,
  idleTimeout: 30_000,
};

type SmtpLimits = typeof smtpLimits;

/** Longest attempt at a mail in milliseconds, from connecting to the final reply. */
export const maxAttemptMs = smtpLimits.socketTimeout + 60_000;

/**
 * One mail at a time: a crash between the host's answer and our record then repeats at most one mail
 * (docs/decisions/011). A busier site runs more instances.
 */
export const smtpConnections = 1;

type TransportConfig = Pick<MailConfig, 'smtpUrl' | 'dkim' | 'dataDir' | 'siteUrl'>;

/** SMTP when `smtpUrl` is set, else `.eml` files under `dataDir`/mail. */
export function openTransport(config: TransportConfig, limits: SmtpLimits): Transport {
  return config.smtpUrl === undefined
    ? fileTransport(join(config.dataDir, 'mail'))
    : smtpTransport(new URL(config.smtpUrl), config, limits);
}

function smtpTransport(url: URL, config: TransportConfig, limits: SmtpLimits): Transport {
  const secure = url.protocol === 'smtps:';
  const host = url.hostname.replaceAll(/[[\]]/g, '');
  const port = url.port ? Number(url.port) : secure ? 465 : 587;
  const [user, pass] = [url.username, url.password].map(decodeURIComponent);
  const isLocal = isLoopbackHost(url.hostname);
  const envelope = envelopeListener();
  const mailer = createTransport({
    pool: true,
    host,
    port,
    name: new URL(config.siteUrl).hostname,
    secure,
    // A password never crosses a network unencrypted.
    requireTLS: !secure && url.username !== '' && !isLocal,
    // A local Postfix offers a certificate that it has signed itself.
    tls: { rejectUnauthorized: secure || !isLocal },
    auth: user ? { user, pass } : undefined,
    maxConnections: smtpConnections,
    // Only the outbox retries.
    maxRequeues: 0,
    ...limits,
    disableFileAccess: true,
    disableUrlAccess: true,
    dkim: config.dkim,
    transactionLog: true,
    logger: envelope,
  });
  return {
    target: `${host}:${port}`,
    async send(message, signal) {
      envelope.forget();
      try {
        await mailer.sendMail({ ...message, signal });
        return { outcome: 'sent' };
      } catch (error) {
        return classify(envelope.refusal(error) ?? error, envelope.isBegun());
      }
    },
    close: () => mailer.close({ force: true }),
  };
}

/**
 * Records the host's replies to EHLO, sender and recipient. Nodemailer carries on after a refused EHLO, and sends sender
 * and recipient at once, so it reports a host that refuses one of them and hangs up as a lost connection.
 */
function envelopeListener() {
  let begun = '';
  let replies: string[] = [];
  return {
    debug({ tnx }: { tnx?: string }, line: string): void {
      const begins = tnx === 'client' && /^(?:EHLO|MAIL FROM)/.exec(line)?.[0];
      if (tnx === 'server') replies.push(line);
      else if (begins) [begun, replies] = [begins, []];
    },
    forget(): void {
      begun = '';
    },
    /** Whether MAIL FROM was sent since `forget`. */
    isBegun: () => begun === 'MAIL FROM',
    /** The refusal that preceded a lost connection, as an error that `classify` reads; undefined if there was none. */
    refusal(error: unknown): Error | undefined {
      const isLost =
        error instanceof Error &&
        'code' in error &&
        /^(?:ECONNECTION|ESOCKET)$/.test(`${error.code}`);
      // 421 says that the host hangs up, not why.
      const index = replies.findIndex((reply) => /^(?!421)[45]/.test(reply));
      const command = (begun === 'MAIL FROM' ? [begun, 'RCPT TO'] : [begun])[index];
      const response = replies[index];
      if (!isLost || !command || !response) return undefined;
      const code = 'EENVELOPE';
      const responseCode = Number(response.slice(0, 3));
      const permanent = responseCode >= 500;
      return Object.assign(error, { code, command, response, responseCode, permanent });
    },
  };
}

function fileTransport(directory: string): Transport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    target: directory,
    async send(message) {
      try {
        const { message: content } = await composer.sendMail(message);
        await mkdir(directory, { recursive: true });
        // The file name comes from the mail: sending twice, after a crash too, leaves one file.
        const name = String(message.messageId).replaceAll(/[<>]|@.*/g, '');
        await writeFile(join(directory, `${name}.eml`), content, { flush: true });
        return { outcome: 'sent' };
      } catch (error) {
        return classify(error, false);
      }
    },
    close: () => composer.close(),
  };
}
