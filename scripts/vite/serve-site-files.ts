import { extname } from 'node:path';
import type { Plugin } from 'vite';

const mediaTypes: Record<string, string> = {
  '.ico': 'image/x-icon',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.xml': 'application/xml; charset=utf-8',
};

type SiteFiles = typeof import('../site-files/site-files.ts');

/**
 * Serves in development the files that the build writes beside the pages: icons, shared cards, sitemap. Generated on
 * first request and after a change. Loaded as the pages are rather than imported, since imports are part of Vite's
 * configuration and a change of copy would restart the server.
 */
export function serveSiteFiles(): Plugin {
  return {
    name: 'serve-site-files',
    apply: 'serve',
    configureServer(server) {
      let files: ReturnType<SiteFiles['makeSiteFiles']> | undefined;
      server.watcher.on('change', () => {
        files = undefined;
      });
      async function make() {
        try {
          const module = await server.ssrLoadModule('/scripts/site-files/site-files.ts');
          const { makeSiteFiles } = module as SiteFiles;
          return await makeSiteFiles();
        } catch (error) {
          // A failed attempt may succeed on the next request.
          files = undefined;
          throw error;
        }
      }
      server.middlewares.use((request, response, next) => {
        const path = request.url?.split('?')[0] ?? '/';
        const mediaType = mediaTypes[extname(path)];
        if (!mediaType || path.startsWith('/app/') || path.startsWith('/@')) return next();
        files ??= make();
        files.then((made) => {
          const content = made.get(path);
          if (content === undefined) next();
          else response.setHeader('Content-Type', mediaType).end(content);
        }, next);
      });
    },
  };
}
