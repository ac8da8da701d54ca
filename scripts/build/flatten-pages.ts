import { glob, readdir, rename, rmdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * `book-demo/index.html` becomes `book-demo.html`, `guides/first/index.html` becomes `guides/first.html`: static hosts
 * then serve `/book-demo` itself, and none of them redirects to a trailing slash.
 */
export async function flattenPages(folder: string): Promise<void> {
  for (const page of await Array.fromAsync(glob('*/**/index.html', { cwd: folder }))) {
    const directory = dirname(join(folder, page));
    await rename(join(folder, page), `${directory}.html`);
    if ((await readdir(directory)).length === 0) await rmdir(directory);
  }
}
