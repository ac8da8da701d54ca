import { expect, test } from './fixtures.ts';
import { problemsOfEveryPage, themes, widths } from './views.ts';

test.describe.configure({ timeout: 240_000 });

for (const { name: theme } of themes) {
  for (const width of widths) {
    for (const scripts of ['on', 'off'] as const) {
      test(`every page passes every rule: ${theme}, ${width} px, scripts ${scripts}`, async ({
        browser,
        site,
      }) => {
        expect(await problemsOfEveryPage(browser, site.url, { theme, width }, scripts)).toEqual([]);
      });
    }
  }
}
