import { cp, mkdir, readFile, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { brand } from '#brand/brand.ts';
import { temporaryDirectory } from '#tests/mail/service.ts';
import { startSite } from '#tests/site-process.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (name: string) => readFile(join(root, name), 'utf8');

test('what the image holds is enough to serve a page and take a request without scripts', async () => {
  using folder = temporaryDirectory();
  const image = (await read('deploy/Dockerfile')).split(/^FROM /m).at(-1) ?? '';
  for (const [, names = ''] of image.matchAll(/^COPY (?:--from=build \/site\/)?([^-].*) \S+$/gm)) {
    for (const name of names.split(' ')) {
      await cp(join(root, name), join(folder.path, name), { recursive: true });
    }
  }
  const { packages }: { packages: Record<string, { dev?: boolean }> } = JSON.parse(
    await read('package-lock.json'),
  );
  for (const [path, { dev }] of Object.entries(packages)) {
    if (dev || !/^node_modules\/(?:@[^/]+\/)?[^/]+$/.test(path)) continue;
    await mkdir(dirname(join(folder.path, path)), { recursive: true });
    await symlink(join(root, path), join(folder.path, path));
  }
  await using site = await startSite({ root: folder.path });
  expect(await (await fetch(site.url)).text()).toContain(brand.name);
  const refused = await fetch(`${site.url}/book-demo`, {
    method: 'POST',
    body: new URLSearchParams({ name: 'A' }),
  });
  expect(refused.status).toBe(422);
});
