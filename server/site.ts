import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { formTimestampPath } from '#app/demo-request/anti-spam-headers.ts';
import { formParameters } from '#app/demo-request/form-parameters.ts';
import { isRedirectPath } from '#app/redirects/redirects.ts';
import { errorFields, faultFields, type Log } from '#mail/operations/log.ts';
import { isUnavailable } from '#mail/outbox/availability.ts';
import type { MailService } from '#mail/service.ts';
import { readFormPost } from './form-post.ts';
import { inboxFor } from './inbox.ts';
import type { PageRenderer } from './pages.ts';
import { methodNotAllowed, refusal } from './refusals.ts';
import { pagePath, readTarget } from './request-target.ts';
import {
  assetPolicy,
  type HeaderChoices,
  type PolicyOrigins,
  pagePolicy,
  siteHeaders,
  speculationHeader,
} from './security-headers.ts';
import { findFile, type StaticFiles, sendFile } from './static-files.ts';

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

const servicePaths = new Set(['/livez', '/readyz', '/healthz', '/metrics']);
const formPath = '/book-demo';

/** Paths that the mail service answers. */
export function isService(path: string): boolean {
  return path.startsWith('/api/v1.0/') || servicePaths.has(path);
}

/**
 * Whether a GET shows the redirecting page. One path below `/api` is exempt: the form's script gets its token there.
 */
export function redirectsHome(path: string): boolean {
  return isRedirectPath(path) && path !== formTimestampPath;
}

/**
 * The site's request listener. A GET is answered from memory, including unknown and old addresses; only a valid receipt,
 * the native form post and a form that its address fills render a page; the last two count against the client's rate. Everything else goes to the mail
 * service.
 */
export function createSite(parts: SiteParts): RequestListener {
  const { files, renderPage, mail, log, siteUrl, origins, knownHashes } = parts;
  const common = siteHeaders(parts);
  const notFound = requireFile(files, '/404');
  const redirecting = requireFile(files, '/redirecting');

  /** Adds the security headers; a page's policy is computed from its HTML. */
  async function secured(response: Response): Promise<Response> {
    const headers = new Headers(response.headers);
    for (const [name, value] of Object.entries(common)) headers.set(name, value);
    const isPage = headers.get('Content-Type')?.startsWith('text/html') === true;
    if (!isPage) {
      headers.set('Content-Security-Policy', assetPolicy);
      return new Response(response.body, { status: response.status, headers });
    }
    const html = await response.text();
    headers.set('Content-Security-Policy', pagePolicy(html, origins, knownHashes));
    for (const [name, value] of Object.entries(speculationHeader)) headers.set(name, value);
    // A rendered page may show a visitor's address: no cache may store it unless the page allows it.
    if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store');
    return new Response(html, { status: response.status, headers });
  }

  async function answerPost(request: Request, remoteAddress: string): Promise<Response> {
    const address = mail.clientAddress(request, { remoteAddress });
    const allowance = await mail.allow(address);
    if (allowance.outcome === 'limited' && allowance.excessive) {
      return refusal(429, 'Too many requests. Please try again in a minute', {
        'Retry-After': String(allowance.retryAfter),
      });
    }
    const form = await readFormPost(request, siteUrl);
    return form instanceof Response ? form : renderPage(form, inboxFor(mail, address, allowance));
  }

  async function answer(request: Request, remoteAddress: string): Promise<Response> {
    const { method } = request;
    const { pathname } = new URL(request.url);
    const path = pagePath(pathname);
    if (isService(path)) return mail.fetch(request, { remoteAddress });
    if (!isForm(path)) return methodNotAllowed(['GET', 'HEAD']);
    if (method === 'POST') return answerPost(request, remoteAddress);
    if (method !== 'GET' && method !== 'HEAD') return methodNotAllowed(['GET', 'HEAD', 'POST']);
    return renderPage(request, inboxFor(mail, remoteAddress));
  }

  const dynamic = getRequestListener(
    async (request, { incoming: { socket } }) =>
      secured(await answer(request, socket.remoteAddress ?? '')),
    {
      errorHandler(error) {
        log('alert', 'page failed', faultFields(error));
        return secured(new Response(null, { status: 500 }));
      },
    },
  );

  /** Within the client's rate; beyond it the form comes from memory, and its script reads the address. */
  async function mayRender({ headers, socket }: IncomingMessage): Promise<boolean> {
    const forwarded = headers['x-forwarded-for'];
    const request = new Request(siteUrl, {
      headers: typeof forwarded === 'string' ? { 'x-forwarded-for': forwarded } : {},
    });
    const address = mail.clientAddress(request, { remoteAddress: socket.remoteAddress ?? '' });
    return (await mail.allow(address)).outcome === 'allowed';
  }

  function refuse(response: ServerResponse, status: number, text: string): void {
    response.writeHead(status, {
      ...common,
      'Content-Security-Policy': assetPolicy,
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      ...(status === 503 && { 'Retry-After': '5' }),
    });
    response.end(text);
  }

  return (request, response) => {
    // The connection is closed: nobody would read the response.
    if (request.socket.destroyed) return;
    const target = readTarget(request);
    if (!target) {
      refuse(response, 400, 'The request must name one valid host');
      return;
    }
    const { path, query } = target;
    const redirects = redirectsHome(path);
    const reads = request.method === 'GET' || request.method === 'HEAD';
    if (!reads || (isService(path) && !redirects)) {
      dynamic(request, response);
      return;
    }
    const sendPage = (): void => {
      const file = findFile(files, path) ?? (redirects ? redirecting : notFound);
      sendFile(file, request, response, file === notFound ? 404 : 200);
    };
    const parameters = new URLSearchParams(isForm(path) ? query : '');
    const receipt = parameters.get('receipt');
    if (!receipt && !formParameters.some((name) => parameters.get(name) !== null)) {
      sendPage();
      return;
    }
    const rendered = receipt ? mail.readReceipt(receipt).then(Boolean) : mayRender(request);
    rendered.then(
      (yes) => (yes ? dynamic(request, response) : sendPage()),
      (error: unknown) => {
        log(isUnavailable(error) ? 'warn' : 'alert', 'receipt not read', errorFields(error));
        refuse(response, 503, 'Your request has arrived. Please reload this page in a moment.');
      },
    );
  };
}

function isForm(path: string): boolean {
  return path.toLowerCase() === formPath;
}

function requireFile(files: StaticFiles, path: string) {
  const file = files.get(path);
  if (!file) throw new Error(`The build has no page ${path}`);
  return file;
}
