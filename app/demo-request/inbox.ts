import { createContext } from 'react-router';
import type { DemoRequest } from './schema.ts';

/** What the native form post needs of the mail service. The server puts one in per request; a page's action takes it out. */
export type DemoRequestInbox = {
  /**
   * Stores a request with its mails. `accepted` carries a receipt: an unguessable token that names the request.
   * A repeat under its key is one request; without a key, so is the same content posted twice on one day. One whose
   * honeypot was filled is held.
   */
  submit: (request: DemoRequest, post: NativePost) => Promise<InboxOutcome>;
  /** With which address, and when (milliseconds since 1970), a receipt's request was sent; null for a forged receipt. */
  readReceipt: (receipt: string) => Promise<{ email: string; sentAt: number } | null>;
};

/** What came with the fields. `key` is the draft's, when the form's script could not send and posted natively instead. */
export type NativePost = { honeypotFilled: boolean; key?: string | undefined };

export type InboxOutcome =
  | { status: 'accepted'; receipt: string }
  /** Not stored, since the client sends too much or the store does not answer; seconds until another try is worth it. */
  | { status: 'limited' | 'unavailable'; retryAfter: number };

/** Absent while pages are prerendered, where nothing is posted. */
export const demoRequestInbox = createContext<DemoRequestInbox | null>(null);
