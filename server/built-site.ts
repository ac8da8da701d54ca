import { fileURLToPath } from 'node:url';
import type { ServerBuild } from 'react-router';
import { pictureOrigins } from '#app/pictures.ts';
import type { Log } from '#mail/operations/log.ts';
import type { MailService } from '#mail/service.ts';
import { mailPicture } from '#mail/templates/layout.ts';
import { createPageRenderer, entryOf } from './pages.ts';
import {
  assetPolicy,
  type HeaderChoices,
  inlineHashes,
  mailPictureHeaders,
  type PolicyOrigins,
  pagePolicy,
  speculationHeader,
} from './security-headers.ts';
import { createSite, type RequestListener } from './site.ts';
import { replaceOrigin } from './site-origin.ts';
import { loadStaticFiles } from './static-files.ts';

const client = fileURLToPath(new URL('../build/client', import.meta.url));
const serverBuild = new URL('../build/server/index.js', import.meta.url).href;

/** The built site, published at `choices.siteUrl`, whichever origin it was built for. */
export async function createBuiltSite(
  mail: MailService,
  log: Log,
  choices: HeaderChoices,
): Promise<RequestListener> {
  const build: ServerBuild = await import(serverBuild);
  const entry = entryOf(build);
  entry.publishAt(choices.siteUrl);
  const origins = originsOf(entry);
  const knownHashes = new Set<string>();
  const files = await loadStaticFiles(
    client,
    (html, name) => {
      for (const hash of inlineHashes(html)) knownHashes.add(hash);
      return {
        ...(html && speculationHeader),
        ...(name === mailPicture && mailPictureHeaders),
        'Content-Security-Policy': html ? pagePolicy(html, origins) : assetPolicy,
      };
    },
    (text) => replaceOrigin(text, entry.siteUrl, choices.siteUrl),
  );
  const renderPage = createPageRenderer(async () => build, 'production');
  return createSite({ files, renderPage, mail, log, ...choices, origins, knownHashes });
}

/**
 * Other origins that the policy allows: the mail service that the pages were built to call, hosted EmailJS for custom
 * ids, hosts of pictures, and those of ANALYTICS.
 */
function originsOf(entry: ReturnType<typeof entryOf>): PolicyOrigins {
  const { mailOrigin, emailjsOrigin, analyticsOrigins } = entry;
  return {
    connect: [mailOrigin, emailjsOrigin, ...analyticsOrigins.connect].filter(Boolean),
    images: pictureOrigins(),
    scripts: analyticsOrigins.scripts,
  };
}
