import { expect, test } from './fixtures.ts';
import { problemsOfEveryPage, type View } from './views.ts';

// Each page is a few thousand elements; accessibility.full.spec.ts has the other views.
test.describe.configure({ timeout: 240_000 });

const views: (View & { scripts?: 'off' })[] = [
  { theme: 'light', width: 1440 },
  { theme: 'dark', width: 390 },
  { theme: 'forced colors', width: 768 },
  { theme: 'light', width: 320, scripts: 'off' },
];

for (const { scripts = 'on', ...view } of views) {
  test(`every page passes every rule: ${view.theme}, ${view.width} px, scripts ${scripts}`, async ({
    browser,
    site,
  }) => {
    expect(await problemsOfEveryPage(browser, site.url, view, scripts)).toEqual([]);
  });
}
