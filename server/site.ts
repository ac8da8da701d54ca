import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener, type HttpBindings, RequestError } from '@hono/node-server';
import { getConnInfo } from '@hono/node-server/conninfo';
import { type Context, Hono } from 'hono';
import { etag, RETAINED_304_HEADERS } from 'hono/etag';
import { formTimestampPath } from '#app/demo-request/anti-spam-headers.ts';
import type { DemoRequestInbox } from '#app/demo-request/inbox.ts';
import { formParameters } from '#app/demo-request/native-post.ts';
import { isRedirectPath } from '#app/redirects/redirects.ts';
import { limitBody, readText } from '#mail/http/body.ts';
import { mayCall } from '#mail/http/caller.ts';
import { errorFields, faultFields, type Log } from '#mail/operations/log.ts';
import { isUnavailable } from '#mail/outbox/availability.ts';
import type { MailService } from '#mail/service.ts';
import type { Admission } from '#mail/submission/submission-service.ts';
import { inboxFor } from './inbox.ts';
import type { PageRenderer } from './pages.ts';
import { readPath } from './request-target.ts';
import {
  assetPolicy,
  type HeaderChoices,
  type PolicyOrigins,
  pagePolicy,
  siteHeaders,
  speculationHeader,
} from './security-headers.ts';
import { findPath, type StaticFiles, serveFiles } from './static-files.ts';

export type SiteParts = HeaderChoices & {
  /** Must hold `/404` and `/redirecting`. */
  files: StaticFiles;
  renderPage: PageRenderer;
  mail: MailService;
  log: Log;
  origins: PolicyOrigins;
  /** Hashes of the inline scripts and styles of all built files; rendered pages may have no others. */
  knownHashes: ReadonlySet<string>;
};

export type RequestListener = (request: IncomingMessage, response: ServerResponse) => void;
export type SiteEnv = { Bindings: HttpBindings; Variables: { inbox: DemoRequestInbox } };

/** What the mail service answers by GET: the form's token lies below `/api`, whose other addresses redirect. */
export const mailPaths = ['/livez', '/readyz', '/healthz', '/metrics', formTimestampPath];
export const apiPaths = '/api/v1.0/*';
const formPath = '/book-demo';

/**
 * The site. A GET is answered from memory, including unknown and old addresses. The form is rendered for a valid receipt,
 * for answers in its address and for a native post, all of which count against the client's rate. Beyond it a GET gets
 * the built page; a receipt only far beyond it, since the last post within the rate is followed by one.
 */
