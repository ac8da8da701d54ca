import { readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { bookDemo } from '#app/pages/book-demo/copy.ts';
import { freePort } from '../free-port.ts';
import { copyProject } from '../scratch-copy.ts';
import { type SiteProcess, startSite } from '../site-process.ts';
import { test as base, expect, fillForm, sendForm, visitor } from './fixtures.ts';

type Edit = (file: string, from: string, to: string) => Promise<void>;

/** `npm run dev` on a copy of the sources that a test may change. */
const test = base.extend<object, { site: SiteProcess; folder: string; edit: Edit }>({
  folder: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to see what is needed
    async ({}, use) => {
      await using copy = await copyProject();
      await symlink(join(process.cwd(), 'node_modules'), join(copy.folder, 'node_modules'));
      await use(copy.folder);
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  edit: [
    async ({ folder }, use) =>
      use(async (file, from, to) => {
        const text = await readFile(join(folder, file), 'utf8');
        if (!text.includes(from)) throw new Error(`${file} has no ${from}`);
        await writeFile(
          join(folder, file),
          text.replaceAll(from, () => to),
        );
      }),
    { scope: 'worker' },
  ],
  site: [
    async ({ folder }, use) => {
      // Restarted, it listens on the same port.
      const env = { PORT: String(await freePort()) };
      await using site = await startSite({ root: folder, from: 'sources', env });
      await use(site);
    },
    { scope: 'worker' },
  ],
});

test.describe.configure({ mode: 'serial', timeout: 180_000 });

/** Does what loads the page, and waits until it hears of changes. */
async function pageOfSources(page: Page, load: () => Promise<unknown>): Promise<void> {
  const connected = page.waitForEvent('console', (message) =>
    message.text().startsWith('[vite] connected'),
  );
  await load();
  await connected;
  await page.waitForLoadState('load');
}

/** Touches the form and waits until it is alive; again, if a change made just before reloads the page meanwhile. */
async function wakeForm(page: Page): Promise<void> {
  const island = page.locator('[data-island=demo-form]');
  await expect(async () => {
    await page.getByLabel('Name', { exact: true }).click();
    await expect(island).toHaveAttribute('data-hydrated', '', { timeout: 5_000 });
  }).toPass({ timeout: 60_000 });
}

test('a page rendered from source hydrates its island and sends a request', async ({ page }) => {
  await page.goto('/book-demo');
  await fillForm(page, visitor());
  await expect(page.locator('[data-island=demo-form]')).toHaveAttribute('data-hydrated', '', {
    timeout: 60_000,
  });
  await sendForm(page);
});

test('changes to copy, brand and style show without a restart', async ({ page, edit, site }) => {
  await pageOfSources(page, () => page.goto('/book-demo'));
  await edit('app/pages/book-demo/copy.ts', bookDemo.demonstration.title, 'Edited page');
  await expect(page.getByRole('heading', { name: 'Edited page' })).toBeVisible();
  await edit('brand/brand.ts', "legalEntity: 'Millrace'", "legalEntity: 'Edited Entity'");
  await expect(page.locator('.site-footer')).toContainText('Edited Entity');
  await edit('app/styles/base.css', 'body {', 'body { outline: 3px solid;');
  await expect(page.locator('body')).toHaveCSS('outline-width', '3px');
  expect(site.said().join('\n')).not.toContain('restart');
});

test('a change to an island shows without a restart, in its HTML and in the browser', async ({
  page,
  edit,
}) => {
  await pageOfSources(page, () => page.goto('/book-demo'));
  await wakeForm(page);
  await pageOfSources(page, () =>
    edit('app/demo-form/open-form.tsx', 'className="demo-form"', 'className="demo-form edited"'),
  );
  await expect(page.locator('form.edited')).toBeVisible();
  await wakeForm(page);
  await expect(page.locator('form.edited')).toBeVisible();
});

test('a field that is added can be sent without a restart by hand', async ({
  page,
  edit,
  site,
}) => {
  await pageOfSources(page, () => page.goto('/book-demo'));
  await edit(
    'request/demo-fields.ts',
    '    options: employeeRanges,\n  },',
    "    options: employeeRanges,\n  },\n  { name: 'city', type: 'text', label: 'City', mailLabel: 'City', required: false },",
  );
  const who = visitor();
  await expect(page.getByLabel('City')).toBeVisible({ timeout: 60_000 });
  await wakeForm(page);
  await fillForm(page, who);
  await page.getByLabel('City').fill('Pune');
  await sendForm(page);
  const mail = await site.mailWhere((each) => each.replyTo?.[0]?.address === who.email);
  expect(mail.text).toContain('Pune');
});

test.describe('with a mistake', () => {
  test.use({ expectedConsoleErrors: [/./] });

  test('a title too long for search results is shown in the browser, and gone when corrected', async ({
    page,
    edit,
  }) => {
    const file = 'app/pages/terms-conditions/copy.ts';
    const [from, to] = ['title: `', `title: \`${'long '.repeat(12)}`];
    await pageOfSources(page, () => page.goto('/terms-conditions'));
    const mistake = page.locator('body > pre');
    await edit(file, from, to);
    await expect(mistake).toContainText(`${file}: meta.title: must have 1 to 60 characters`, {
      timeout: 60_000,
    });
    await edit(file, to, from);
    await expect(mistake).toHaveCount(0, { timeout: 60_000 });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
