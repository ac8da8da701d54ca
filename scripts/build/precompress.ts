import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib';

const compressible = new Set([
  '.html',
  '.js',
  '.css',
  '.svg',
  '.json',
  '.txt',
  '.xml',
  '.webmanifest',
]);

const brotli = promisify(brotliCompress);
const zstd = promisify(zstdCompress);
const gz = promisify(gzip);

/** Writes `.br`, `.zst` and `.gz` beside every text file, at the highest levels: it is done once, read ever after. */
export async function precompress(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  await Promise.all(
    entries
      .filter((entry) => entry.isFile() && compressible.has(extname(entry.name)))
      .map(async (entry) => {
        const file = join(entry.parentPath, entry.name);
        const text = await readFile(file);
        const [br, zst, gzipped] = await Promise.all([
          brotli(text, {
            params: {
              [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
              [constants.BROTLI_PARAM_SIZE_HINT]: text.byteLength,
            },
          }),
          zstd(text, { params: { [constants.ZSTD_c_compressionLevel]: 19 } }),
          gz(text, { level: 9 }),
        ]);
        await Promise.all([
          writeFile(`${file}.br`, br),
          writeFile(`${file}.zst`, zst),
          writeFile(`${file}.gz`, gzipped),
        ]);
      }),
  );
}
