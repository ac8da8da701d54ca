import { cut } from '#request/cut.ts';

/**
 * What a failed attempt means.
 * - `retry`: the host broke off, stalled or said "later" (4xx). The same message may go through at another time.
 * - `unreachable`: there was no host to talk to, or it was not ready, and other messages would fail alike.
 * - `rejected`: the host will never take this message (5xx).
 * - `recipient refused`: the host will never take a message to this address (5xx to RCPT TO).
 * - `operator`: the host refuses us whatever the message, for `cause`. Everything waits for a person.
 *
 * `code` is for the log: error code, command, reply code and enhanced code, such as `EENVELOPE RCPT TO 550 5.1.1`. `words`
 * is for the store: the code and what the host said, which may quote the visitor.
 */
type DeliveryFailure = { code: string; words: string } & (
  | { outcome: 'retry' | 'unreachable' | 'rejected' | 'recipient refused' }
  | { outcome: 'operator'; cause: string }
);

/** How an attempt to send a delivery ended. */
export type AttemptOutcome = { outcome: 'sent' } | DeliveryFailure;

const wantsLogin = 'the mail host wants a user name and password in SMTP_URL';

const operatorCauses: Record<string, string> = {
  EAUTH: 'the mail host refuses the user name or password of SMTP_URL',
  ENOAUTH: wantsLogin,
  EOAUTH2: 'the mail host refuses the user name or password of SMTP_URL',
  ECONFIG: 'SMTP_URL cannot be used as it is',
  ETLS: 'no encrypted connection to the mail host',
  EREQUIRETLS: 'no encrypted connection to the mail host',
  EACCES: 'mails cannot be written to DATA_DIR',
  EROFS: 'mails cannot be written to DATA_DIR',
};

/** Node's codes for a certificate that does not verify, and OpenSSL's for a port that speaks no TLS. */
const certificate = /CERT|SELF_SIGNED|VERIFY|INVALID_(?:CA|PURPOSE)|HOSTNAME_MISMATCH|_CRL/;
const handshake = /^(?:EPROTO$|ERR_SSL_|ERR_TLS_)/;

/** Commands at which the host or the connection failed, not the message. */
const connecting = /^(?:CONN|EHLO|HELO|STARTTLS)$/;

/**
 * Classifies errors of Nodemailer 10, which sets `permanent` from the reply code, and of the file system. `isBegun` says
 * whether MAIL FROM had been sent for the message: Nodemailer reports a connection lost before and after it alike.
 */
export function classify(error: unknown, isBegun: boolean): DeliveryFailure {
  const errorCode = property(error, 'code') || 'unknown';
  const command = property(error, 'command');
  const reply = property(error, 'responseCode');
  const response = property(error, 'response');
  // Nodemailer takes 503 for temporary, but some hosts refuse to relay with it.
  const permanent =
    (error instanceof Error && 'permanent' in error && error.permanent === true) ||
    (command === 'RCPT TO' && reply === '503');
  const system = property(error, 'originalCode') || errorCode;
  const names = new Set([errorCode, system, command, reply, enhancedCode(response)]);
  const code = [...names].filter(Boolean).join(' ');
  const said = { code, words: storedWords(code, response || String(error)) };
  const operator = (cause: string): DeliveryFailure => ({ outcome: 'operator', cause, ...said });
  const away: DeliveryFailure = { outcome: 'unreachable', ...said };

  if (certificate.test(system)) return operator('the certificate of the mail host does not verify');
  if (handshake.test(system)) return operator('no encrypted connection to the mail host');
  const cause = operatorCauses[errorCode];
  if (cause !== undefined) {
    // 4xx to AUTH is a temporary failure of the host, not a wrong password.
    return reply.startsWith('4') ? away : operator(cause);
  }
  // Nodemailer's pool names no command when it loses the connection.
  const isLost = errorCode === 'EDNS' || (errorCode === 'ECONNECTION' && command === '');
  if (isLost || connecting.test(command)) {
    // Replies before MAIL FROM are about us, not about the message.
    if (permanent) return operator('the mail host refuses us');
    // After it, the host may have hung up because of this message's recipient or content.
    return isBegun ? { outcome: 'retry', ...said } : away;
  }
  // A refused sender concerns every message. 552 is about the size of this one, 530 and 535 about the login (RFC 4954).
  if (command === 'MAIL FROM' && reply.startsWith('5') && reply !== '552') {
    const isLogin = /^53[05]$/.test(reply) || /authenticat|\bauth\b/i.test(response);
    return operator(isLogin ? wantsLogin : 'the mail host refuses the sender MAIL_FROM');
  }
  if (!permanent) return { outcome: 'retry', ...said };
  return { outcome: command === 'RCPT TO' ? 'recipient refused' : 'rejected', ...said };
}

/** Whether the host refused us and not the mailbox: a policy (5.7) or a bad sender address (5.1.7, 5.1.8; RFC 3463). */
export function isPolicyRefusal({ code }: Pick<DeliveryFailure, 'code'>): boolean {
  return / [45]\.(?:7\.\d+|1\.[78])$/.test(code);
}

/** `5.1.1` of `550 5.1.1 no such user` (RFC 3463); empty where the reply has none. */
function enhancedCode(reply: string): string {
  return /^[45]\d\d[ -]#?([45]\.\d{1,3}\.\d{1,3})/.exec(reply)?.[1] ?? '';
}

/** A host's words on one line, without what would change a terminal that prints them. */
export function storedWords(code: string, words: string): string {
  const line = words.replaceAll(/[\p{C}\p{Z}]+/gu, ' ').trim();
  return line === '' ? code : cut(`${code}: ${line}`, 2_000);
}

function property(error: unknown, name: string): string {
  if (!(error instanceof Error)) return '';
  const value: unknown = Object.getOwnPropertyDescriptor(error, name)?.value;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
