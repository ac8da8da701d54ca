import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { redirectPatterns } from '../../app/redirects/redirects.ts';

/**
 * Writes `_redirects` (for Netlify and Cloudflare Pages): old addresses get the redirecting page, status 200, under
 * their own address. A host that does not read the file, or an address in another case, gets 404.html, whose script
 * recognizes old addresses.
 */
export async function writeRedirects(folder: string): Promise<void> {
  const lines = redirectPatterns.map((pattern) => `${pattern} /redirecting 200`);
  await writeFile(join(folder, '_redirects'), `${lines.join('\n')}\n`);
}
