import { getMimeType } from 'hono/utils/mime';
import type { Plugin } from 'vite';

type SiteFiles = typeof import('../site-files/site-files.ts');

/**
 * Serves in development the files that the build writes beside the pages: icons, shared cards, sitemap. Loaded as the
 * pages are rather than imported, since imports are part of Vite's configuration and a change of copy would restart the
 * server.
 */
export function serveSiteFiles(): Plugin {
  return {
    name: 'serve-site-files',
    apply: 'serve',
    configureServer(server) {
      async function make(path: string) {
        const module = await server.ssrLoadModule('/scripts/site-files/site-files.ts');
        return (module as SiteFiles).siteFiles().get(path)?.();
      }
      server.middlewares.use((request, response, next) => {
        const path = request.url?.split('?')[0] ?? '/';
        if (!/^\/(?:\.well-known\/|og\/)?[\w-]+\.\w+$/.test(path)) return next();
        make(path).then((content) => {
          if (content === undefined) next();
          else response.setHeader('Content-Type', getMimeType(path) ?? 'text/plain').end(content);
        }, next);
      });
    },
  };
}
