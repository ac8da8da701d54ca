import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { redirectPatterns } from '../../app/redirects/redirects.ts';

/**
 * Writes `_redirects` (as Netlify and Cloudflare Pages read it): old addresses are answered with the redirecting
 * page, status 200, under their own address. A host that does not read the file answers with 404.html, which finds
 * out by itself.
 */
export async function writeRedirects(folder: string): Promise<void> {
  const lines = redirectPatterns.map((pattern) => `${pattern} /redirecting 200`);
  await writeFile(join(folder, '_redirects'), `${lines.join('\n')}\n`);
}
