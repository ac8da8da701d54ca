import { readdir, readFile, rm } from 'node:fs/promises';
import { extname, join } from 'node:path';

/**
 * Removes assets that no page leads to: route modules are compiled for a client-side router that this site does not
 * have. What a page names is kept, with everything that this leads to.
 */
export async function dropUnreferencedAssets(folder: string): Promise<void> {
  const assets = join(folder, 'assets');
  const names = await readdir(assets);
  const kept = new Set<string>();
  const pages = (await readdir(folder, { recursive: true })).filter(
    (name) => extname(name) === '.html',
  );
  const open = pages.map((name) => join(folder, name));
  for (let file = open.pop(); file; file = open.pop()) {
    const text = await readFile(file, 'utf8');
    for (const name of names) {
      if (kept.has(name) || !text.includes(name)) continue;
      kept.add(name);
      if (/\.(js|css)$/.test(name)) open.push(join(assets, name));
    }
  }
  await Promise.all(names.filter((name) => !kept.has(name)).map((name) => rm(join(assets, name))));
}
