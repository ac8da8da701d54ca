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
  /** What Thank You says of a receipt's request; null for a forged receipt. */
  readReceipt: (receipt: string) => Promise<ReadReceipt | null>;
};

/** `sentAt` in milliseconds since 1970; `bookingUrl` where the visitor may pick a time. */
export type ReadReceipt = { email: string; sentAt: number; bookingUrl: string | undefined };

/** What came with the fields. `key` is the draft's, when the form's script could not send and posted natively instead. */
export type NativePost = { honeypotFilled: boolean; key?: string | undefined };

export type InboxOutcome =
  | { status: 'accepted'; receipt: string }
  /** Not stored, since the client sends too much or the store does not answer; seconds until another try is worth it. */
  | { status: 'limited' | 'unavailable'; retryAfter: number };

/** Absent while pages are prerendered, where nothing is posted. */
export const demoRequestInbox = createContext<DemoRequestInbox | null>(null);