export function createSite(parts: SiteParts): RequestListener {
  const { files, renderPage, mail, log, siteUrl, origins, knownHashes } = parts;
  // Not Hono's `secureHeaders`: this table is also sent by Node's server, nginx and static hosts.
  const headers = {
    ...siteHeaders(parts),
    'Content-Security-Policy': assetPolicy,
    // A rendered page may show a visitor's address: no cache may store it unless the page allows it.
    'Cache-Control': 'no-store',
  };

  const app = new Hono<SiteEnv>({
    // The address as it was sent: in `request.url` dot segments are resolved.
    getPath(_request, options) {
      if (!options?.env) throw new TypeError('The site answers requests of Node’s server');
      return findPath(files, readPath(options.env.incoming));
    },
  });

  app.use(async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(headers)) {
      if (!c.res.headers.has(name)) c.res.headers.set(name, value);
    }
  });

  app.on('ALL', mailPaths, (c) => mail.fetch(c.req.raw, connectionOf(c)));

  app.get(formPath, async (c, next) => {
    const { receipt, ...query } = c.req.query();
    if (!receipt && !formParameters.some((name) => name in query)) return next();
    const address = mail.clientAddress(c.req.raw, connectionOf(c));
    const admission = await mail.allow(address);
    const renders = receipt
      ? !isExcessive(admission) && (await mail.readReceipt(receipt)) !== undefined
      : // Beyond the client's rate the form's script reads the address.
        admission.outcome === 'allowed';
    return renders ? render(c.req.raw, inboxFor(mail, address)) : next();
  });

  // A browser replaces the headers that it holds by those of a 304.
  const retainedHeaders = [
    ...RETAINED_304_HEADERS,
    ...['content-security-policy', 'cross-origin-resource-policy', 'speculation-rules'],
  ];
  app.get('*', etag({ retainedHeaders }), serveFiles(files));

  const redirecting = serveFiles(files, '/redirecting');
  app.get('*', (c, next) => (isRedirectPath(c.req.path) ? redirecting(c, next) : next()));

  const notFound = serveFiles(files, '/404');
  app.get('*', (c, next) => {
    c.status(404);
    return notFound(c, next);
  });

  app.all(apiPaths, (c) => mail.fetch(c.req.raw, connectionOf(c)));

  // Counts a post before anything of it is read.
  app.post(formPath, async (c, next) => {
    const address = mail.clientAddress(c.req.raw, connectionOf(c));
    const admission = await mail.allow(address);
    if (isExcessive(admission)) {
      c.header('Retry-After', String(admission.retryAfter));
      return c.text('Too many requests. Please try again in a minute', 429);
    }
    if (!mayCall(c.req.raw, siteUrl, [])) return c.text('Forms are sent from this site only', 403);
    const contentType = c.req.header('content-type') ?? '';
    if (!/^application\/x-www-form-urlencoded\s*(?:;|$)/i.test(contentType)) {
      return c.text('The content type must be application/x-www-form-urlencoded', 415);
    }
    c.set('inbox', inboxFor(mail, address, admission));
    return next();
  });

  const tooLong = 'The form may have at most 50 KB. Please shorten it and send it again';
  app.post(formPath, limitBody(tooLong), async (c) => {
    const body = await readText(c.req.raw);
    if (body === undefined) return c.text('The form is not valid UTF-8', 400);
    const sent = new Headers(c.req.raw.headers);
    // React Router compares the Origin, checked above, with the request's URL, scheme included, and would refuse every
    // visitor behind a proxy that ends TLS.
    sent.delete('origin');
    sent.delete('content-length');
    const post = new Request(c.req.raw.url, { method: 'POST', headers: sent, body });
    return render(post, c.get('inbox'));
  });

  app.all('*', (c) => {
    const allow = c.req.path === formPath ? 'GET, HEAD, POST' : 'GET, HEAD';
    return c.text(`This address answers ${allow} only`, 405, { Allow: allow });
  });

  app.onError((error, c) => {
    if (isUnavailable(error)) {
      log('warn', 'receipt not read', errorFields(error));
      const text = 'Your request has arrived. Please reload this page in a moment.';
      return c.text(text, 503, { 'Retry-After': '5' });
    }
    log('alert', 'page failed', faultFields(error));
    return c.body(null, 500);
  });

  async function render(request: Request, inbox: DemoRequestInbox): Promise<Response> {
    const response = await renderPage(request, inbox);
    if (!response.headers.get('Content-Type')?.startsWith('text/html')) return response;
    const html = await response.text();
    const page = new Response(html, response);
    page.headers.set('Content-Security-Policy', pagePolicy(html, origins, knownHashes));
    for (const [name, value] of Object.entries(speculationHeader)) page.headers.set(name, value);
    return page;
  }

  const listener = getRequestListener(app.fetch, {
    errorHandler(error) {
      if (error instanceof RequestError) {
        return new Response('The request must name one valid host', { status: 400, headers });
      }
      log('alert', 'page failed', faultFields(error));
      return new Response(null, { status: 500, headers });
    },
  });
  return (request, response) => {
    // Nobody would read the response.
    if (!request.socket.destroyed) listener(request, response);
  };
}

/** The address that the connection comes from. */
export function connectionOf(c: Context<SiteEnv>): { remoteAddress: string } {
  return { remoteAddress: getConnInfo(c).remote.address ?? '' };
}

function isExcessive(
  admission: Admission,
): admission is Extract<Admission, { outcome: 'limited' }> {
  return admission.outcome === 'limited' && admission.excessive;
}
