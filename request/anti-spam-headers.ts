/**
 * Names and limits of the anti-spam measures that the page and the mail service agree on. All are optional headers,
 * sent only to our own service (docs/decisions/013-spam.md).
 */

/** Name of the honeypot field: scripts fill it, browsers do not, and no added field is likely to have it. */
export const honeypotField = 'reply_subject';

export const formTimestampHeader = 'X-Form-Timestamp';
export const honeypotHeader = 'X-Form-Honeypot';

/** GET returns a form timestamp token: the signed time at which a visitor began the form. */
export const formTimestampPath = '/api/v1.0/email/form-timestamp';

/** A form sent sooner than this after it was begun was probably filled by a script. Milliseconds. */
export const minFillMs = 3_000;
