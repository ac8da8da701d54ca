import { replyText } from './reply-text.ts';

/**
 * What a failed attempt means.
 * - `retry`: the host broke off, stalled or said "later" (4xx). The same message may go through at another time.
 * - `unreachable`: there was no host to talk to, or it was not ready. So it is for every other message.
 * - `rejected`: the host will never take this message (5xx).
 * - `recipient refused`: the host will never take a message to this address (5xx to RCPT TO).
 * - `operator`: the host refuses us whatever the message, for `cause`. Everything waits for a person.
 *
 * `error` names code, command and the host's own words, which may quote an address: mask it before it is logged.
 */
export type Failure =
  | { outcome: 'retry' | 'unreachable' | 'rejected' | 'recipient refused'; error: string }
  | { outcome: 'operator'; cause: string; error: string };

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
export function classify(error: unknown, isBegun: boolean): Failure {
  const code = property(error, 'code') || 'unknown';
  const command = property(error, 'command');
  const reply = property(error, 'responseCode');
  // Nodemailer takes 503 for temporary, but some hosts refuse to relay with it.
  const permanent =
    (error instanceof Error && 'permanent' in error && error.permanent === true) ||
    (command === 'RCPT TO' && reply === '503');
  const text = wordsOf(error, code, command);
  const operator = (cause: string): Failure => ({ outcome: 'operator', cause, error: text });
  const away: Failure = { outcome: 'unreachable', error: text };

  const system = property(error, 'originalCode') || code;
  if (certificate.test(system)) return operator('the certificate of the mail host does not verify');
  if (handshake.test(system)) return operator('no encrypted connection to the mail host');
  const cause = operatorCauses[code];
  if (cause !== undefined) {
    // 4xx to AUTH is a temporary failure of the host, not a wrong password.
    return reply.startsWith('4') ? away : operator(cause);
  }
  // Nodemailer's pool names no command when it loses the connection.
  const isLost = code === 'EDNS' || (code === 'ECONNECTION' && command === '');
  if (isLost || connecting.test(command)) {
    // Replies before MAIL FROM are about us, not about the message.
    if (permanent) return operator('the mail host refuses us');
    // After it, the host may have hung up because of this message's recipient or content.
    return isBegun ? { outcome: 'retry', error: text } : away;
  }
  // A refused sender concerns every message. 552 is about the size of this one, 530 and 535 about the login (RFC 4954).
  if (command === 'MAIL FROM' && reply.startsWith('5') && reply !== '552') {
    const isLogin = /^53[05]$/.test(reply) || /authenticat|\bauth\b/i.test(text);
    return operator(isLogin ? wantsLogin : 'the mail host refuses the sender MAIL_FROM');
  }
  if (!permanent) return { outcome: 'retry', error: text };
  return { outcome: command === 'RCPT TO' ? 'recipient refused' : 'rejected', error: text };
}

/**
 * Who is at fault for a failed mail, as the code in the reply tells (RFC 3463): `us` for a policy (5.7) or a bad sender
 * address (5.1.7, 5.1.8), `recipient` for a mailbox that does not exist, is disabled or full. Undefined for all other
 * replies, since hosts use other codes, and words, for both.
 */
export function blamed(error: string): 'us' | 'recipient' | undefined {
  const [, code = ''] = /^[^:]*: [45]\d\d[ -]#?[45]\.(\d+\.\d+)/.exec(error) ?? [];
  if (/^7\.|^1\.[78]$/.test(code)) return 'us';
  return /^1\.(?:[136]|10)$|^2\.[12]$/.test(code) ? 'recipient' : undefined;
}

function wordsOf(error: unknown, code: string, command: string): string {
  const words = property(error, 'response') || (error instanceof Error ? error.message : '');
  const head = [code, command].filter(Boolean).join(' ');
  return replyText(`${head}: ${words}`, 2_000);
}

function property(error: unknown, name: string): string {
  if (!(error instanceof Error)) return '';
  const value: unknown = Object.getOwnPropertyDescriptor(error, name)?.value;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
