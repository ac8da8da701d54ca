/**
 * Headers beside a demo request that only our own mail service reads and answers with. The bodies of the two calls are
 * the specification's and hold nothing else; hosted EmailJS gets and gives none of these.
 */

/** The line that the visitor added, as a query: `note-system=SAP%20B1` (note.ts). */
export const noteHeader = 'X-Request-Note';

/** Receipt of the request that this one corrects. */
export const correctsHeader = 'X-Request-Corrects';

/** In the answer: a token that names the stored request, for a day. It begins with the request's id. */
export const receiptHeader = 'X-Request-Receipt';

/** In the answer: whether a mail to the visitor was queued. */
export const acknowledgementHeader = 'X-Acknowledgement';
export const acknowledgementQueued = 'queued';

/** In the answer: where the visitor may pick a time. */
export const bookingHeader = 'X-Booking-Url';
