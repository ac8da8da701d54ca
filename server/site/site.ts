import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { getConnInfo } from '@hono/node-server/conninfo';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { etag, RETAINED_304_HEADERS } from 'hono/etag';
import type { DemoRequestInbox } from '#app/demo-form/inbox.ts';
import { errorFields, type Log } from '#mail/log.ts';
import { isUnavailable } from '#mail/outbox/availability.ts';
import type { MailService } from '#mail/service.ts';
import { contextField } from '#request/context.ts';
import { formTimestampPath, maxBodyBytes } from '#request/mail-api.ts';
import { faultFields } from '#server/operations/log.ts';
import { inboxFor } from './inbox.ts';
import { type StaticFiles, serveFiles } from './static-files.ts';

/** Renders a page; one that shows or takes a demo request needs the inbox. */
export type RenderPage = (request: Request, inbox?: DemoRequestInbox) => Promise<Response>;

type SiteParts = {
  /** Holds `/404` and `/redirecting`. Without files, in development, every page is rendered for each request. */
  files?: StaticFiles;
  renderPage: RenderPage;
  /** Whether a path is one of the old addresses, which lead to the home page. */
  isRedirectPath: (path: string) => boolean;
  /** Headers of a page that is rendered. */
  pageHeaders?: Readonly<Record<string, string>>;
} & SiteServices;

/** What a site takes from the process. */
export type SiteServices = {
  mail: MailService;
  log: Log;
  /** Answers /livez, /readyz, /healthz and /metrics. */
  probes: Hono;
  /** The client's address: the connection's, or what a trusted proxy says it is. */
  clientAddress(request: Request, remoteAddress: string): string;
};

type SiteEnv = { Bindings: HttpBindings; Variables: { inbox: DemoRequestInbox } };

const formPath = '/book-demo';
const formType = 'application/x-www-form-urlencoded';
/** Longest query that is read, in characters: a process of twenty steps fits, in any script. */
const maxQuery = 8_192;
/** A receipt's page that cannot be shown now. */
const hasArrived = 'Your request has arrived. Please reload this page in a moment.';

/**
 * The site. A GET is answered from memory, including unknown and old addresses. The form is rendered for a valid receipt,
 * for answers in its address and for a native post, all of which count against the client's rate. Beyond it a GET gets
 * the built page, a receipt is refused, and a post returns the form with its answers.
 */
