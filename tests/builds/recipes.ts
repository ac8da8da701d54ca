import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect } from 'vitest';

const block = '```\\w+\\n([\\s\\S]*?)```';
const step = new RegExp(
  `New file \`([^\`]+)\`:\\n\\n${block}|In \`([^\`]+)\`, (below|replace)\\n\\n${block}\\n\\n(?:add|with)\\n\\n${block}`,
  'g',
);

/** The recipes of docs/recipes.md that have code to copy, by their titles. */
export async function readRecipes(): Promise<ReadonlyMap<string, string>> {
  const page = await readFile(new URL('../../docs/recipes.md', import.meta.url), 'utf8');
  const recipes = page.split(/^## /m).filter((section) => section.includes('```'));
  return new Map(recipes.map((recipe) => [recipe.slice(0, recipe.indexOf('\n')), recipe]));
}

/** Follows one recipe literally; returns the files that it touched. */
export async function follow(recipe: string, folder: string): Promise<Set<string>> {
  const touched = new Set<string>();
  for (const [, made, content, edited, how, anchor = '', text = ''] of recipe.matchAll(step)) {
    const path = made ?? edited ?? '';
    touched.add(path);
    const file = join(folder, path);
    if (made) {
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, content ?? '');
      continue;
    }
    const before = await readFile(file, 'utf8');
    expect(before.split(anchor).length - 1, `${path} holds once:\n${anchor}`).toBe(1);
    await writeFile(
      file,
      before.replace(anchor, () => (how === 'replace' ? text : anchor + text)),
    );
  }
  return touched;
}
