import type { RequestContext } from '#request/context.ts';
import type { DemoRequest } from '#request/schema.ts';

/**
 * Words used in the outbox.
 *
 * - incoming request: the fields, valid, and all that came with them; not yet checked for spam.
 * - submission: the same on its way into the store, with its key, its client and any suspicion.
 * - acceptance: what became of a submission: stored, a repeat of one stored before, or a conflict with it.
 * - request: a demo request as accepted; its id is also the reference that the visitor is told.
 * - fields: what the visitor filled in, one JSON object. A field that a later release adds is simply absent from it.
 * - context: what went beside the fields, one JSON object. Its `corrects` is the id of the earlier request, no receipt.
 * - delivery: one message to one destination, stored in the same transaction as its request. `notification` is a mail
 *   to sales, `webhook` a call to a URL, `acknowledgement` the mail to the visitor. Its content is made from the
 *   request when it is sent.
 * - destination: a mail address or a URL from the configuration, as it was when the request came in; undefined for
 *   the acknowledgement, which goes to the request's own address.
 * - idempotency key: names one filled form; unique. A repeat is answered as the first was and stores nothing.
 * - lease: a claim on a delivery by one worker until its `due_at`; after that any worker may claim it.
 * - dead letter: a delivery given up, kept for `requests retry`.
 * - held: a request suspected of being spam, stored without deliveries until somebody releases it.
 * - erased: what remains of a request whose personal data were erased: id, time and number of employees.
 *
 * Times are milliseconds since 1970. A delivery is queued, sent, dead or canceled. What is stored may have another state
 * or kind, after a rollback from a release that knows more: it is shown as it is.
 */
export const deliveryKinds = ['notification', 'acknowledgement', 'webhook'] as const;
export type DeliveryKind = (typeof deliveryKinds)[number];

/** Where each new request goes, besides the visitor. */
export type Destination = {
  kind: Exclude<DeliveryKind, 'acknowledgement'>;
  /** A mail address (`notification`) or a URL (`webhook`). */
  destination: string;
};

/** A validated request on its way into the store. */
export type Submission = {
  fields: DemoRequest;
  context: RequestContext;
  idempotencyKey: string;
  /** Keyed hash of the client's address. */
  client: string;
  /** Why the request may be spam; undefined when it is not suspected. A suspected request gets no acknowledgement. */
  suspicion?: string | undefined;
  /** Whether the suspicion is so strong that the request is held until somebody releases it. */
  held?: boolean | undefined;
};

export type Acceptance =
  /** `acknowledged`: a mail to the visitor was queued with it. */
  | { outcome: 'accepted' | 'repeated'; id: string; acknowledged: boolean }
  /** The key was used before with other content. */
  | { outcome: 'conflict' };

export type StoredRequest = {
  id: string;
  receivedAt: number;
  /** `accepted`, `held` or `erased`. */
  state: string;
  /** Why it is suspected of being spam; undefined once somebody released it. */
  suspicion: string | undefined;
  fields: DemoRequest;
  /** Empty where the stored text cannot be read. */
  context: RequestContext;
};

export type StoredDelivery = {
  /** `<request id>.<kind>`, with `-2`, `-3` … for further destinations of a kind. Message-IDs are made from it. */
  id: string;
  requestId: string;
  kind: string;
  destination: string | undefined;
  state: string;
  createdAt: number;
  dueAt: number;
  /** Claims so far, the current one included. */
  attempts: number;
  finishedAt: number | undefined;
  lastError: string | undefined;
};

/** A delivery in the hands of a worker. `lease` proves the claim when the outcome is recorded. */
export type ClaimedDelivery = Pick<
  StoredDelivery,
  'id' | 'destination' | 'attempts' | 'createdAt'
> & { kind: DeliveryKind; lease: string; request: StoredRequest };
