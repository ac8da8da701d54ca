/** Headers that only our own mail service answers a demo request with; hosted EmailJS gives none of these. */

/** In the answer: a token that names the stored request, for a day. It begins with the request's id. */
export const receiptHeader = 'X-Request-Receipt';

/** In the answer: whether a mail to the visitor was queued. */
export const acknowledgementHeader = 'X-Acknowledgement';
export const acknowledgementQueued = 'queued';

/** In the answer: where the visitor may pick a time. */
export const bookingHeader = 'X-Booking-Url';
