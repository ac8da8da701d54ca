import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { redirectPatterns } from '../../app/redirects/redirects.ts';

/**
 * Writes `_redirects` (as Netlify and Cloudflare Pages read it): old addresses are answered with the redirecting
 * page, status 200, under their own address. Where a host does not read the file, or an address differs in case, it
 * answers with 404.html, whose script recognizes old addresses.
 */
export async function writeRedirects(folder: string): Promise<void> {
  const lines = redirectPatterns.map((pattern) => `${pattern} /redirecting 200`);
  await writeFile(join(folder, '_redirects'), `${lines.join('\n')}\n`);
}
