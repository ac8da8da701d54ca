import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { brand } from '#brand/brand.ts';
import { palette } from '#brand/palette.ts';
import { copyProject } from '#tests/scratch-copy.ts';

async function readAll(folder: string): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile()) files.set(path.slice(folder.length + 1), await readFile(path));
  }
  return files;
}

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><circle cx="4" cy="4" r="4"/></svg>';

const picture = 'people/vikram.svg';

/** Fills in the proof as docs/rebranding.md shows; returns its texts. */
async function addProof(project: string): Promise<string[]> {
  const document = await readFile(join(project, 'docs/rebranding.md'), 'utf8');
  const [, filled = ''] = /^```ts\n(const proof[\s\S]*?)```/m.exec(document) ?? [];
  const brandFile = join(project, 'brand/brand.ts');
  const empty = await readFile(brandFile, 'utf8');
  await writeFile(brandFile, empty.replace('const proof: Proof = {};\n', filled));
  const face = join(project, 'public', picture);
  await mkdir(dirname(face), { recursive: true });
  await writeFile(face, svg);
  const texts = Array.from(filled.matchAll(/'([^']+)'/g), ([, text = '']) => text);
  expect(texts).toContain(`/${picture}`);
  return texts;
}

test('one command makes it another organization’s site, and nothing built names the old one', {
  timeout: 900_000,
}, async () => {
  await using copy = await copyProject();
  const proof = await addProof(copy.folder);
  const said = copy.run(
    'rebrand',
    ...['--name', 'Northline'],
    ...['--domain', 'northline.example'],
    ...['--legal-entity', 'Northline Works Pvt Ltd'],
    ...['--address', '1 Line Road, 122001 Gurugram, India'],
    ...['--story', 'North of the line is done, south of it is due. It’s that plain.'],
    ...['--motto', 'Know the owner.|Know the hour.'],
    ...['--accent', '#0b7a53'],
    ...['--mark-lines', 'M2 11h30', '--mark-solids', 'M17 3l8 8l-8 8z'],
  );
  expect(said).toContain('site of Northline');
  copy.run('build');

  const built = await readAll(join(copy.folder, 'build/client'));
  for (const [path, content] of await readAll(join(copy.folder, 'build/server'))) {
    built.set(`server/${path}`, content);
  }
  const old = new RegExp(brand.name, 'i');
  for (const [path, content] of built) {
    expect(old.test(path), path).toBe(false);
    expect(old.exec(content.toString('latin1'))?.index, path).toBeUndefined();
  }
  const page = String(built.get('index.html'));
  expect(page).toContain('<link rel="canonical" href="https://northline.example/"');
  const address = '1 Line Road, 122001 Gurugram, India';
  expect(page).toContain(`© Northline Works Pvt Ltd, ${address}`);
  expect(page).toContain(`"address":"${address}"`);
  expect(String(built.get('privacy-policy.html'))).toContain(
    `Northline Works Pvt Ltd (${address}) runs this website`,
  );
  for (const text of proof) expect(page).toContain(text);
  expect(String(built.get(picture))).toBe(svg);
  expect(page).toContain('M17 3l8 8l-8 8z');
  expect(page).toContain('#0b7a53');
  expect(page).not.toContain(palette.light.accent);
  expect(String(built.get('favicon.svg'))).toContain('M2 11h30');
  copy.run('test:unit');
});
