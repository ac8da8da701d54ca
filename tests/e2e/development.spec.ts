import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { type SiteProcess, startSite } from '../site-process.ts';
import { test as base, expect, fillForm, submitButton, visitor } from './fixtures.ts';

const sources = [
  'app',
  'mail',
  'scripts',
  'server',
  'package.json',
  'react-router.config.ts',
  'server.ts',
  'tsconfig.json',
  'vite.config.ts',
];

type Copy = { edit: (file: string, from: string, to: string) => Promise<void> };

/** `npm run dev` on a copy of the sources that a test may change. */
const test = base.extend<object, { site: SiteProcess; copy: Copy & { root: string } }>({
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
          expect(text).toContain(from);
          await writeFile(join(root, file), text.replaceAll(from, to));
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
async function listening(page: Page, load: () => Promise<unknown>): Promise<void> {
  const connected = page.waitForEvent('console', (message) =>
    message.text().startsWith('[vite] connected'),
  );
  await load();
  await connected;
  await page.waitForLoadState('load');
}

test.describe.configure({ mode: 'serial', timeout: 120_000 });

test('a page of the sources renders, its island comes to life, and a request goes through', async ({
  page,
}) => {
  await page.goto('/book-demo');
  await fillForm(page, visitor());
  await expect(page.locator('[data-island=demo-form]')).toHaveAttribute('data-live', '', {
    timeout: 60_000,
  });
  await submitButton(page).click();
  await expect(page.getByRole('heading', { name: 'Thank You' })).toBeVisible();
});

test('a change of a page shows without a restart, whether or not an island is awake', async ({
  page,
  copy,
}) => {
  await listening(page, () => page.goto('/book-demo'));
  await copy.edit('app/content/book-demo.ts', 'See your own flow on the line', 'Edited page');
  await expect(page.getByRole('heading', { level: 1, name: 'Edited page' })).toBeVisible();
});

test('a change of an island shows without a restart, in its HTML and in the browser', async ({
  page,
  copy,
}) => {
  await listening(page, () => page.goto('/book-demo'));
  const island = page.locator('[data-island=demo-form]');
  await page.getByLabel('Name', { exact: true }).focus();
  await expect(island).toHaveAttribute('data-live', '');
  await listening(page, () =>
    copy.edit(
      'app/demo-request/demo-form.tsx',
      'className="demo-form"',
      'className="demo-form edited"',
    ),
  );
  await expect(page.locator('form.edited')).toBeVisible();
  await expect(island).not.toHaveAttribute('data-live');
  await page.getByLabel('Name', { exact: true }).focus();
  await expect(island).toHaveAttribute('data-live', '');
  await expect(page.locator('form.edited')).toBeVisible();
});

test('a change of a style shows without a restart', async ({ page, copy }) => {
  await listening(page, () => page.goto('/'));
  await copy.edit('app/styles/base.css', 'body {', 'body { outline: 3px solid;');
  await expect(page.locator('body')).toHaveCSS('outline-width', '3px');
});

test('icons and the site’s other files are served from the sources', async ({ request }) => {
  const icon = await request.get('/favicon.svg');
  expect(icon.headers()['content-type']).toBe('image/svg+xml');
  expect(await icon.text()).toContain('<svg');
});

test('a change of the brand shows without a restart', async ({ page, copy, site }) => {
  await listening(page, () => page.goto('/'));
  await copy.edit('app/brand.ts', "legalEntity: 'Millrace'", "legalEntity: 'Edited Entity'");
  await expect(page.locator('.site-footer')).toContainText('Edited Entity');
  expect(site.said().join('\n')).not.toContain('restart');
});
