import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import { HTTPException } from 'hono/http-exception';
import type { MailConfig } from '#mail/config.ts';
import { errorFields, type Log } from '#mail/log.ts';
import type { MailCore } from '#mail/mail-core.ts';
import { isUnavailable } from '#mail/outbox/availability.ts';
import type { AdmittedLevel, Allowance } from '#mail/submission/rate-limit.ts';
import {
  readIdempotencyKey,
  type SubmitOutcome,
  unavailable,
} from '#mail/submission/submission-service.ts';
import { contextHeader, decodeContext } from '#request/context.ts';
import {
  acknowledgementHeader,
  acknowledgementQueued,
  bookingHeader,
  formTimestampHeader,
  formTimestampPath,
  honeypotHeader,
  maxBodyBytes,
  receiptHeader,
} from '#request/mail-api.ts';
import { isAllowedOrigin } from './allowed-origin.ts';
import { type Call, readCall, readFormCall } from './emailjs.ts';

/** Who calls: the client's address, from a trusted source. */
export type Caller = { clientAddress: string };
type Env = { Bindings: Caller; Variables: { level: AdmittedLevel } };

type AppDependencies = {
  config: Pick<MailConfig, 'siteUrl' | 'allowedOrigins' | 'bookingUrl'>;
  log: Log;
  /** The parts that need the store; throws StoreError while it is not open. */
  getCore(): MailCore;
  /** Counts a call from an address against its share. */
  allow(address: string): Allowance;
};

const sendPath = '/api/v1.0/email/send';
const sendFormPath = '/api/v1.0/email/send-form';
const exposeHeaders = [receiptHeader, acknowledgementHeader, bookingHeader, 'Date'];

const answers = {
  conflict: [422, 'This Idempotency-Key was used for another request'],
  limited: [429, 'Too many requests. Please try again later'],
  unavailable: [503, 'The service is busy. Please try again in a moment'],
} as const;

/** The EmailJS API. No I/O until a request comes. */
export function createApp({ config, log, getCore, allow }: AppDependencies): Hono<Env> {
  const app = new Hono<Env>();

  app.use(async (context, next) => {
    context.header('Cache-Control', 'no-store');
    await next();
  });

  app.use('/api/*', async (context, next) => {
    if (isAllowedOrigin(context.req.raw, config)) return next();
    return context.text('This origin is not allowed to send', 403, { Vary: 'Origin' });
  });
  // Any header may come along: the origin is one that may call.
  const origin = (each: string) => each;
  const allowCors = cors({ origin, allowMethods: ['POST'], exposeHeaders, maxAge: 7200 });
  app.on(['POST', 'OPTIONS'], [sendPath, sendFormPath], allowCors);
  app.get(formTimestampPath, allowCors);

  /** Counts a call against the client's rate before anything of it is read. */
  const limitRate: MiddlewareHandler<Env> = async (context, next) => {
    const allowance = allow(context.env.clientAddress);
    if (allowance.level === 'refuse') {
      return answer(context, { outcome: 'limited', retryAfter: allowance.retryAfter });
    }
    context.set('level', allowance.level);
    return next();
  };

  const tooLong = 'Variables size limit. The request may have at most 50 KB';
  const limitBody = bodyLimit({ maxSize: maxBodyBytes, onError: (c) => c.text(tooLong, 413) });

  app.post(sendPath, limitRate, limitBody, async (context) =>
    send(context, readCall(await context.req.text())),
  );

  app.post(sendFormPath, limitRate, limitBody, async (context) => {
    const form = await context.req.raw.formData().catch(() => undefined);
    if (!form) return context.text('The request body is not valid form data', 400);
    return send(context, readFormCall(form));
  });

  async function send(context: Context<Env>, call: Call): Promise<Response> {
    if (call.kind === 'refused') return context.text(call.text, call.status);
    const { submissions, receipts } = getCore();
    const remoteAddress = context.env.clientAddress;
    const key = readIdempotencyKey(context.req.header('idempotency-key'));
    if (key === 'malformed') return context.text('The Idempotency-Key is malformed', 400);
    if (call.kind === 'auto-response') {
      const caller = { idempotencyKey: key, remoteAddress };
      const known = await submissions.acknowledge(call.email, caller);
      return known ? context.text('OK') : context.text('No demo request to respond to', 403);
    }
    const header = context.req.header(contextHeader) ?? '';
    const beside = await decodeContext(header);
    // No request is refused for its context: a damaged one is left out.
    if (!beside) log('warn', 'request context not readable', { length: header.length });
    const outcome = await submissions.submit({
      fields: call.fields,
      context: beside ?? {},
      idempotencyKey: key,
      remoteAddress,
      formTimestampToken: context.req.header(formTimestampHeader),
      honeypot: context.req.header(honeypotHeader),
      level: context.get('level'),
    });
    if (config.bookingUrl) context.header(bookingHeader, config.bookingUrl);
    if ('id' in outcome) {
      context.header(receiptHeader, receipts.sign(outcome.id));
      if (outcome.acknowledged) context.header(acknowledgementHeader, acknowledgementQueued);
    }
    return answer(context, outcome);
  }

  app.get(formTimestampPath, (context) =>
    context.text(getCore().spamCheck.issueFormTimestampToken()),
  );

  app.notFound((context) => context.text('Not found', 404));

  app.onError((error, context) => {
    if (error instanceof HTTPException) return error.getResponse();
    // The connection broke while the body was read.
    if (context.req.raw.signal.aborted) return context.body(null, 400);
    if (isUnavailable(error)) {
      log('warn', 'request not answered', errorFields(error));
      return answer(context, unavailable);
    }
    log('alert', 'request failed', errorFields(error));
    return context.text('The service failed. Please try again later', 500);
  });

  return app;
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
