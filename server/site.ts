import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener, RequestError } from '@hono/node-server';
import { ticketPath } from '#app/demo-request/anti-spam-headers.ts';
import { isRedirectPath } from '#app/redirects/redirects.ts';
import type { MailService } from '#mail/service.ts';
import { readFormPost } from './form-post.ts';
import { inboxFor } from './inbox.ts';
import type { PageRenderer } from './pages.ts';
import {
  assetPolicy,
  type HeaderChoices,
  type PolicyOrigins,
  pagePolicy,
  siteHeaders,
} from './security-headers.ts';
import { speculationHeader } from './speculation.ts';
import { type StaticFiles, sendFile } from './static-files.ts';

export type SiteParts = HeaderChoices & {
  files: StaticFiles;
  renderPage: PageRenderer;
  mail: MailService;
  origins: PolicyOrigins;
  /** Hashes of the inline scripts and styles of all files: a rendered page may have no others. */
  knownHashes: ReadonlySet<string>;
};

export type RequestListener = (request: IncomingMessage, response: ServerResponse) => void;

/** Paths that the mail service answers. */
function isService(path: string): boolean {
  return path.startsWith('/api/v1.0/') || path === '/healthz' || path === '/metrics';
}

/** Old addresses, but for the one below `/api` that the form's own script gets; the rest of the API is not for GET. */
export function leadsHome(path: string): boolean {
  return isRedirectPath(path) && path !== ticketPath;
}

/**
 * One listener for everything: prerendered files from memory, the page that old addresses show, the mail service's
 * API, and pages that have to be rendered because they were posted, carry a receipt or are unknown.
 */
export function createSite({
  files,
  renderPage,
  mail,
  siteUrl,
  hstsPreload,
  origins,
  knownHashes,
}: SiteParts): RequestListener {
  const common = siteHeaders({ siteUrl, hstsPreload });
  const notFound = files.get('/404');

  /** Adds the security headers; a page's policy is computed from its text. */
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
    // A page that says nothing of its keeping may hold what was asked for, or a visitor's address.
    if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store');
    return new Response(html, { status: response.status, headers });
  }

  async function answer(request: Request, remoteAddress: string): Promise<Response> {
    const connection = { remoteAddress };
    const { pathname } = new URL(request.url);
    if (isService(pathname)) return mail.fetch(request, connection);
    // React Router would answer it too, and log each such address twice, however long.
    if (!isDecodable(pathname)) return new Response('Not found', { status: 404 });
    const reads = request.method === 'GET' || request.method === 'HEAD';
    const readable = reads ? request : await readFormPost(request, siteUrl);
    if (readable instanceof Response) return readable;
    return renderPage(readable, inboxFor(mail, mail.clientAddress(request, connection)));
  }

  const dynamic = getRequestListener(
    async (request, { incoming: { rawHeaders, socket } }) =>
      secured(
        hosts(rawHeaders) === 1
          ? await answer(request, socket.remoteAddress ?? '')
          : new Response(null, { status: 400 }),
      ),
    {
      // A Host that is none makes a request without a URL; anything else that gets here is a fault of ours.
      errorHandler: (error) => {
        const malformed = error instanceof RequestError;
        if (!malformed) console.error(error);
        return secured(new Response(null, { status: malformed ? 400 : 500 }));
      },
    },
  );

  return (request, response) => {
    // Given up by the server, for what else it brought: nobody would read the answer.
    if (request.socket.destroyed) return;
    const { url = '/', method, headers } = request;
    // Without a Host there is no URL; the dynamic part says so.
    if (headers.host !== undefined && (method === 'GET' || method === 'HEAD')) {
      const file =
        files.get(url) ??
        (showsReceipt(url) ? undefined : files.get(path(url))) ??
        (leadsHome(path(url)) ? files.get('/redirecting') : undefined) ??
        (isDecodable(path(url)) ? undefined : notFound);
      if (file) {
        sendFile(file, request, response, file === notFound ? 404 : 200);
        return;
      }
    }
    dynamic(request, response);
  };
}

/** How many hosts a request names: of two, a proxy may have meant the other (RFC 9112, 3.2). */
function hosts(rawHeaders: readonly string[]): number {
  return rawHeaders.filter((name, index) => index % 2 === 0 && /^host$/i.test(name)).length;
}

/** Anything else with a query is the file, so that nobody has pages rendered for the asking. */
function showsReceipt(url: string): boolean {
  return path(url) === '/book-demo' && url.includes('receipt=');
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

function path(url: string): string {
  const query = url.indexOf('?');
  const bare = query === -1 ? url : url.slice(0, query);
  return bare.length > 1 && bare.endsWith('/') ? bare.slice(0, -1) : bare;
}
