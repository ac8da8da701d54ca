import type { Server } from 'node:http';
import { inspect, stripVTControlCharacters } from 'node:util';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { html } from 'hono/html';
import { getMimeType } from 'hono/utils/mime';
import type { ServerBuild } from 'react-router';
import { createServer } from 'vite';
import { isRedirectPath } from '#app/redirects/redirects.ts';
import { pageRenderer } from './built-site.ts';
import { createSite, type RenderPage, type SiteServices } from './site.ts';

type Content = typeof import('#root/scripts/check-copy/check-copy.ts');
type SiteFiles = typeof import('#root/scripts/site-files/site-files.ts');

/**
 * Serves the site from its sources: modules by Vite, pages rendered for each request and reloaded on every change. Copy
 * that a build would refuse is shown as an error.
 * @returns Vite's server: `close` disconnects every open tab, which holds a connection for reload events
 */
export async function serveSources(server: Server, services: SiteServices) {
  const vite = await createServer({
    server: { middlewareMode: { server }, ws: { server } },
    appType: 'custom',
  });
  // By Vite, so that a change shows at once.
  const load = <Module>(path: string) => vite.ssrLoadModule(path) as Promise<Module>;
  const renderPage: RenderPage = async (request, inbox) => {
    try {
      (await load<Content>('/scripts/check-copy/check-copy.ts')).checkCopy();
      // React Router's plugin resolves this name to the server build of the sources.
      const build = await load<ServerBuild>('virtual:react-router/server-build');
      return await pageRenderer(build, 'development')(request, inbox);
    } catch (error) {
      return errorPage(error);
    }
  };
  const app = new Hono();
  // Icons, shared card, sitemap.
  app.get('/:path{.+\\.\\w+}', async (c, next) => {
    const { siteFiles } = await load<SiteFiles>('/scripts/site-files/site-files.ts');
    const make = siteFiles().get(c.req.path);
    if (!make) return next();
    const type = getMimeType(c.req.path) ?? 'text/plain';
    return new Response(await make(), { headers: { 'Content-Type': type } });
  });
  app.route('/', createSite({ renderPage, isRedirectPath, ...services }));
  const listener = getRequestListener(app.fetch, { errorHandler: errorPage });
  server.on('request', (request, response) => {
    vite.middlewares(request, response, () => listener(request, response));
  });
  return vite;
}

/** Replaces a page that cannot be rendered. Vite's client reloads it when a source changes. */
async function errorPage(error: unknown): Promise<Response> {
  const text = stripVTControlCharacters(inspect(error));
  const page = await html`<!doctype html>
<title>This page has a mistake</title>
<script type="module" src="/@vite/client"></script>
<pre>${text}</pre>`;
  return new Response(String(page), { status: 500, headers: { 'Content-Type': 'text/html' } });
}
