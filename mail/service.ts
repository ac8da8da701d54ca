import type { DemoRequest } from '#app/demo-request/schema.ts';
import { type Config, ConfigError } from './config/config.ts';
import { destinationsOf } from './config/destinations.ts';
import { type RetryPolicy, retryPolicy } from './delivery/retry-policy.ts';
import {
  openTransport,
  type SmtpLimits,
  smtpConnections,
  smtpLimits,
} from './delivery/transport.ts';
import { createWorker } from './delivery/worker.ts';
import { clientAddress } from './http/addresses.ts';
import { type Connection, createApp } from './http/app.ts';
import { endsWithin } from './http/time-limit.ts';
import { createLog, type Log } from './operations/log.ts';
import { createMaintenance } from './operations/maintenance.ts';
import { createMetrics, type Metrics } from './operations/metrics.ts';
import { type Caps, defaultCaps } from './outbox/acknowledgement-caps.ts';
import { type Database, StoreError } from './outbox/database.ts';
import { UnsupportedStoreError } from './outbox/migrations.ts';
import { migrated, openStore } from './outbox/open-store.ts';
import { openOutbox } from './outbox/outbox.ts';
import {
  DamagedStoreError,
  DataDirectoryInUseError,
  DataDirectoryUnusableError,
} from './outbox/sqlite.ts';
import { createProofOfWork } from './submission/proof-of-work.ts';
import { createReceipts, type Receipt } from './submission/receipts.ts';
import { createSpamCheck } from './submission/spam-check.ts';
import {
  type Admission,
  createSubmissionService,
  type SubmitContext,
  type SubmitOutcome,
} from './submission/submission-service.ts';

export type MailService = {
  /** Answers `/api/v1.0/email/*`, `/healthz` and `/metrics`. */
  fetch(request: Request, connection: Connection): Promise<Response>;
  /** Whose request it is: the connection's address, or what a trusted proxy says in X-Forwarded-For. */
  clientAddress(request: Request, connection: Connection): string;
  /** A signed time for a form that is rendered by the server; the browser fetches its own. */
  issueFormTimestampToken(): string;
  /** Counts a call from an address against its rate. */
  allow(address: string): Promise<Admission>;
  /** Accepts a valid request in-process, exactly as the browser's two calls would; counts it unless `allow` did. */
  submit(
    request: DemoRequest,
    context: SubmitContext,
    admission?: Admission,
  ): Promise<SubmitOutcome>;
  /** An unguessable token for the thank-you page of a native form post. */
  signReceipt(id: string): string;
  /** What the thank-you page may show; undefined for a forged or old receipt, or when the data were erased. */
  readReceipt(token: string): Promise<Receipt | undefined>;
  /** Begins delivery. */
  start(): void;
  /** Finishes what is in flight, breaks off what takes too long, and closes the store: all within `deadlineMs`. */
  stop(deadlineMs: number): Promise<void>;
};

/** Replaceable parts, for tests and measurements. */
export type MailServiceDependencies = {
  /** Used instead of the configured store. */
  database?: Database;
  log?: Log;
  caps?: Omit<Caps, 'secret'>;
  policy?: RetryPolicy;
  smtp?: SmtpLimits;
  attemptMs?: number;
  pollMs?: number;
  /** Mails under way at once. */
  concurrency?: number;
};

/** One attempt at a mail, from connection to the answer to its last dot. */
const longestAttemptMs = 90_000;

