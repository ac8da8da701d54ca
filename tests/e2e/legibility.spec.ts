import type { Page } from '@playwright/test';
import { pages } from '#app/site-map.ts';
import { expect, test } from './fixtures.ts';

// Styles of a visitor's own, as WCAG 2.2 describes them in 1.4.12, are not for the site's policy to judge.
test.use({ expectedConsoleErrors: [/status of 404/], bypassCSP: true });

const widerText =
  '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-block-end:2em!important}';

const paths = [
  ...pages.map(({ path }) => path),
  ...['#time-tat', '#workflow-types', '#examples'].map((tab) => `/fms-details${tab}`),
  '/404',
];

/** Text set too small or over other text, and lines that are too long, with everything that folds unfolded. */
function illegible(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const smallest = 13;
    const longest = 75;
    for (const details of document.querySelectorAll('details')) details.open = true;

    /** Clipped away: for readers' ears only, or a table's heads that are said with each cell. */
    function hidden(element: Element): boolean {
      if (getComputedStyle(element).clipPath.startsWith('inset(50')) return true;
      return element.parentElement !== null && hidden(element.parentElement);
    }

    function isSet(text: Node): text is Text {
      const parent = text.parentElement;
      if (!(text instanceof Text) || !text.data.trim() || !parent) return false;
      if (parent.closest('script, style, option, .visually-hidden, [role=status]')) return false;
      const seen = parent.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      return seen && !hidden(parent) && parent.getClientRects().length > 0;
    }

    function texts(root: Element): Text[] {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const found: Text[] = [];
      while (walker.nextNode()) if (isSet(walker.currentNode)) found.push(walker.currentNode);
      return found;
    }

    /** Pixels as seen: a drawing may scale its labels. */
    function size(text: Text): number {
      const parent = text.parentElement;
      const set = parent ? Number.parseFloat(getComputedStyle(parent).fontSize) : 0;
      return set * (parent instanceof SVGGraphicsElement ? (parent.getScreenCTM()?.a ?? 1) : 1);
    }

    /** Characters in the longest line of a paragraph. */
    function longestLine(paragraph: Element): number {
      const lines = new Map<number, number>();
      const range = document.createRange();
      for (const text of texts(paragraph)) {
        for (let index = 0; index < text.length; index += 1) {
          range.setStart(text, index);
          range.setEnd(text, index + 1);
          const box = range.getClientRects()[0];
          // Links and tags stand a pixel or two off the line that they are on.
          const line = Math.round((box?.bottom ?? 0) / 8);
          if (box?.width) lines.set(line, (lines.get(line) ?? 0) + 1);
        }
      }
      return Math.max(0, ...lines.values());
    }

    /** Pairs of texts whose letters meet. A box is a line high: its letters fill the middle of it. */
    function overlapping(): string[] {
      const boxes = texts(document.querySelector('main') ?? document.body)
        .flatMap((text) => {
          const range = document.createRange();
          range.selectNodeContents(text);
          return [...range.getClientRects()].map(({ left, right, top, bottom, height }) => ({
            words: text.data.trim(),
            left,
            right: right - 1,
            top: top + 0.3 * height,
            bottom: bottom - 0.3 * height,
          }));
        })
        .sort((one, other) => one.top - other.top);
      return boxes.flatMap((one, index) =>
        boxes
          .slice(index + 1, index + 60)
          .filter(
            (other) => other.top < one.bottom && one.left < other.right && other.left < one.right,
          )
          .map((other) => `${one.words} lies on ${other.words}`),
      );
    }

    const small = texts(document.body).filter((text) => size(text) < smallest - 0.01);
    const paragraphs = [...document.querySelectorAll('p, li, dd, td')].filter(
      (each) =>
        !each.querySelector('p, li, dd, div, svg, input') &&
        (each.textContent ?? '').length > longest,
    );
    const long = paragraphs.filter((each) => longestLine(each) > longest);
    return [
      ...overlapping(),
      ...small.map((text) => `${size(text)} px: ${text.data}`),
      ...long.map((each) => `${longestLine(each)} characters: ${each.textContent}`),
    ];
  });
}

for (const width of [320, 390, 768, 1024, 1440]) {
  test(`no page scrolls sideways, sets a text under 13 px, a line over 75 characters or text on text at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of paths) {
      await page.goto('about:blank');
      await page.goto(path);
      expect(await illegible(page), path).toEqual([]);
      const sideways = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(sideways, path).toBeLessThanOrEqual(0);
    }
  });
}

for (const width of [390, 1440]) {
  test(`wider text lies on no other at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of paths) {
      await page.goto('about:blank');
      await page.goto(path);
      await page.addStyleTag({ content: widerText });
      const found = await illegible(page);
      expect(
        found.filter((each) => each.includes(' lies on ')),
        path,
      ).toEqual([]);
    }
  });
}