export function createSite({
  files,
  renderPage,
  isRedirectPath,
  pageHeaders = {},
  mail,
  log,
  probes,
  clientAddress,
}: SiteParts) {
  const app = new Hono<SiteEnv>({
    // Pages ignore case and a slash at the end, as the site's router does.
    getPath(request) {
      const path = new URL(request.url).pathname.replace(/(?<=.)\/$/, '');
      const lower = path.toLowerCase();
      return lower === formPath || files?.has(lower) ? lower : path;
    },
  });

  app.on('ALL', ['/livez', '/readyz', '/healthz', '/metrics'], (c) => probes.fetch(c.req.raw));
  // Before the pages, to which other addresses below /api redirect.
  app.on('ALL', formTimestampPath, callMail);

  app.get(formPath, async (c, next) => {
    const url = new URL(c.req.url);
    if (url.search.length > maxQuery) return next();
    const query = url.searchParams;
    const receipt = query.get('receipt');
    // Forged receipts are not counted: otherwise a page of another site could use up its visitors' rate.
    const known = receipt ? mail.idOfReceipt(receipt) !== undefined : query.has(contextField);
    if (!known) return next();
    const { allowance, inbox } = admit(c, mail.allowPage);
    if (receipt) {
      if (allowance.level === 'refuse') {
        return c.text(hasArrived, 429, { 'Retry-After': String(allowance.retryAfter) });
      }
      const read = await inbox.readReceipt(receipt);
      // Read once: the store may be gone by the time the page asks.
      return read ? render(c.req.raw, { ...inbox, readReceipt: async () => read }) : next();
    }
    // Beyond the client's rate the form's script reads the address.
    return allowance.level === 'refuse' ? next() : render(c.req.raw, inbox);
  });

  if (files) {
    // A browser replaces the headers that it holds by those of a 304.
    const retainedHeaders = [
      ...RETAINED_304_HEADERS,
      ...['content-security-policy', 'cross-origin-resource-policy', 'speculation-rules'],
    ];
    app.get('*', etag({ retainedHeaders }), serveFiles(files));

    const redirecting = serveFiles(files, '/redirecting');
    app.get('*', (c, next) => (isRedirectPath(c.req.path) ? redirecting(c, next) : next()));

    // A chat or a mail took the sentence's punctuation into the link.
    app.get('*', (c, next) => {
      const page = c.req.path.toLowerCase().replace(/(?<=.)[^\w/]{1,9}$/, '');
      if (page === c.req.path || !(files.has(page) || isRedirectPath(page))) return next();
      return c.redirect(page + new URL(c.req.url).search, 301);
    });

    const notFound = serveFiles(files, '/404');
    app.get('*', (c, next) => {
      c.status(404);
      return notFound(c, next);
    });
  } else {
    app.get('*', (c) => {
      const redirecting = new Request(new URL('/redirecting', c.req.url));
      return render(isRedirectPath(c.req.path) ? redirecting : c.req.raw);
    });
  }

  app.all('/api/v1.0/*', callMail);

  app.post(
    formPath,
    async (c, next) => {
      // Not counted: another site's page could use up its visitors' rate.
      if (!mail.isAllowedOrigin(c.req.raw))
        return c.text('Forms are sent from this site only', 403);
      // Counted before anything of it is read.
      c.set('inbox', admit(c, mail.allow).inbox);
      return next();
    },
    async (c, next) => {
      if (c.req.header('content-type')?.startsWith(formType)) return next();
      return c.text(`The content type must be ${formType}`, 415);
    },
    bodyLimit({
      maxSize: maxBodyBytes,
      onError: (c) =>
        c.text('The form may have at most 50 KB. Please shorten it and send it again', 413),
    }),
    async (c) => {
      const body = await c.req.raw.text();
      const headers = new Headers(c.req.raw.headers);
      // React Router compares the Origin, checked above, with the request's URL, scheme included, and would refuse every
      // visitor behind a proxy that ends TLS.
      headers.delete('origin');
      // Without a query, which a form does not send.
      const url = new URL(formPath, c.req.url);
      return render(new Request(url, { method: 'POST', headers, body }), c.get('inbox'));
    },
  );

  app.onError((error, c) => {
    if (isUnavailable(error)) {
      log('warn', 'receipt not read', errorFields(error));
      return c.text(hasArrived, 503, { 'Retry-After': '5' });
    }
    // The connection broke while the body was read.
    if (c.req.raw.signal.aborted) return c.body(null, 400);
    log('alert', 'page failed', faultFields(error));
    return c.body(null, 500);
  });

  function callMail(c: Context<SiteEnv>): Promise<Response> {
    return mail.fetch(c.req.raw, { clientAddress: addressOf(c) });
  }

  function addressOf(c: Context<SiteEnv>): string {
    return clientAddress(c.req.raw, getConnInfo(c).remote.address ?? '');
  }

  /** Counts a request against its client's rate of calls or pages. */
  function admit(c: Context<SiteEnv>, allow: MailService['allow']) {
    const address = addressOf(c);
    const allowance = allow(address);
    return { allowance, inbox: inboxFor(mail, address, allowance) };
  }

  async function render(request: Request, inbox?: DemoRequestInbox): Promise<Response> {
    const page = await renderPage(request, inbox);
    if (!page.headers.get('Content-Type')?.startsWith('text/html')) return page;
    for (const [name, value] of Object.entries(pageHeaders)) page.headers.set(name, value);
    return page;
  }

  return app;
}

/** Answers what Node's server receives. A probe by HTTP/1.0 names no host. */
export function listenerOf(site: ReturnType<typeof createSite>) {
  // Only a host or path that makes no URL gets past the site's own handler.
  const errorHandler = () => new Response(null, { status: 400 });
  return getRequestListener(site.fetch, { hostname: 'localhost', errorHandler });
}
