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
  pagePolicy,
  speculationHeader,
} from './security-headers.ts';
import { createSite, type RequestListener } from './site.ts';
import { loadStaticFiles, replaceOrigin } from './static-files.ts';

const client = fileURLToPath(new URL('../build/client', import.meta.url));
const serverBuild = new URL('../build/server/index.js', import.meta.url).href;

/** The built site, published at `choices.siteUrl`, whichever origin it was built for. */
export async function createBuiltSite(
  mail: MailService,
  log: Log,
  choices: HeaderChoices,
): Promise<RequestListener> {
  const build: ServerBuild = await import(serverBuild);
  const { publishAt, siteUrl, mailOrigin, emailjsOrigin, analyticsOrigins } = entryOf(build);
  publishAt(choices.siteUrl);
  // Other origins that pages may use: the mail service that they were built to call, hosted EmailJS for custom ids, hosts
  // of pictures, and those of ANALYTICS.
  const origins = {
    connect: [mailOrigin, emailjsOrigin, ...analyticsOrigins.connect].filter(Boolean),
    images: pictureOrigins(),
    scripts: analyticsOrigins.scripts,
  };
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
    (text) => replaceOrigin(text, siteUrl, choices.siteUrl),
  );
  const renderPage = createPageRenderer(async () => build, 'production');
  return createSite({ files, renderPage, mail, log, ...choices, origins, knownHashes });
}
