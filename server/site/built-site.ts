import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { createSite, listenerOf, type RenderPage, type SiteServices } from './site.ts';
import { loadStaticFiles, replaceOrigin } from './static-files.ts';

const built = new URL('../../build/', import.meta.url);

/** The listener of the built site, published at `siteUrl`, whichever origin it was built for. */
export async function createBuiltSite(services: SiteServices, siteUrl: string) {
  const build: ServerBuild = await import(new URL('server/index.js', built).href);
  const entry = entryOf(build);
  entry.setSiteOrigin(siteUrl);
  const headers = JSON.parse(await readFile(new URL('server/headers.json', built), 'utf8'));
  const client = fileURLToPath(new URL('client', built));
  const rewrite = (text: string) => replaceOrigin(text, entry.siteUrl, siteUrl);
  const files = await loadStaticFiles(client, headers, rewrite);
  const renderPage = pageRenderer(build, 'production');
  const pageHeaders = headers.rendered;
  const { isRedirectPath } = entry;
  const site = createSite({ files, renderPage, isRedirectPath, pageHeaders, ...services });
  return listenerOf(site);
}

export function pageRenderer(build: ServerBuild, mode: 'production' | 'development'): RenderPage {
  const handle = createRequestHandler(build, mode);
  return (request, inbox) => {
    const context = new RouterContextProvider();
    context.set(entryOf(build).demoRequestInbox, inbox ?? null);
    return handle(request, context);
  };
}

/** The build's entry with what `entry.server` exports beside React Router's own. */
function entryOf({ entry }: ServerBuild) {
  return entry.module as typeof import('#app/entry.server.tsx');
}
