import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { bearerAuth } from 'hono/bearer-auth';
import { cors } from 'hono/cors';
import { HTTPException } from 'hono/http-exception';
import type { Config } from '#mail/config/config.ts';
import type { MailCore } from '#mail/mail-core.ts';
import { errorFields, type Log } from '#mail/operations/log.ts';
import type { Metrics, QueueGauges } from '#mail/operations/metrics.ts';
import { isUnavailable } from '#mail/outbox/availability.ts';
import { StoreError } from '#mail/outbox/database.ts';
import { readQueueState } from '#mail/outbox/queue-state.ts';
import type { AdmittedLevel, Allowance } from '#mail/submission/rate-limit.ts';
import { type SubmitOutcome, unavailable } from '#mail/submission/submission-service.ts';
import {
  formTimestampHeader,
  formTimestampPath,
  honeypotHeader,
} from '#request/anti-spam-headers.ts';
import { contextHeader, decodeContext, type RequestContext } from '#request/context.ts';
import {
  acknowledgementHeader,
  acknowledgementQueued,
  bookingHeader,
  receiptHeader,
} from '#request/service-headers.ts';
import { limitBody, readText } from './body.ts';
import { mayCall } from './caller.ts';
import { type Call, readCall, readFormCall } from './emailjs.ts';
import { pathOf } from './path.ts';

/** Where a request came from, as the socket says it. */
export type Connection = { remoteAddress: string };
type Env = { Bindings: Connection; Variables: { address: string; level: AdmittedLevel } };

export type AppDependencies = {
  config: Config;
  log: Log;
  metrics: Metrics;
  /** The parts that need the store; throws StoreError while it is not open. */
  opened(): MailCore;
  clientAddress(request: Request, connection: Connection): string;
  /** Counts a call from an address against its share. */
  allow(address: string): Allowance;
  /** Whether the process was asked to stop. */
  stopping(): boolean;
};

const sendPath = '/api/v1.0/email/send';
const sendFormPath = '/api/v1.0/email/send-form';
const exposeHeaders = [receiptHeader, acknowledgementHeader, bookingHeader];

const answers = {
  conflict: [422, 'This Idempotency-Key was used for another request'],
  limited: [429, 'Too many requests. Please try again later'],
  unavailable: [503, 'The service is busy. Please try again in a moment'],
} as const;

