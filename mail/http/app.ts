import { type Context, Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import {
  formTimestampHeader,
  formTimestampPath,
  honeypotHeader,
  proofHeader,
  proofWanted,
} from '#app/demo-request/anti-spam-headers.ts';
import { readNote } from '#app/demo-request/note.ts';
import {
  acknowledgementHeader,
  acknowledgementQueued,
  bookingHeader,
  correctsHeader,
  noteHeader,
  receiptHeader,
} from '#app/demo-request/service-headers.ts';
import { visitSourceHeaderName } from '#app/demo-request/visit-source-header.ts';
import { processHeaderName } from '#app/own-process/process-names.ts';
import type { Config } from '#mail/config/config.ts';
import { errorFields, type Log } from '#mail/operations/log.ts';
import type { Metrics, QueueGauges } from '#mail/operations/metrics.ts';
import { mayReadMetrics } from '#mail/operations/metrics-access.ts';
import { isUnavailable } from '#mail/outbox/availability.ts';
import { noteToStore } from '#mail/submission/note.ts';
import { readOwnProcess } from '#mail/submission/own-process.ts';
import type { Receipts } from '#mail/submission/receipts.ts';
import {
  type SubmissionService,
  type SubmitContext,
  type SubmitOutcome,
  unavailable,
} from '#mail/submission/submission-service.ts';
import { readVisitSource } from '#mail/submission/visit-source.ts';
import { readBody } from './body.ts';
import { mayCall } from './caller.ts';
import { type Call, readCall, readFormCall } from './emailjs.ts';

/** Where a request came from, as the socket says it. */
export type Connection = { remoteAddress: string };
type Env = { Bindings: Connection };

export type AppDependencies = Pick<SubmissionService, 'allow' | 'submit' | 'acknowledge'> & {
  config: Config;
  log: Log;
  clientAddress(request: Request, connection: Connection): string;
  /** Whether the store answers. */
  healthy(): Promise<boolean>;
  /** Whether the process was told to stop. */
  stopping(): boolean;
  issueFormTimestampToken(): string;
  receipts(): Receipts;
  metrics: Metrics;
  gauges(): Promise<QueueGauges | undefined>;
};

const sendPath = '/api/v1.0/email/send';
const sendFormPath = '/api/v1.0/email/send-form';
const allowedHeaders = [
  'Content-Type',
  'Idempotency-Key',
  visitSourceHeaderName,
  processHeaderName,
  noteHeader,
  correctsHeader,
  formTimestampHeader,
  honeypotHeader,
  proofHeader,
].join(', ');
const exposedHeaders = [receiptHeader, acknowledgementHeader, bookingHeader].join(', ');

const answers = {
  conflict: [422, 'This Idempotency-Key was used for another request'],
  limited: [429, 'Too many requests. Please try again in a minute'],
  unavailable: [503, 'The service is busy. Please try again in a moment'],
} as const;

const unreadable = {
  'too large': [413, 'Variables size limit. The request may have at most 50 KB'],
  'too slow': [408, 'The request took too long'],
  broken: [400, 'The request body is not valid UTF-8'],
} as const;

/** The mail service over HTTP: the EmailJS API, health and metrics. No I/O until a request comes. */
export function createApp(dependencies: AppDependencies): Hono<Env> {
  const { config, log, metrics } = dependencies;
  const app = new Hono<Env>();

  function refuse(context: Context<Env>, status: ContentfulStatusCode, text: string): Response {
    metrics.count('requests_refused');
    return context.text(text, status);
  }

  app.use('/api/*', async (context, next) => {
    context.header('Cache-Control', 'no-store');
    context.header('Vary', 'Origin');
    if (!mayCall(context.req.raw, config.siteUrl, config.allowedOrigins)) {
      return context.text('This origin is not allowed to send', 403);
    }
    const origin = context.req.header('origin');
    if (origin) {
      context.header('Access-Control-Allow-Origin', origin);
      context.header('Access-Control-Expose-Headers', exposedHeaders);
    }
    return next();
  });

  for (const path of [sendPath, sendFormPath]) {
    app.options(path, (context) => {
      context.header('Access-Control-Allow-Methods', 'POST');
      context.header('Access-Control-Allow-Headers', allowedHeaders);
      context.header('Access-Control-Max-Age', '7200');
      return context.body(null, 204);
    });
  }

  /** `read` takes the body's text and its content type. */
  async function send(
    context: Context<Env>,
    contentType: string,
    read: (text: string, type: string) => Call | Promise<Call>,
  ): Promise<Response> {
    const remoteAddress = dependencies.clientAddress(context.req.raw, context.env);
    const allowance = await dependencies.allow(remoteAddress);
    if (allowance.outcome === 'limited') {
      metrics.count('requests_limited');
      return answer(context, allowance);
    }
    const type = context.req.header('content-type') ?? '';
    if (type.split(';')[0]?.trim().toLowerCase() !== contentType) {
      return refuse(context, 415, `The content type must be ${contentType}`);
    }
    const body = await readBody(context.req.raw);
    if (body.outcome !== 'read') {
      const [status, text] = unreadable[body.outcome];
      return refuse(context, status, text);
    }
    const call = await read(body.text, type);
    if (call.kind === 'refused') return refuse(context, call.status, call.text);
    const key = readKey(context.req.header('idempotency-key'));
    if (key === 'malformed') return refuse(context, 400, 'The Idempotency-Key is malformed');
    if (call.kind === 'auto-response') {
      const caller = { email: call.email, idempotencyKey: key, remoteAddress };
      const known = await dependencies.acknowledge(caller);
      return known ? context.text('OK') : refuse(context, 403, 'No demo request to respond to');
    }
    const details: SubmitContext = {
      idempotencyKey: key,
      remoteAddress,
      source: readVisitSource(context.req.header(visitSourceHeaderName)),
      process: readOwnProcess(context.req.header(processHeaderName)),
      note: noteToStore(readNote(new URLSearchParams(context.req.header(noteHeader)))),
      corrects: dependencies.receipts().verify(context.req.header(correctsHeader) ?? ''),
      formTimestampToken: context.req.header(formTimestampHeader),
      honeypot: context.req.header(honeypotHeader) ?? call.honeypot,
      proof: context.req.header(proofHeader),
    };
    const outcome = await dependencies.submit(call.request, details, allowance.crowded);
    if (config.bookingUrl) context.header(bookingHeader, config.bookingUrl);
    if ('id' in outcome) {
      context.header(receiptHeader, dependencies.receipts().sign(outcome.id));
      if (outcome.acknowledged) context.header(acknowledgementHeader, acknowledgementQueued);
    }
    return answer(context, outcome);
  }

  app.post(sendPath, (context) => send(context, 'application/json', readCall));
  app.post(sendFormPath, (context) => send(context, 'multipart/form-data', readForm));

  app.get(formTimestampPath, (context) => context.text(dependencies.issueFormTimestampToken()));

  app.get('/metrics', async (context) => {
    if (!mayReadMetrics(context.req.raw, context.env.remoteAddress, config)) {
      return context.text('Not found', 404);
    }
    context.header('Content-Type', metrics.contentType);
    context.header('Cache-Control', 'no-store');
    return context.body(await metrics.print(await dependencies.gauges()));
  });

  /** Liveness: the process answers, even while the store does not. For supervisors that restart processes. */
  app.get('/livez', (context) => {
    context.header('Cache-Control', 'no-store');
    return context.text('OK');
  });

  /** Readiness: requests can be accepted. For load balancers and alerts. */
  app.on('GET', ['/readyz', '/healthz'], async (context) => {
    context.header('Cache-Control', 'no-store');
    if (dependencies.stopping()) return context.text('The process is stopping', 503);
    return (await dependencies.healthy())
      ? context.text('OK')
      : context.text('The store does not answer', 503);
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
    if (isUnavailable(error)) {
      log('warn', 'request not answered', errorFields(error));
      return answer(context, unavailable);
    }
    log('alert', 'request failed', errorFields(error));
    return context.text('The service failed. Please try again later', 500);
  });

  return app;
}

/** Parse the form from the text whose size was checked. */
async function readForm(text: string, type: string): Promise<Call> {
  try {
    return readFormCall(await new Response(text, { headers: { 'content-type': type } }).formData());
  } catch {
    return { kind: 'refused', status: 400, text: 'The request body is not valid form data' };
  }
}

function answer(context: Context<Env>, outcome: SubmitOutcome): Response {
  if (outcome.outcome === 'accepted' || outcome.outcome === 'repeated') return context.text('OK');
  if (outcome.outcome === 'challenged') return context.json(outcome.challenge, proofWanted);
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
