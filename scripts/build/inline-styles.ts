import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';

const links = /<link rel="stylesheet" href="(\/assets\/[^"#]+\.css)#?"[^>]*>/g;

/**
 * Replaces the style sheets that a prerendered page links by one `<style>`, in the same order: a page is then complete in
 * one response. The links stay, disabled: browsers don't load them, and Vite's loader sees that an island's styles
 * are on the page.
 */
export async function inlineStyles(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  for (const name of names.filter((name) => extname(name) === '.html')) {
    const file = join(folder, name);
    const html = await readFile(file, 'utf8');
    const sheets = [...new Set(Array.from(html.matchAll(links), ([, sheet = '']) => sheet))];
    if (sheets.length === 0) throw new Error(`${name} links no style sheet`);
    const css = await Promise.all(sheets.map((sheet) => readFile(join(folder, sheet), 'utf8')));
    const disabled = sheets.map((sheet) => `<link rel="stylesheet" href="${sheet}" disabled>`);
    const head = `<style>${css.join('').replaceAll('\n', '')}</style>${disabled.join('')}`;
    const page = html.replaceAll(links, '').replace('</head>', () => `${head}</head>`);
    await writeFile(file, page);
  }
}
