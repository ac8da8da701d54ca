import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { copyProject } from '#tests/scratch-copy.ts';
import { follow, readRecipes } from './recipes.ts';

const packages = fileURLToPath(new URL('../../node_modules', import.meta.url));

test('with the fields that the recipe adds, `npm test` passes', {
  timeout: 3_600_000,
}, async () => {
  const recipe = (await readRecipes()).get('A new form field') ?? '';
  await using copy = await copyProject();
  await symlink(packages, join(copy.folder, 'node_modules'));
  expect((await follow(recipe, copy.folder)).size).toBe(1);
  copy.run('test');
});
