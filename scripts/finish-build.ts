/**
 * The last step of a build, after every page has been rendered. Works on `build/client` in place: flattens file names,
 * sets styles inline, drops unreferenced assets, writes the files beside the pages, computes headers from the final
 * HTML, and precompresses.
 */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { dropUnreferencedAssets } from './build/drop-unreferenced-assets.ts';
import { flattenPages } from './build/flatten-pages.ts';
import { inlineStyles } from './build/inline-styles.ts';
import { precompress } from './build/precompress.ts';
import { writeRedirects } from './build/write-redirects.ts';
import { writeSecurityHeaders } from './build/write-security-headers.ts';
import { writeSiteFiles } from './build/write-site-files.ts';

const client = fileURLToPath(new URL('../build/client', import.meta.url));
if (!existsSync(client)) throw new Error('There is no build/client: run `npm run build`');

const steps = [
  ['flat file names', flattenPages],
  ['styles inline', inlineStyles],
  ['unreferenced files dropped', dropUnreferencedAssets],
  ['shared cards, icons, sitemap', writeSiteFiles],
  ['old addresses', writeRedirects],
  ['security headers', writeSecurityHeaders],
  ['compressed variants', precompress],
] as const;

for (const [index, [name, run]] of steps.entries()) {
  const began = performance.now();
  await run(client);
  if (process.env.CI) continue;
  console.log(`${index + 1}/${steps.length} ${name}: ${Math.round(performance.now() - began)} ms`);
}
