/**
 * What the page and the mail service agree on beyond the fields: ids, addresses, headers and limits. The headers are
 * optional, and go to our own service only.
 */

/**
 * The default EmailJS ids, used unless the visitor's browser stores others (specification, section 3). They are public
 * names, not secrets. This project's mail service accepts exactly these.
 */
export const defaultMailIds = {
  userId: 'public_key_demo_site',
  serviceId: 'service_sales_inbox',
  templateId: 'template_demo_request',
} as const;

/** Longest body of a call or a native post, all of it, in bytes: the documented limit of the EmailJS API. */
export const maxBodyBytes = 50 * 1024;

/** Name of the honeypot field (docs/decisions/013-spam.md): scripts fill it, browsers do not, and no added field is likely to have it. */
export const honeypotField = 'reply_subject';

export const formTimestampHeader = 'X-Form-Timestamp';
export const honeypotHeader = 'X-Form-Honeypot';

/** GET returns a form timestamp token: the signed time at which a visitor began the form. */
export const formTimestampPath = '/api/v1.0/email/form-timestamp';

/** A form sent sooner than this after it was begun was probably filled by a script. Milliseconds. */
export const minFillMs = 3_000;

/** In the answer: a token that names the stored request, for a day. It begins with the request's id. */
export const receiptHeader = 'X-Request-Receipt';

/** In the answer: whether a mail to the visitor was queued. */
export const acknowledgementHeader = 'X-Acknowledgement';
export const acknowledgementQueued = 'queued';

/** In the answer: where the visitor may pick a time. */
export const bookingHeader = 'X-Booking-Url';
