import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compress } from '../../server/static-files.ts';

const compressible = /\.(?:html|js|css|svg|json|txt|xml)$/;

/** Writes `.br` and `.gz` beside every text file. */
export async function precompress(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  await Promise.all(
    entries
      .filter((entry) => entry.isFile() && compressible.test(entry.name))
      .map(async (entry) => {
        const file = join(entry.parentPath, entry.name);
        for (const [ending, bytes] of await compress(await readFile(file), 11)) {
          await writeFile(file + ending, bytes);
        }
      }),
  );
}
