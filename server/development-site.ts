import type { Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { ServerBuild } from 'react-router';
import { createServer, type ViteDevServer } from 'vite';
import type { MailService } from '#mail/service.ts';
import type { previewMail } from '#mail/templates/preview.ts';
import { errorPage } from '#root/scripts/vite/error-overlay.ts';
import { inboxFor } from './inbox.ts';
import { createPageRenderer, type PageRenderer } from './pages.ts';
import { isService, type RequestListener, redirectsHome } from './site.ts';

/** `close` disconnects every open tab: each holds a connection for reload events. */
export type DevelopmentSite = { listener: RequestListener; close: () => Promise<void> };

/** The site from its sources: modules served by Vite, pages rendered for each request, reloaded on every change. */
export async function createDevelopmentSite(
  mail: MailService,
  server: Server,
): Promise<DevelopmentSite> {
  const vite = await createServer({
    server: { middlewareMode: { server }, ws: { server } },
    appType: 'custom',
  });
  // React Router's plugin resolves this name to the server build of the sources.
  const render = createPageRenderer(
    async () => (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild,
    'development',
  );
  const renderPage: PageRenderer = async (...page) => withOverlay(await render(...page));
  const listen = getRequestListener(
    async (request, { incoming }) => {
      const remoteAddress = incoming.socket.remoteAddress ?? '';
      const { pathname } = new URL(request.url);
      if ((request.method === 'GET' || request.method === 'HEAD') && redirectsHome(pathname)) {
        return renderPage(
          new Request(new URL('/redirecting', request.url)),
          inboxFor(mail, remoteAddress),
        );
      }
      const mailPreview = await previewOf(vite, request.url);
      if (mailPreview) return mailPreview;
      return isService(pathname)
        ? mail.fetch(request, { remoteAddress })
        : renderPage(request, inboxFor(mail, mail.clientAddress(request, { remoteAddress })));
    },
    { errorHandler: errorPage },
  );
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
  if (!/^\/mails(?:\/|$)/.test(pathname)) return undefined;
  const module = (await vite.ssrLoadModule('/mail/templates/preview.ts')) as {
    previewMail: typeof previewMail;
  };
  const preview = module.previewMail(pathname, { siteUrl: origin, bookingUrl: undefined });
  return preview && new Response(preview.body, { headers: { 'content-type': preview.type } });
}
