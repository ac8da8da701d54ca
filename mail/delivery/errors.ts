/**
 * What a failed attempt means.
 * - `retry`: the host broke off, stalled or said "later" (4xx): the same mail may go through at another time.
 * - `unreachable`: there was no host to talk to, or it was not ready to: so it is for every other mail.
 * - `rejected`: the host will never take this mail (5xx): a dead letter.
 * - `operator`: the host refuses us, not the mail (password, TLS, configuration): everything waits for a person.
 */
export type Failure = { outcome: 'retry' | 'unreachable' | 'rejected' | 'operator'; error: string };

const operatorCodes = new Set([
  'EAUTH',
  'ENOAUTH',
  'EOAUTH2',
  'ECONFIG',
  'ETLS',
  'EREQUIRETLS',
  'EACCES',
  'EROFS',
]);

/**
 * Judges Nodemailer's errors (version 10 sets `permanent` from the reply code) and those of the file system. The
 * error text is kept with the mail: code, SMTP command and reply code only, for a reply may quote the address.
 */
export function classify(error: unknown): Failure {
  const code = property(error, 'code', 'unknown');
  const command = property(error, 'command', '');
  const reply = property(error, 'responseCode', '');
  const text = [code, command, reply].filter(Boolean).join(' ');
  const permanent = error instanceof Error && 'permanent' in error && error.permanent === true;
  if (operatorCodes.has(code)) {
    // 4xx to AUTH is the host's passing trouble, not a wrong password.
    return { outcome: reply.startsWith('4') ? 'retry' : 'operator', error: text };
  }
  // What the host says before a mail is named is about us, not about the mail.
  if (['CONN', 'EHLO', 'HELO', 'STARTTLS'].includes(command)) {
    return { outcome: permanent ? 'operator' : 'unreachable', error: text };
  }
  if (code === 'EDNS') return { outcome: 'unreachable', error: text };
  return { outcome: permanent ? 'rejected' : 'retry', error: text };
}

function property(error: unknown, name: string, otherwise: string): string {
  if (!(error instanceof Error)) return otherwise;
  const value: unknown = Object.getOwnPropertyDescriptor(error, name)?.value;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : otherwise;
}
