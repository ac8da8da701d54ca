import { mkdir, writeFile } from 'node:fs/promises';
import { request as send } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { isRedirectPath } from '#app/redirects/redirects.ts';
import { pagePolicy } from '#root/scripts/build/page-policy.ts';
import { createClientAddress } from '#server/http/client-address.ts';
import { createHttpServer } from '#server/http/http-server.ts';
import { defaultHeaders } from '#server/http/security-headers.ts';
import { createSite, listenerOf, type RenderPage } from '#server/site/site.ts';
import { loadStaticFiles } from '#server/site/static-files.ts';
import { listen } from './listen.ts';
import { openService, recordingLog, temporaryDirectory } from './mail/service.ts';

export const page = '<!DOCTYPE html><style>p{}</style><p>Page</p>';

export type Answer = { status: number; headers: Record<string, unknown>; text: string };
export type SiteRequest = {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  setHost?: boolean;
};

type Options = { renderPage?: RenderPage; rateLimit?: string };

const siteUrl = 'https://flow.example';

/** A site of one page and one script; `seen` collects the requests that reached the page renderer. */
export async function openSite({ renderPage, rateLimit = 'off' }: Options = {}) {
  const directory = temporaryDirectory();
  const built = join(directory.path, 'built');
  await mkdir(join(built, 'assets'), { recursive: true });
  for (const name of ['index', '404', 'redirecting', 'book-demo']) {
    await writeFile(join(built, `${name}.html`), page.replace('Page', name));
  }
  await writeFile(join(built, 'assets/a.js'), 'run()');
  const pageHeaders = { 'Content-Security-Policy': pagePolicy(page) };
  const files = await loadStaticFiles(built, {
    'index.html': pageHeaders,
    '404.html': pageHeaders,
    'redirecting.html': pageHeaders,
    'book-demo.html': pageHeaders,
  });
  const mail = await openService({
    DATA_DIR: directory.path,
    SITE_URL: siteUrl,
    RATE_LIMIT: rateLimit,
  });
  const seen: { method: string; origin: string | null; body: string }[] = [];
  const render: RenderPage = async (request) => {
    const { method, headers } = request;
    seen.push({ method, origin: headers.get('origin'), body: await request.text() });
    if (method === 'POST') {
      return new Response(null, { status: 303, headers: { Location: '/book-demo?receipt=r' } });
    }
    return new Response(page, { status: 404, headers: { 'Content-Type': 'text/html' } });
  };
  const { log, events } = recordingLog();
  const site = createSite({
    files,
    renderPage: renderPage ?? render,
    isRedirectPath,
    pageHeaders,
    mail,
    log,
    probes: mail.probes,
    clientAddress: createClientAddress(mail.config, log),
  });
  const server = createHttpServer(defaultHeaders(siteUrl)).on('request', listenerOf(site));
  const listening = await listen(server);
  const { port } = listening;
  return {
    server,
    port,
    seen,
    mail,
    /** What the site and its mail service logged. */
    events: () => [...events, ...mail.events],
    ask: (path: string, { method = 'GET', headers = {}, body, setHost = true }: SiteRequest = {}) =>
      new Promise<Answer>((resolve, reject) => {
        const options = { port, host: '127.0.0.1', path, method, headers, setHost };
        const outgoing = send(options, async (response) => {
          const { statusCode: status = 0, headers } = response;
          resolve({ status, headers, text: await text(response) });
        });
        outgoing.on('error', reject).end(body);
      }),
    async [Symbol.asyncDispose]() {
      await listening[Symbol.asyncDispose]();
      await mail[Symbol.asyncDispose]();
      directory[Symbol.dispose]();
    },
  };
}

export const form = 'application/x-www-form-urlencoded';
export const json = { 'content-type': 'application/json', origin: 'https://flow.example' };
