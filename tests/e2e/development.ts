import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { type SiteProcess, startSite } from '../site-process.ts';
import { test as base } from './fixtures.ts';

export { expect } from './fixtures.ts';

const sources = [
  'app',
  'bench',
  'mail',
  'scripts',
  'server',
  'package.json',
  'playwright.config.ts',
  'react-router.config.ts',
  'server.ts',
  'tests',
  'tsconfig.json',
  'vite.config.ts',
  'vitest.config.ts',
];

type Copy = { edit: (file: string, from: string, to: string) => Promise<void> };

/** `npm run dev` on a copy of the sources that a test may change. */
export const test = base.extend<object, { site: SiteProcess; copy: Copy & { root: string } }>({
  copy: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to see what is needed
    async ({}, use) => {
      const root = await mkdtemp(join(tmpdir(), 'sources-'));
      for (const name of sources) await cp(name, join(root, name), { recursive: true });
      await symlink(join(process.cwd(), 'node_modules'), join(root, 'node_modules'));
      await use({
        root,
        async edit(file, from, to) {
          const text = await readFile(join(root, file), 'utf8');
          if (!text.includes(from)) throw new Error(`${file} has no ${from}`);
          await writeFile(
            join(root, file),
            text.replaceAll(from, () => to),
          );
        },
      });
      await rm(root, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ copy }, use) => {
      const began = performance.now();
      await using site = await startSite({ root: copy.root, from: 'sources' });
      console.log(`npm run dev: ready after ${Math.round(performance.now() - began)} ms`);
      await use(site);
    },
    { scope: 'worker' },
  ],
});

/** Does what loads the page, and waits until it hears of changes. */
export async function pageOfSources(page: Page, load: () => Promise<unknown>): Promise<void> {
  const connected = page.waitForEvent('console', (message) =>
    message.text().startsWith('[vite] connected'),
  );
  await load();
  await connected;
  await page.waitForLoadState('load');
}
