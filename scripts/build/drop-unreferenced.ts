import { glob, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Deletes the assets that no page leads to. React Router compiles route modules for the browser too, and with them React's
 * server renderer, 400 KB in all; pages load islands only.
 */
export async function dropUnreferenced(folder: string): Promise<void> {
  const assets = await readdir(join(folder, 'assets'));
  const reached = new Set<string>();
  async function follow(file: string): Promise<void> {
    const text = await readFile(file, 'utf8');
    const found = assets.filter((name) => !reached.has(name) && text.includes(name));
    for (const name of found) reached.add(name);
    for (const name of found) await follow(join(folder, 'assets', name));
  }
  for await (const page of glob('**/*.html', { cwd: folder })) await follow(join(folder, page));
  for (const name of assets) if (!reached.has(name)) await rm(join(folder, 'assets', name));
}
