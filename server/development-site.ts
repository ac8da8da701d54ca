import type { Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import type { ServerBuild } from 'react-router';
import { createServer, type ViteDevServer } from 'vite';
import { isRedirectPath } from '#app/redirects/redirects.ts';
import type { MailService } from '#mail/service.ts';
import type { previewMail } from '#mail/templates/preview.ts';
import { errorPage } from '#root/scripts/vite/error-overlay.ts';
import { inboxFor } from './inbox.ts';
import { createPageRenderer } from './pages.ts';
import { apiPaths, connectionOf, mailPaths, type RequestListener, type SiteEnv } from './site.ts';

type Content = typeof import('#app/content/validate.ts');

/** `close` disconnects every open tab: each holds a connection for reload events. */
export type DevelopmentSite = { listener: RequestListener; close: () => Promise<void> };

/**
 * The site from its sources: modules served by Vite, pages rendered for each request, reloaded on every change. Copy
 * that a build would refuse is shown as an error.
 */
export async function createDevelopmentSite(
  mail: MailService,
  server: Server,
): Promise<DevelopmentSite> {
  const vite = await createServer({
    server: { middlewareMode: { server }, ws: { server } },
    appType: 'custom',
  });
  // React Router's plugin resolves this name to the server build of the sources.
  const renderPage = createPageRenderer(async () => {
    const { validateContent } = (await vite.ssrLoadModule('/app/content/validate.ts')) as Content;
    validateContent();
    return (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild;
  }, 'development');
  const app = new Hono<SiteEnv>();
  app.on('ALL', mailPaths, (c) => mail.fetch(c.req.raw, connectionOf(c)));
  app.on(
    'GET',
    ['/mails', '/mails/*'],
    async (c, next) => (await previewOf(vite, c.req.url)) ?? next(),
  );
  app.all(apiPaths, (c, next) =>
    c.req.method === 'GET' ? next() : mail.fetch(c.req.raw, connectionOf(c)),
  );
  app.all('*', async (c) => {
    const request =
      c.req.method === 'GET' && isRedirectPath(c.req.path)
        ? new Request(new URL('/redirecting', c.req.url))
        : c.req.raw;
    const address = mail.clientAddress(c.req.raw, connectionOf(c));
    return withOverlay(await renderPage(request, inboxFor(mail, address)));
  });
  app.onError(errorPage);
  const listen = getRequestListener(app.fetch, { errorHandler: errorPage });
  return {
    listener(request, response) {
      vite.middlewares(request, response, () => listen(request, response));
    },
    close: () => vite.close(),
  };
}

/**
 * A page that not even the error boundary can render comes as plain text; the error page in its place reloads once the
 * source is corrected.
 */
async function withOverlay(response: Response): Promise<Response> {
  const isPlain = response.headers.get('Content-Type')?.startsWith('text/plain');
  return response.status === 500 && isPlain ? errorPage(await response.text()) : response;
}

/** Mail previews at `/mails`; loaded by Vite, so a changed template shows at once. */
async function previewOf(vite: ViteDevServer, url: string): Promise<Response | undefined> {
  const { pathname, origin } = new URL(url);
  const module = (await vite.ssrLoadModule('/mail/templates/preview.ts')) as {
    previewMail: typeof previewMail;
  };
  const preview = module.previewMail(pathname, { siteUrl: origin, bookingUrl: undefined });
  return preview && new Response(preview.body, { headers: { 'content-type': preview.type } });
}
