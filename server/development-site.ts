import type { Server } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import type { ServerBuild } from 'react-router';
import { createServer } from 'vite';
import type { MailService } from '#mail/service.ts';
import { inboxFor } from './inbox.ts';
import { createPageRenderer } from './pages.ts';
import { leadsHome, type RequestListener } from './site.ts';

/** How long, in milliseconds, and how often a page waits for Vite to have started anew. */
const restartPause = 250;
const restartTries = 40;

/** `close` lets go of every open tab: each keeps a connection over which it hears of changes. */
export type DevelopmentSite = { listener: RequestListener; close: () => Promise<void> };

/** The site from its sources: modules by Vite, pages rendered anew for each request, reloaded on every change. */
export async function createDevelopmentSite(
  mail: MailService,
  server: Server,
): Promise<DevelopmentSite> {
  const vite = await createServer({
    server: { middlewareMode: { server }, ws: { server } },
    appType: 'custom',
  });
  async function loadBuild(triesLeft: number): Promise<ServerBuild> {
    try {
      // React Router's plugin answers this name with the build that the sources make.
      const build = await vite.ssrLoadModule('virtual:react-router/server-build');
      return build as ServerBuild;
    } catch (error) {
      // A change of what the configuration reads, the brand say, starts Vite anew; for a moment it loads nothing.
      const restarting = error instanceof Error && /transport was disconnected/.test(error.message);
      if (!restarting || triesLeft === 0) throw error;
      await setTimeout(restartPause);
      return loadBuild(triesLeft - 1);
    }
  }
  const renderPage = createPageRenderer(() => loadBuild(restartTries), 'development');
  const listen = getRequestListener(async (request, { incoming }) => {
    const remoteAddress = incoming.socket.remoteAddress ?? '';
    const { pathname } = new URL(request.url);
    if ((request.method === 'GET' || request.method === 'HEAD') && leadsHome(pathname)) {
      return renderPage(
        new Request(new URL('/redirecting', request.url)),
        inboxFor(mail, remoteAddress),
      );
    }
    return pathname.startsWith('/api/') || pathname === '/healthz' || pathname === '/metrics'
      ? mail.fetch(request, { remoteAddress })
      : renderPage(request, inboxFor(mail, mail.clientAddress(request, { remoteAddress })));
  });
  return {
    listener(request, response) {
      vite.middlewares(request, response, () => listen(request, response));
    },
    close: () => vite.close(),
  };
}
