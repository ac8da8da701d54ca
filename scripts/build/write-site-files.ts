import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { makeSiteFiles } from '../site-files/site-files.ts';

/** Writes sitemap, robots, icons, shared cards and the like into the built site. */
export async function writeSiteFiles(folder: string): Promise<void> {
  for (const [path, content] of await makeSiteFiles()) {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }
}
