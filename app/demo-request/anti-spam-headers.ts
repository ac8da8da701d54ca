/**
 * What tells people from scripts, as page and mail service agree on it. All of it is optional, and travels beside the
 * specified body in headers that only our own service is sent (docs/decisions/013-suspects-are-held.md).
 */

/**
 * The form field that no person sees: a name that scripts fill and browsers do not, and that no field which an
 * organisation adds is likely to have.
 */
export const trapField = 'reply_subject';

export const ticketHeader = 'X-Form-Ticket';
export const trapHeader = 'X-Form-Trap';
export const proofHeader = 'X-Form-Proof';

/** Where a ticket, the signed time at which a form was begun, is fetched. */
export const ticketPath = '/api/v1.0/email/ticket';

/** A form sent sooner after its ticket was issued is held: no person types as fast. In milliseconds. */
export const ripeAfterMs = 3_000;

/** Value of `X-Form-Proof` of who has no proof of work and can bring one. */
export const proofOffered = 'offered';

/** Answered to such a call while the service is flooded; the body is the challenge, as JSON. */
export const proofWanted = 428;
