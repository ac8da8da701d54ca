import { fileURLToPath } from 'node:url';
import type { ServerBuild } from 'react-router';
import { integrationImageOrigins } from '#app/components/integration-images.ts';
import type { Log } from '#mail/operations/log.ts';
import type { MailService } from '#mail/service.ts';
import { createPageRenderer } from './pages.ts';
import {
  assetPolicy,
  type HeaderChoices,
  inlineHashes,
  type PolicyOrigins,
  pagePolicy,
  siteHeaders,
} from './security-headers.ts';
import { createSite, type RequestListener } from './site.ts';
import { speculationHeader } from './speculation.ts';
import { loadStaticFiles } from './static-files.ts';

const client = fileURLToPath(new URL('../build/client', import.meta.url));
const serverBuild = new URL('../build/server/index.js', import.meta.url).href;

/** The site as `npm run build` left it. */
export async function createBuiltSite(
  mail: MailService,
  log: Log,
  choices: HeaderChoices,
): Promise<RequestListener> {
  const build: ServerBuild = await import(serverBuild);
  const origins = originsOf(build.entry.module);
  const knownHashes = new Set<string>();
  const files = await loadStaticFiles(client, (_path, html) => {
    for (const hash of inlineHashes(html)) knownHashes.add(hash);
    return {
      ...siteHeaders(choices),
      ...(html && speculationHeader),
      'Content-Security-Policy': html ? pagePolicy(html, origins) : assetPolicy,
    };
  });
  const renderPage = createPageRenderer(async () => build, 'production');
  return createSite({ files, renderPage, mail, log, ...choices, origins, knownHashes });
}

/** Beside its own: the mail service that the pages were built to call, hosted EmailJS for ids of one's own, and the hosts of integration logos. */
function originsOf(entry: object): PolicyOrigins {
  const images = integrationImageOrigins();
  const connect = ['mailOrigin', 'emailjsOrigin'].flatMap((name) => {
    const origin: unknown = Reflect.get(entry, name);
    return typeof origin === 'string' && origin ? [origin] : [];
  });
  return { connect, images };
}
