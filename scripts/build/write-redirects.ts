import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { redirectPatterns } from '../../app/redirects/redirects.ts';
import { pages } from '../../app/site-map.ts';

/** What chats and mails take into a link at the end of a sentence. */
const punctuation = ['.', ',', ')', ').'];

/**
 * Writes `_redirects` (for Netlify and Cloudflare Pages): old addresses get the redirecting page, status 200, under
 * their own address, and a page's address with punctuation behind it leads to the page. A host that does not read the
 * file, or an old address in another case, gets 404.html, whose script recognizes old addresses.
 */
export async function writeRedirects(folder: string): Promise<void> {
  const lines = [
    ...redirectPatterns.map((pattern) => `${pattern} /redirecting 200`),
    ...pages
      .filter(({ path }) => path !== '/')
      .flatMap(({ path }) => punctuation.map((mark) => `${path}${mark} ${path} 301`)),
  ];
  await writeFile(join(folder, '_redirects'), `${lines.join('\n')}\n`);
}
