import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';

/** Elements that have no end tag, and none in the stack of open ones. */
const empty = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;

/** Start tags that end an open paragraph. */
const block =
  'address|article|aside|blockquote|details|dialog|div|dl|fieldset|figcaption|figure|footer|form|h[1-6]|header|hgroup|hr|main|menu|nav|ol|p|pre|search|section|table|ul';

/** End tags that HTML implies from what follows at once (section 13.1.2.4 of the standard), as far as the pages have them. */
const implied: readonly RegExp[] = [
  /<\/li>(?=<li\b|<\/[ou]l>)/g,
  /<\/dt>(?=<d[td]\b)/g,
  /<\/dd>(?=<d[td]\b|<\/(?:dl|div)>)/g,
  /<\/t[dh]>(?=<t[dh]\b|<\/tr>)/g,
  /<\/tr>(?=<tr\b|<\/t(?:head|body)>)/g,
  /<\/thead>(?=<tbody\b)/g,
  /<\/tbody>(?=<\/table>)/g,
  /<\/colgroup>(?=<t(?:head|body)\b)/g,
  new RegExp(`</p>(?=<(?:${block})\\b|</(?:${block}|li|dd|td|th)>)`, 'g'),
];

/** React marks where one text ends and the next begins. Islands need that to come to life; the rest of a page does not. */
function dropComments(markup: string): string {
  let openInIsland = 0;
  return markup.replace(/<!--.*?-->|<(\/?)([a-zA-Z][\w-]*)[^>]*>/gs, (token, slash, name) => {
    if (name === undefined) return openInIsland > 0 ? token : '';
    if (empty.test(name) || token.endsWith('/>')) return token;
    if (slash) openInIsland = Math.max(0, openInIsland - 1);
    else if (openInIsland > 0 || token.includes(' data-island=')) openInIsland += 1;
    return token;
  });
}

/**
 * The same document in fewer bytes: what React writes and HTML can do without is left out. Scripts and styles stay to
 * the byte, their hashes with them.
 */
export function shortenPage(html: string): string {
  const parts = dropComments(html).split(/(<(?:script|style)\b[\s\S]*?<\/(?:script|style)>)/);
  const shortened = parts.map((part, index) =>
    index % 2 === 1
      ? part
      : implied
          .reduce((markup, endTag) => markup.replace(endTag, ''), part)
          .replace(/(<(path|line|circle|ellipse|rect|use)\b[^>]*)><\/\2>/g, '$1/>')
          .replace(/(<(?:br|col|hr|input|link|meta)\b[^>]*)\/>/g, '$1>')
          .replace(/<[a-zA-Z][^>]*=""[^>]*>/g, (tag) => tag.replace(/ ([\w-]+)=""/g, ' $1')),
  );
  return shortened.join('');
}

/** Shortens every page of the built site, in place. */
export async function shortenPages(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (extname(name) !== '.html') continue;
    const file = join(folder, name);
    await writeFile(file, shortenPage(await readFile(file, 'utf8')));
  }
}
