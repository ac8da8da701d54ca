import { readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * `book-demo/index.html` becomes `book-demo.html`: static hosts then serve `/book-demo` itself, and none of them
 * redirects to a trailing slash.
 */
export async function flattenPages(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (!entry.isDirectory() || entry.name === 'assets') continue;
    await rename(join(folder, entry.name, 'index.html'), join(folder, `${entry.name}.html`));
    await rm(join(folder, entry.name), { recursive: true });
  }
}
