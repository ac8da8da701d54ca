import type { DemoRequest } from '#app/demo-request/schema.ts';

/**
 * Words used in the outbox.
 *
 * - request: a demo request as accepted; its id is also the reference that the visitor is told.
 * - intake: where the embedded database keeps what it has accepted until rows are made of it.
 * - mail: one message to one recipient, made in the same transaction as its request's row. `notification` goes to sales,
 *   `acknowledgement` to the visitor. Its text is made from the request when it is sent.
 * - idempotency key: names one filled form; unique. A repeat is answered as the first was and makes nothing new.
 * - lease: a claim of a mail by one worker until its `due_at`; whoever finds it due after that may claim it anew.
 * - dead letter: a mail given up, kept for `requests retry`.
 * - held: a request suspected of being spam, stored without mails until somebody releases it.
 * - forgotten: the tombstone of a request whose personal data were erased.
 */
export type RequestState = 'accepted' | 'held' | 'forgotten';
export type MailKind = 'notification' | 'acknowledgement';
export type MailState = 'queued' | 'sent' | 'dead' | 'cancelled';

/** A judged request on its way into the store. */
export type Submission = {
  request: DemoRequest;
  idempotencyKey: string;
  /** Keyed hash of the client's address. */
  client: string;
  /** JSON of where the visit came from; undefined when unknown. */
  source?: string | undefined;
  /** Why the request is suspected and held; undefined when it is not. */
  suspicion?: string | undefined;
};

export type Acceptance =
  | { outcome: 'accepted' | 'repeated'; id: string }
  /** The key was used before with another body. */
  | { outcome: 'conflict' };

export type StoredRequest = DemoRequest & {
  id: string;
  receivedAt: number;
  state: RequestState;
  heldFor: string | undefined;
  source: string | undefined;
};

export type StoredMail = {
  id: string;
  requestId: string;
  kind: MailKind;
  state: MailState;
  createdAt: number;
  dueAt: number;
  attempts: number;
  finishedAt: number | undefined;
  lastError: string | undefined;
};

/** A mail in the hands of a worker, with what it is made from. `lease` proves the claim when recording. */
export type ClaimedMail = {
  id: string;
  kind: MailKind;
  attempts: number;
  createdAt: number;
  lease: string;
  request: StoredRequest;
};
