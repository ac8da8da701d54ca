import { fmsExamples } from '#app/examples/fms-examples.ts';
import { ownProcess as copy } from '#app/own-process/copy.ts';
import { exampleOf } from '#app/own-process/examples.ts';
import { contextField } from '#request/context.ts';
import { drawHref } from '#request/process/process-address.ts';
import { expect, test } from './fixtures.ts';
import { button, drawn, nameOf, open, rows, sample, section, withSteps } from './process-editor.ts';

test('an address opens its process and loses it; before it replaces one’s own, it asks', async ({
  page,
}) => {
  const process = withSteps(4);
  await page.goto(await drawHref({ process }));
  await expect.poll(() => drawn(page)).toEqual(process);
  expect(new URL(page.url()).search).toBe('');
  await page.goto('/terms-conditions');
  await page.goto(await drawHref({ process: withSteps(2) }));
  // Playwright dismisses a dialog that nobody handles.
  await expect(page).not.toHaveURL(/context=/);
  await expect.poll(() => drawn(page)).toEqual(process);
  page.once('dialog', (dialog) => dialog.accept());
  await page.goto('/terms-conditions');
  await page.goto(await drawHref({ process: withSteps(2) }));
  await expect(rows(page)).toHaveCount(2);
  await button(page, copy.undo).click();
  await expect.poll(() => drawn(page)).toEqual(process);
});

test('a damaged address and an unknown example are refused with a message', async ({ page }) => {
  for (const [address, sentence] of [
    [`?${contextField}=2-Hiring`, copy.announcements.damaged],
    ['?example=none', copy.announcements.unknown],
  ] as const) {
    await page.goto(`/fms-details${address}#draw`);
    await expect(page.locator('.toast')).toContainText(sentence);
    expect(await drawn(page)).toEqual(sample);
  }
});

test('each example links to the section, where it is drawn', async ({ page }) => {
  const all = fmsExamples.flatMap(({ processes }) => processes.map(({ id }) => id));
  await page.goto('/fms-details#vendor-payment');
  const links = page.locator('a[href*="?example="]');
  await expect(links).toHaveCount(all.length);
  await links.filter({ visible: true }).click();
  await expect(section(page)).toBeInViewport();
  await expect.poll(() => drawn(page)).toEqual(exampleOf('vendor-payment'));
});

test('the link is copied; where the browser cannot, as over http, a dialog shows it', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: baseURL });
  await open(page);
  await nameOf(page).fill('Ours');
  const ours = { ...sample, name: 'Ours' };
  await expect.poll(() => drawn(page)).toEqual(ours);
  await button(page, copy.copy).click();
  await expect(section(page).getByText(copy.copied)).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  const shown = Promise.withResolvers<string>();
  // The press is over once the dialog is.
  page.once('dialog', (dialog) => {
    shown.resolve(dialog.defaultValue());
    return dialog.dismiss();
  });
  await button(page, copy.copy).click();
  expect(await shown.promise).toBe(link);
  await page.evaluate(() => sessionStorage.clear());
  await page.goto(link);
  await expect.poll(() => drawn(page)).toEqual(ours);
});