/** The mail service over HTTP: the EmailJS API, health and metrics. No I/O until a request comes. */
export function createApp(dependencies: AppDependencies): Hono<Env> {
  const { config, log, metrics, opened, stopping } = dependencies;
  const app = new Hono<Env>({ getPath: pathOf });

  app.use(async (context, next) => {
    context.header('Cache-Control', 'no-store');
    await next();
  });

  app.use('/api/*', async (context, next) => {
    if (mayCall(context.req.raw, config.siteUrl, config.allowedOrigins)) return next();
    return context.text('This origin is not allowed to send', 403, { Vary: 'Origin' });
  });
  // Any header may come along: the origin is one that may call.
  const origin = (each: string) => each;
  const grant = cors({ origin, allowMethods: ['POST'], exposeHeaders, maxAge: 7200 });
  app.on(['POST', 'OPTIONS'], [sendPath, sendFormPath], grant);
  app.get(formTimestampPath, grant);

  /** Counts a call against the client's rate before anything of it is read. */
  const admit: MiddlewareHandler<Env> = async (context, next) => {
    const address = dependencies.clientAddress(context.req.raw, context.env);
    const allowance = dependencies.allow(address);
    if (allowance.level === 'refuse') {
      return answer(context, { outcome: 'limited', retryAfter: allowance.retryAfter });
    }
    context.set('address', address);
    context.set('level', allowance.level);
    return next();
  };

  const limit = limitBody('Variables size limit. The request may have at most 50 KB');

  app.post(sendPath, admit, expectType('application/json'), limit, async (context) => {
    const text = await readText(context.req.raw);
    if (text === undefined) return context.text('The request body is not valid UTF-8', 400);
    return send(context, readCall(text));
  });

  app.post(sendFormPath, admit, expectType('multipart/form-data'), limit, async (context) => {
    const form = await context.req.raw.formData().catch(() => undefined);
    if (!form) return context.text('The request body is not valid form data', 400);
    return send(context, readFormCall(form));
  });

  async function send(context: Context<Env>, call: Call): Promise<Response> {
    if (call.kind === 'refused') return context.text(call.text, call.status);
    const { submissions, receipts } = opened();
    const remoteAddress = context.get('address');
    const key = readKey(context.req.header('idempotency-key'));
    if (key === 'malformed') return context.text('The Idempotency-Key is malformed', 400);
    if (call.kind === 'auto-response') {
      const caller = { idempotencyKey: key, remoteAddress };
      const known = await submissions.acknowledge(call.email, caller);
      return known ? context.text('OK') : context.text('No demo request to respond to', 403);
    }
    const sent = {
      fields: call.fields,
      context: await readContext(context.req.header(contextHeader)),
      idempotencyKey: key,
      remoteAddress,
      formTimestampToken: context.req.header(formTimestampHeader),
      honeypot: context.req.header(honeypotHeader),
      level: context.get('level'),
    };
    const outcome = await submissions.submit(sent);
    if (config.bookingUrl) context.header(bookingHeader, config.bookingUrl);
    if ('id' in outcome) {
      context.header(receiptHeader, receipts.sign(outcome.id));
      if (outcome.acknowledged) context.header(acknowledgementHeader, acknowledgementQueued);
    }
    return answer(context, outcome);
  }

  /** No request is refused for its context: a damaged one is left out. */
  async function readContext(header = ''): Promise<RequestContext> {
    const sent = await decodeContext(header);
    if (!sent) log('warn', 'request context not readable', { length: header.length });
    return sent ?? {};
  }

  app.get(formTimestampPath, (context) =>
    context.text(opened().spamCheck.issueFormTimestampToken()),
  );

  if (config.metricsToken !== undefined) {
    app.get('/metrics', bearerAuth({ token: config.metricsToken }), async (context) => {
      context.header('Content-Type', metrics.contentType);
      return context.body(await metrics.print(await gauges()));
    });
  }

  async function gauges(): Promise<QueueGauges | undefined> {
    try {
      const { database, mails, isReady } = opened();
      if (!(await isReady())) return undefined;
      return { ...(await readQueueState(database)), paused: mails.isPaused() };
    } catch (error) {
      // Refused or away: there is nothing to count.
      if (error instanceof StoreError) return undefined;
      throw error;
    }
  }

  /** Liveness: the process answers, even while the store does not. For supervisors that restart processes. */
  app.get('/livez', (context) => context.text('OK'));

  /** Readiness: requests can be accepted. For load balancers and alerts. */
  app.on('GET', ['/readyz', '/healthz'], async (context) => {
    if (stopping()) return context.text('The process is stopping', 503);
    try {
      if (await opened().isReady()) return context.text('OK');
    } catch (error) {
      if (!(error instanceof StoreError)) throw error;
    }
    return context.text('The store does not answer', 503);
  });

  for (const [allow, paths] of [
    ['POST, OPTIONS', [sendPath, sendFormPath]],
    ['GET, HEAD', [formTimestampPath, '/livez', '/readyz', '/healthz']],
  ] as const) {
    app.on('ALL', [...paths], (context) => {
      context.header('Allow', allow);
      return context.text(`Only ${allow} are answered here`, 405);
    });
  }

  app.notFound((context) => context.text('Not found', 404));

  app.onError((error, context) => {
    if (error instanceof HTTPException) return error.getResponse();
    if (isUnavailable(error)) {
      log('warn', 'request not answered', errorFields(error));
      return answer(context, unavailable);
    }
    log('alert', 'request failed', errorFields(error));
    return context.text('The service failed. Please try again later', 500);
  });

  return app;
}

/** Refuses a body of another content type. */
export function expectType(expected: string): MiddlewareHandler {
  return async (context, next) => {
    const [type = ''] = (context.req.header('content-type') ?? '').split(';');
    if (type.trim().toLowerCase() === expected) return next();
    return context.text(`The content type must be ${expected}`, 415);
  };
}

function answer(
  context: Context,
  outcome: SubmitOutcome | { outcome: 'limited'; retryAfter: number },
): Response {
  if (outcome.outcome === 'accepted' || outcome.outcome === 'repeated') return context.text('OK');
  if ('retryAfter' in outcome) context.header('Retry-After', String(outcome.retryAfter));
  const [status, text] = answers[outcome.outcome];
  return context.text(text, status);
}

/** The key of the draft "The Idempotency-Key HTTP Header Field", with or without its quotes. */
export function readKey(header: string | undefined): string | undefined | 'malformed' {
  if (header === undefined) return undefined;
  const key = header.replace(/^"(.*)"$/, '$1');
  return /^[A-Za-z0-9_.:-]{8,128}$/.test(key) ? `key:${key}` : 'malformed';
}
