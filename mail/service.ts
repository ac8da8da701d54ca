import { isAllowedOrigin } from './api/allowed-origin.ts';
import { type Caller, createApp } from './api/app.ts';
import type { MailConfig } from './config.ts';
import { errorFields, type Log } from './log.ts';
import { createMailCore, type MailCore, type MailCoreOptions } from './mail-core.ts';
import { isUnavailable } from './outbox/availability.ts';
import { type Database, StoreError } from './outbox/database.ts';
import { describeStore, migrated, openStore } from './outbox/open-store.ts';
import { type QueueState, readQueueState } from './outbox/queue.ts';
import { findRequest, type RequestWithDeliveries } from './outbox/review.ts';
import { clientNetwork } from './submission/client-network.ts';
import { createRateLimit } from './submission/rate-limit.ts';
import {
  type IncomingRequest,
  type SubmitOutcome,
  unavailable,
} from './submission/submission-service.ts';
import { endsWithin } from './time.ts';

export type MailService = Awaited<ReturnType<typeof createMailService>>;

/** Replaceable parts, for tests and measurements. */
export type MailServiceDependencies = MailCoreOptions & {
  /** Used instead of the configured store. */
  database?: Database;
};

/** `paused`: a fault of a host or its operator has paused delivery. */
export type QueueGauges = QueueState & { paused: boolean };

/**
 * Opens and migrates the store. Also resolves while the store is away or its disk full: it keeps trying, and requests
 * are answered as unavailable meanwhile. Rejects with one line if waiting will not help. Delivery begins with
 * `start()`.
 */
export async function createMailService(
  config: MailConfig,
  { log, ...dependencies }: MailServiceDependencies & { log: Log },
) {
  let current: MailCore | undefined;
  let started = false;
  const stopRequested = Promise.withResolvers<void>();
  let stopped: Promise<void> | undefined;

  async function open(): Promise<void> {
    const given = dependencies.database;
    const store = given ? await migrated(given) : await openStore(config);
    if (stopped) return store.close();
    try {
      current = await createMailCore(store, { ...dependencies, config, log });
    } catch (error) {
      await store.close();
      throw error;
    }
    if (started) current.start();
  }

  /** Tries again after 1, 2, 4 … 30 seconds. Pages are served meanwhile, so any failure is one to wait out. */
  async function keepOpening(failure: unknown): Promise<void> {
    for (let delayMs = 1_000; !current && !stopped; delayMs = Math.min(delayMs * 2, 30_000)) {
      const fields = { store: describeStore(config), cause: errorFields(failure).message };
      log('alert', 'waiting for the store', { ...fields, nextTry: `${delayMs / 1000} s` });
      if (await endsWithin(delayMs, stopRequested.promise)) return;
      try {
        await open();
      } catch (error) {
        failure = error;
      }
    }
    if (current) log('info', 'the store is open');
  }

  let opening = Promise.resolve();
  try {
    await open();
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    opening = keepOpening(error);
  }

  /** The parts that need the store; throws StoreError while it is not open. */
  function getCore(): MailCore {
    if (current) return current;
    throw new StoreError('unavailable', 'not open yet');
  }

  function createAddressLimit() {
    const { elapsed = () => performance.now() } = dependencies;
    const count = createRateLimit(config.rateLimit, elapsed, () => log('alert', 'flood began'));
    return (address: string) => count(clientNetwork(address, 4), clientNetwork(address));
  }
  /** Counts a call from an address against its share, before reading any of it. */
  const allow = createAddressLimit();

  const app = createApp({ config, log, getCore, allow });

  async function stop(deadlineMs: number): Promise<void> {
    const deadline = performance.now() + deadlineMs;
    stopRequested.resolve();
    const settled = await endsWithin(deadlineMs * 0.1, opening);
    const ended = current ? await current.stop(deadline - performance.now()) : true;
    if (!settled || !ended) log('alert', 'stopped without waiting for the store');
  }

  return {
    /** Answers `/api/v1.0/email/*`. */
    fetch: async (request: Request, caller: Caller): Promise<Response> =>
      app.fetch(request, caller),
    /** Whether the request's origin may send: the site's own or a configured one. */
    isAllowedOrigin: (request: Request): boolean => isAllowedOrigin(request, config),
    /** Whether requests can be stored. Rejects with StoreError where they cannot. */
    isReady: async (): Promise<boolean> => getCore().isReady(),
    /** The queue, to be measured; undefined while the store takes no requests. */
    async readGauges(): Promise<QueueGauges | undefined> {
      try {
        const { database, mails, isReady } = getCore();
        if (!(await isReady())) return undefined;
        return { ...(await readQueueState(database)), paused: mails.isPaused() };
      } catch (error) {
        // Refused or away: there is nothing to count.
        if (error instanceof StoreError) return undefined;
        throw error;
      }
    },
    allow,
    /** Counts pages rendered for an address, separately from calls: many visitors of one link are not a flood. */
    allowPage: createAddressLimit(),
    /** Accepts a valid request in-process, exactly as the browser's two calls would, once `allow` has admitted it. */
    submit: async (call: IncomingRequest): Promise<SubmitOutcome> =>
      current ? current.submissions.submit(call) : unavailable,
    /** An unguessable token that lets the thank-you page show a native form post. */
    signReceipt: (id: string): string => getCore().receipts.sign(id),
    /** BOOKING_URL: where a visitor may pick a time. */
    bookingUrl: config.bookingUrl,
    /** The id in a receipt, even in an expired one; undefined if the receipt is forged. Does not read the store. */
    idOfReceipt: (token: string): string | undefined => getCore().receipts.idOf(token),
    /** The request behind a receipt; undefined for a forged or expired receipt, or erased data. */
    async readReceipt(token: string): Promise<RequestWithDeliveries | undefined> {
      const { receipts, database } = getCore();
      const id = receipts.verify(token);
      const request = id === undefined ? undefined : await findRequest(database, id);
      return request?.state === 'erased' ? undefined : request;
    },
    /** Begins delivery. */
    start(): void {
      const store = describeStore(config);
      if (config.smtpUrl) log('info', 'mails are delivered by SMTP', { store });
      else {
        // Files are for trying the site out: in production nobody would get a mail.
        const level = config.isProduction ? 'alert' : 'info';
        log(level, 'mails are delivered as files', { folder: `${config.dataDir}/mail`, store });
      }
      started = true;
      current?.start();
    },
    /** Finishes work in flight, aborts what takes too long, and closes the store, all within `deadlineMs`. */
    stop(deadlineMs: number): Promise<void> {
      stopped ??= stop(deadlineMs);
      return stopped;
    },
  };
}
