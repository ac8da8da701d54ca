import { createContext } from 'react-router';
import type { DemoRequest } from './schema.ts';

/** What the native form post needs of the mail service. The server puts one in per request; a page's action takes it out. */
export type DemoRequestInbox = {
  /**
   * Stores a request with its mails. `accepted` carries a receipt: an unguessable token that names the request.
   * The same content posted twice on one day is one request. One that was `honeypotFilled`, its unseen field filled, is held.
   */
  submit: (request: DemoRequest, honeypotFilled: boolean) => Promise<InboxOutcome>;
  /** The e-mail address that a receipt's request was sent with; null when the receipt is not ours. */
  readReceipt: (receipt: string) => Promise<{ email: string } | null>;
};

export type InboxOutcome =
  | { status: 'accepted'; receipt: string }
  /** Not stored, since the client sends too much or the store does not answer; seconds until another try is worth it. */
  | { status: 'limited' | 'unavailable'; retryAfter: number };

/** Absent while pages are prerendered, where nothing is posted. */
export const demoRequestInbox = createContext<DemoRequestInbox | null>(null);
