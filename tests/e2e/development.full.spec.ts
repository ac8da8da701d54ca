import { bookDemo } from '#app/content/book-demo.ts';
import { expect, pageOfSources, test } from './development.ts';
import { fillForm, submitButton, visitor } from './fixtures.ts';

test.describe.configure({ mode: 'serial', timeout: 120_000 });

test('a page rendered from source hydrates its island and sends a request', async ({ page }) => {
  await page.goto('/book-demo');
  await fillForm(page, visitor());
  await expect(page.locator('[data-island=demo-form]')).toHaveAttribute('data-hydrated', '', {
    timeout: 60_000,
  });
  await submitButton(page).click();
  await expect(page.getByRole('heading', { name: 'Thank You' })).toBeVisible();
});

test('a change to a page shows without a restart, whether or not an island is hydrated', async ({
  page,
  copy,
}) => {
  await pageOfSources(page, () => page.goto('/book-demo'));
  await copy.edit('app/content/book-demo.ts', bookDemo.demonstration.title, 'Edited page');
  await expect(page.getByRole('heading', { name: 'Edited page' })).toBeVisible();
});

test('a change to an island shows without a restart, in its HTML and in the browser', async ({
  page,
  copy,
}) => {
  await pageOfSources(page, () => page.goto('/book-demo'));
  const island = page.locator('[data-island=demo-form]');
  await page.getByLabel('Name', { exact: true }).focus();
  await expect(island).toHaveAttribute('data-hydrated', '');
  await pageOfSources(page, () =>
    copy.edit(
      'app/demo-request/open-form.tsx',
      'className="demo-form"',
      'className="demo-form edited"',
    ),
  );
  await expect(page.locator('form.edited')).toBeVisible();
  await expect(island).not.toHaveAttribute('data-hydrated');
  await page.getByLabel('Name', { exact: true }).focus();
  await expect(island).toHaveAttribute('data-hydrated', '');
  await expect(page.locator('form.edited')).toBeVisible();
});

test('a change to a style shows without a restart', async ({ page, copy }) => {
  await pageOfSources(page, () => page.goto('/'));
  await copy.edit('app/styles/base.css', 'body {', 'body { outline: 3px solid;');
  await expect(page.locator('body')).toHaveCSS('outline-width', '3px');
});

test('icons and the site’s other files are served from the sources', async ({ request }) => {
  const icon = await request.get('/favicon.svg');
  expect(icon.headers()['content-type']).toBe('image/svg+xml');
  expect(await icon.text()).toContain('<svg');
});

test('a change to the brand shows without a restart', async ({ page, copy, site }) => {
  await pageOfSources(page, () => page.goto('/'));
  await copy.edit('app/brand.ts', "legalEntity: 'Millrace'", "legalEntity: 'Edited Entity'");
  await expect(page.locator('.site-footer')).toContainText('Edited Entity');
  expect(site.said().join('\n')).not.toContain('restart');
});
