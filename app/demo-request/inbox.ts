import { createContext } from 'react-router';
import type { DemoRequest } from './schema.ts';

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
  submit: (request: DemoRequest, post: NativePost) => Promise<InboxOutcome>;
  /** The request behind a receipt, for Thank You; null for a forged receipt. */
  readReceipt: (receipt: string) => Promise<ReadReceipt | null>;
};

/**
 * `sentAt` in milliseconds since 1970; `withProcess`: whether a process of the visitor's own went with it;
 * `bookingUrl` where the visitor may pick a time.
 */
type ReadReceipt = {
  email: string;
  sentAt: number;
  withProcess: boolean;
  bookingUrl: string | undefined;
};

/**
 * Metadata of the post. `key` is the draft's, when the form's script could not send and posted natively instead;
 * `process` is a drawn process as an address holds it.
 */
type NativePost = {
  honeypotFilled: boolean;
  key?: string | undefined;
  process?: string | undefined;
};

type InboxOutcome =
  | { status: 'accepted'; receipt: string }
  /** Not stored: too many requests, or the store does not answer. `retryAfter` in seconds. */
  | { status: 'limited' | 'unavailable'; retryAfter: number };

/** Absent while pages are prerendered. */
export const demoRequestInbox = createContext<DemoRequestInbox | null>(null);
