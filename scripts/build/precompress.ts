import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { codings, compress } from '../../server/compression.ts';

const compressible = /\.(?:html|js|css|svg|json|txt|xml|webmanifest)$/;

/** Writes `.br` and `.gz` beside every text file. */
export async function precompress(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  await Promise.all(
    entries
      .filter((entry) => entry.isFile() && compressible.test(entry.name))
      .map(async (entry) => {
        const file = join(entry.parentPath, entry.name);
        const coded = await compress(await readFile(file), 11);
        for (const [coding, ending] of codings) await writeFile(file + ending, coded[coding]);
      }),
  );
}
