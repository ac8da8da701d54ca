import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { brand, type Proof } from '#brand/brand.ts';
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

const face =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><circle cx="4" cy="4" r="4"/></svg>';

/** Every slot of the brand filled. */
const proof = {
  price: 'From 900 rupees a person a month.',
  customers: [
    {
      name: 'Acme Pumps',
      sentence: 'We stopped asking who has it.',
      person: 'Lena Rao',
      role: 'Plant head',
    },
  ],
  numbers: [{ value: '412', text: 'processes run every day', source: 'Counted in October 2026' }],
  contact: { name: 'Vikram Sethi', role: 'Sales', picture: '/people/vikram.svg' },
} satisfies Proof;

/** The picture that the proof names, as does the example in docs/rebranding.md. */
async function addFace(project: string) {
  const file = join(project, 'public', proof.contact.picture);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, face);
}

test('one command makes it another organization’s site, and nothing built names the old one', {
  timeout: 900_000,
}, async () => {
  await using copy = await copyProject();
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
  const brandFile = join(copy.folder, 'brand/brand.ts');
  const unproven = await readFile(brandFile, 'utf8');
  const proven = unproven.replace(
    'const proof: Proof = {};',
    `const proof: Proof = ${JSON.stringify(proof)};`,
  );
  expect(proven).not.toBe(unproven);
  await writeFile(brandFile, proven);
  await addFace(copy.folder);
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
  for (const part of [proof.price, ...proof.customers.flatMap(Object.values)]) {
    expect(page).toContain(part);
  }
  for (const part of proof.numbers.flatMap(Object.values)) expect(page).toContain(part);
  for (const part of Object.values(proof.contact)) expect(page).toContain(part);
  expect(String(built.get(proof.contact.picture.slice(1)))).toBe(face);
  expect(page).toContain('M17 3l8 8l-8 8z');
  expect(page).toContain('#0b7a53');
  expect(page).not.toContain(palette.light.accent);
  expect(String(built.get('favicon.svg'))).toContain('M2 11h30');
  copy.run('test:unit');
});

test('the brand can be changed once its proof is filled in as the document shows', {
  timeout: 60_000,
}, async () => {
  await using copy = await copyProject();
  await addFace(copy.folder);
  const document = await readFile(join(copy.folder, 'docs/rebranding.md'), 'utf8');
  const [, filled = ''] = /^```ts\n(const proof[\s\S]*?)```/m.exec(document) ?? [];
  const brandFile = join(copy.folder, 'brand/brand.ts');
  const empty = await readFile(brandFile, 'utf8');
  await writeFile(brandFile, empty.replace('const proof: Proof = {};\n', filled));
  copy.run('rebrand', '--name', 'Northline', '--domain', 'northline.example', '--story', 'North.');
  const changed = await readFile(brandFile, 'utf8');
  expect(changed).toContain(filled);
  expect(changed).toContain("name: 'Northline'");
});
