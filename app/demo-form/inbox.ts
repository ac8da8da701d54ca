import { createContext } from 'react-router';
import type { DemoRequest } from '#request/schema.ts';
import type { PostedForm } from './form-context.ts';
import type { SentRequest } from './sent-request.ts';

/**
 * The part of the mail service that the native form post needs. The server provides one per request; a page's action
 * reads it from the context.
 */
export type DemoRequestInbox = {
  /**
   * Stores a request with its mails. `accepted` carries a receipt: an unguessable token that names the request. A
   * repeat under the same key is one request; without a key, so is the same content posted twice on one day. A request
   * with a filled honeypot is held.
   */
  submit: (
    fields: DemoRequest,
    posted: Pick<PostedForm, 'key' | 'honeypotFilled' | 'context'>,
  ) => Promise<InboxOutcome>;
  /** The request behind a receipt, for Thank You and to correct it; null for a forged receipt. */
  readReceipt: (receipt: string) => Promise<Omit<SentRequest, 'receipt'> | null>;
};

type InboxOutcome =
  | { outcome: 'accepted'; receipt: string }
  /** Not stored: too many requests, or the store does not answer. `retryAfter` in seconds. */
  | { outcome: 'limited' | 'unavailable'; retryAfter: number };

/** Absent while pages are prerendered. */
export const demoRequestInbox = createContext<DemoRequestInbox | null>(null);
