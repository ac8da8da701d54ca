import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener, type HttpBindings, RequestError } from '@hono/node-server';
import { getConnInfo } from '@hono/node-server/conninfo';
import { type Context, Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { formTimestampPath } from '#app/demo-request/anti-spam-headers.ts';
import type { DemoRequestInbox } from '#app/demo-request/inbox.ts';
import { formParameters } from '#app/demo-request/native-post.ts';
import { isRedirectPath } from '#app/redirects/redirects.ts';
import { errorFields, faultFields, type Log } from '#mail/operations/log.ts';
import { isUnavailable } from '#mail/outbox/availability.ts';
import type { MailService } from '#mail/service.ts';
import type { Admission } from '#mail/submission/submission-service.ts';
import { readFormPost } from './form-post.ts';
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
import { findFile, requireFile, type StaticFiles, sendFile } from './static-files.ts';

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
export type SiteEnv = { Bindings: HttpBindings };

/** What the mail service answers by GET: the form's token lies below `/api`, whose other addresses redirect. */
export const mailPaths = ['/livez', '/readyz', '/healthz', '/metrics', formTimestampPath];
export const apiPaths = '/api/v1.0/*';
const formPath = '/book-demo';

function isExcessive(
  allowance: Admission,
): allowance is Extract<Admission, { outcome: 'limited' }> {
  return allowance.outcome === 'limited' && allowance.excessive;
}

/** The address that the connection comes from. */
export function connectionOf(c: Context<SiteEnv>): { remoteAddress: string } {
  return { remoteAddress: getConnInfo(c).remote.address ?? '' };
}

/**
 * The site. A GET is answered from memory, including unknown and old addresses. The form is rendered for a valid receipt,
 * for answers in its address and for a native post, all of which count against the client's rate. Beyond it a GET gets
 * the built page; a receipt only far beyond it, since the last post within the rate is followed by one.
 */
export function createSite(parts: SiteParts): RequestListener {
  const { files, renderPage, mail, log, siteUrl, origins, knownHashes } = parts;
  const notFound = requireFile(files, '/404');
  const redirecting = requireFile(files, '/redirecting');
  // Not Hono's `secureHeaders`: this table is also sent by Node's server, nginx and static hosts.
  const headers = {
    ...siteHeaders(parts),
    'Content-Security-Policy': assetPolicy,
    // A rendered page may show a visitor's address: no cache may store it unless the page allows it.
    'Cache-Control': 'no-store',
  };

  async function render(request: Request, inbox: DemoRequestInbox): Promise<Response> {
    const response = await renderPage(request, inbox);
    if (!response.headers.get('Content-Type')?.startsWith('text/html')) return response;
    const html = await response.text();
    const page = new Response(html, response);
    page.headers.set('Content-Security-Policy', pagePolicy(html, origins, knownHashes));
    for (const [name, value] of Object.entries(speculationHeader)) page.headers.set(name, value);
    return page;
  }

  async function isReceipt(receipt: string): Promise<boolean> {
    try {
      return (await mail.readReceipt(receipt)) !== undefined;
    } catch (error) {
      log(isUnavailable(error) ? 'warn' : 'alert', 'receipt not read', errorFields(error));
      const text = 'Your request has arrived. Please reload this page in a moment.';
      throw new HTTPException(503, {
        res: new Response(text, { headers: { 'Retry-After': '5' } }),
      });
    }
  }

  const app = new Hono<SiteEnv>({
    // The address as it was sent: in `request.url` dot segments are resolved.
    getPath(_request, options) {
      if (!options?.env) throw new TypeError('The site answers requests of Node’s server');
      const path = readPath(options.env.incoming);
      return findFile(files, path)?.path ?? path;
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
    const address = mail.clientAddress(c.req.raw, connectionOf(c));
    if (!receipt && !formParameters.some((name) => name in query)) return next();
    const allowance = await mail.allow(address);
    const renders = receipt
      ? !isExcessive(allowance) && (await isReceipt(receipt))
      : // Beyond the client's rate the form's script reads the address.
        allowance.outcome === 'allowed';
    return renders ? render(c.req.raw, inboxFor(mail, address)) : next();
  });

  app.get('*', (c) => {
    const file = files.get(c.req.path) ?? (isRedirectPath(c.req.path) ? redirecting : notFound);
    return sendFile(c, file, file === notFound ? 404 : 200);
  });

  app.all(apiPaths, (c) => mail.fetch(c.req.raw, connectionOf(c)));

  app.post(formPath, async (c) => {
    const address = mail.clientAddress(c.req.raw, connectionOf(c));
    const allowance = await mail.allow(address);
    if (isExcessive(allowance)) {
      c.header('Retry-After', String(allowance.retryAfter));
      return c.text('Too many requests. Please try again in a minute', 429);
    }
    return render(await readFormPost(c.req.raw, siteUrl), inboxFor(mail, address, allowance));
  });

  app.all('*', (c) => {
    const allow = c.req.path === formPath ? 'GET, HEAD, POST' : 'GET, HEAD';
    return c.text(`This address answers ${allow} only`, 405, { Allow: allow });
  });

  app.onError((error, c) => {
    if (error instanceof HTTPException) return error.getResponse();
    log('alert', 'page failed', faultFields(error));
    return c.body(null, 500);
  });

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