/** Opens the store (and brings its tables up to date); delivery begins with `start()`. */
export async function createMailService(
  config: Config,
  dependencies: MailServiceDependencies = {},
): Promise<MailService> {
  const metrics = createMetrics();
  const log = counted(dependencies.log ?? createLog(config.logFormat), metrics);
  const database = dependencies.database
    ? await migrated(dependencies.database)
    : await openStore(config);
  const outbox = openOutbox(database);
  const { now } = outbox;
  const secret = await outbox.readSecret('hashing');
  const receipts = createReceipts(await outbox.readSecret('receipts'), now);
  const spamCheck = createSpamCheck(await outbox.readSecret('form timestamps'), now);
  const caps = { ...(dependencies.caps ?? defaultCaps), secret };
  const policy = dependencies.policy ?? retryPolicy;
  const transport = openTransport(config, dependencies.smtp ?? smtpLimits);
  const attemptMs = dependencies.attemptMs ?? longestAttemptMs;
  const worker = createWorker({
    outbox,
    transport,
    sender: config,
    log,
    metrics,
    policy,
    concurrency: dependencies.concurrency ?? smtpConnections,
    attemptMs,
    pollMs: dependencies.pollMs ?? 2_000,
  });
  const maintenance = createMaintenance({
    outbox,
    log,
    dataDir: config.dataDir,
    retentionDays: config.retentionDays,
    daysPerAddress: caps.daysPerAddress,
    // Delays are lengthened at random by up to a quarter; a lease counts as one.
    longestDelayMs: Math.max(policy.longestDelayMs * 1.25, attemptMs * 2),
    everyMs: 60_000,
  });
  const submissions = createSubmissionService({
    outbox,
    log,
    metrics,
    terms: { caps, destinations: destinationsOf(config) },
    spamCheck,
    proofs: createProofOfWork(await outbox.readSecret('proofs'), now),
    rateLimit: config.rateLimit,
    onAccepted: worker.wake,
  });

  const clientAddressOf = (request: Request, { remoteAddress }: Connection): string =>
    clientAddress(request.headers.get('x-forwarded-for'), remoteAddress, config.trustedProxies);

  const app = createApp({
    config,
    log,
    metrics,
    ...submissions,
    clientAddress: clientAddressOf,
    issueFormTimestampToken: spamCheck.issueFormTimestampToken,
    healthy: shared(() =>
      outbox.schemaVersion().then(
        () => true,
        () => false,
      ),
    ),
    gauges: async () => ({
      ...(await outbox.readQueueState()),
      paused: worker.paused() !== undefined,
    }),
  });

  async function stop(deadlineMs: number): Promise<void> {
    const deadline = performance.now() + deadlineMs;
    // What is broken off is still recorded before the store closes.
    const idle = Promise.all([worker.stop(deadlineMs * 0.8), maintenance.stop()]);
    const ended = await endsWithin(deadlineMs * 0.9, idle);
    const closed = await endsWithin(deadline - performance.now(), outbox.close());
    if (!ended || !closed) log('alert', 'stopped without waiting for the store');
  }

  let stopped: Promise<void> | undefined;
  return {
    fetch: async (request, connection) => app.fetch(request, connection),
    clientAddress: clientAddressOf,
    issueFormTimestampToken: spamCheck.issueFormTimestampToken,
    allow: submissions.count,
    submit: submissions.rateLimitAndSubmit,
    signReceipt: receipts.sign,
    async readReceipt(token) {
      const id = receipts.verify(token);
      const request = id === undefined ? undefined : await outbox.findRequest(id);
      if (!request || request.state === 'erased') return undefined;
      return { id: request.id, email: request.email };
    },
    start() {
      const where = transport.kind === 'smtp' ? 'by SMTP' : `as files in ${config.dataDir}/mail`;
      log('info', `mails are delivered ${where}`);
      worker.start();
      maintenance.start();
    },
    stop(deadlineMs) {
      stopped ??= stop(deadlineMs);
      return stopped;
    },
  };
}

/** Coalesces concurrent calls into one in-flight query. */
function shared<T>(ask: () => Promise<T>): () => Promise<T> {
  let underWay: Promise<T> | undefined;
  return () => {
    underWay ??= ask().finally(() => {
      underWay = undefined;
    });
    return underWay;
  };
}

/** Every alert is also a number to watch. */
function counted(log: Log, metrics: Metrics): Log {
  return (level, event, fields) => {
    if (level === 'alert') metrics.count('alerts');
    log(level, event, fields);
  };
}

/** The one line that tells why the service could not start; undefined for what only a stack trace explains. */
export function describeStartFailure(error: unknown): string | undefined {
  const expected = [
    ConfigError,
    DamagedStoreError,
    DataDirectoryInUseError,
    DataDirectoryUnusableError,
    StoreError,
    UnsupportedStoreError,
  ];
  return error instanceof Error && expected.some((kind) => error instanceof kind)
    ? error.message
    : undefined;
}
