import { expect, test } from './fixtures.ts';
import { everyPage, layoutProblems } from './layout.ts';

// The rules of layout.ts for visitors who set text larger or wider (WCAG 2.2, 1.4.4, 1.4.10 and 1.4.12).
test.use({
  contextOptions: { reducedMotion: 'reduce' },
  expectedConsoleErrors: [/status of 404/],
  // A visitor's own styles are not governed by the site's policy.
  bypassCSP: true,
});

const wider =
  '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-block-end:2em!important}';

for (const [name, sizes, style] of [
  [
    'in other windows',
    [
      [1280, 800],
      [1024, 800],
      [768, 800],
      [320, 256],
    ],
    '',
  ],
  [
    'with wider text',
    [
      [1280, 800],
      [768, 800],
      [390, 800],
      [320, 800],
    ],
    wider,
  ],
  ['with twice as large text on a phone', [[390, 844]], 'html{font-size:200%}'],
] as const) {
  test(`every page is laid out as the rules of layout.ts say ${name}`, async ({ page }) => {
    for (const path of everyPage) {
      await page.goto('about:blank');
      await page.goto(path);
      if (style) await page.addStyleTag({ content: style });
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height });
        expect.soft(await layoutProblems(page), `${path} at ${width} px`).toEqual([]);
      }
    }
  });
}
