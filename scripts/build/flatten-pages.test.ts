import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { flattenPages } from './flatten-pages.ts';

test('pages become flat files, nested pages included', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pages-'));
  try {
    for (const page of ['', 'guides/', 'guides/first/', 'guides/first/step/', 'terms/']) {
      const file = join(folder, page, 'index.html');
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, page);
    }
    await flattenPages(folder);
    const files = await readdir(folder, { recursive: true, withFileTypes: true });
    const names = files
      .filter((file) => file.isFile())
      .map((file) => join(file.parentPath, file.name));
    expect(names.map((name) => name.slice(folder.length)).toSorted()).toEqual([
      '/guides.html',
      '/guides/first.html',
      '/guides/first/step.html',
      '/index.html',
      '/terms.html',
    ]);
  } finally {
    await rm(folder, { recursive: true });
  }
});
