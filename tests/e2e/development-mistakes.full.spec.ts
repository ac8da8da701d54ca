import { expect, pageOfSources, test } from './development.ts';

const copyFile = 'app/content/terms-conditions.ts';

/** Slips of an editor, in the copy of /terms-conditions unless said otherwise, and what the overlay says of each. */
const mistakes = [
  {
    slip: 'an apostrophe inside single quotes',
    from: "title: 'Terms",
    to: "title: 'Our client's terms",
    said: /terms-conditions\.ts/,
  },
  {
    slip: 'a title too long for search results',
    from: 'title: `',
    to: `title: \`${'long '.repeat(12)}`,
    said: /terms-conditions\.ts: meta\.title: must have at most 60 characters/,
  },
  {
    slip: 'a field misspelled',
    from: 'contentsLabel:',
    to: 'contentLabel:',
    said: /terms-conditions\.ts.*contents?Label/s,
  },
  {
    slip: 'a field that every page reads, the error page too, misspelled',
    file: 'app/brand.ts',
    from: 'motto: [',
    to: 'moto: [',
    said: /'motto' does not exist/,
  },
];

test.describe.configure({ mode: 'serial', timeout: 180_000 });
test.use({ expectedConsoleErrors: [/./] });

for (const { slip, file = copyFile, from, to, said } of mistakes) {
  test(`${slip} is shown in the browser, and gone when corrected`, async ({ page, copy }) => {
    await pageOfSources(page, () => page.goto('/terms-conditions'));
    const overlay = page.locator('vite-error-overlay');
    await expect(overlay).toHaveCount(0);
    await copy.edit(file, from, to);
    await expect(overlay.first()).toContainText(said, { timeout: 60_000 });
    await copy.edit(file, to, from);
    await expect(overlay).toHaveCount(0, { timeout: 60_000 });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}
