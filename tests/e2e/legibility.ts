import type { Page } from '@playwright/test';
import { pages } from '#app/site-map.ts';

// Problems of a page whose text is larger, or spaced wider, than its designer saw it.

/** Every page, each tab with its panel, and the one for unknown paths. */
export const everyPage = [
  ...pages.map(({ path }) => path),
  ...['#time-tat', '#workflow-types', '#examples'].map((tab) => `/fms-details${tab}`),
  '/404',
];

/** Text that is cut off by a box round it or by the window, and a page that has to be scrolled sideways. */
export function spoiled(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const named = (element: Element) =>
      `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} “${element.textContent.trim().slice(0, 40)}”`;
    const shown = [...document.querySelectorAll<HTMLElement>('main *, header *, footer *')].filter(
      (element) => !element.closest('svg, .visually-hidden') && element.checkVisibility(),
    );
    const cut = shown.filter((element) => {
      const { overflowX, overflowY, clipPath } = getComputedStyle(element);
      if (overflowX === 'visible' && overflowY === 'visible') return false;
      const box = element.getBoundingClientRect();
      if (clipPath !== 'none' || box.width <= 1) return false;
      const text = document.createRange();
      text.selectNodeContents(element);
      const own = element.querySelector('svg')
        ? []
        : [...text.getClientRects()].filter(({ width }) => width > 1);
      return own.some(
        ({ left, right, top, bottom }) =>
          left < box.left - 1 ||
          right > box.right + 1 ||
          top < box.top - 1 ||
          bottom > box.bottom + 1,
      );
    });
    const { clientWidth } = document.documentElement;
    const outside = shown.filter(
      (element) =>
        element.getBoundingClientRect().width > 1 &&
        [...element.childNodes].some((node) => {
          if (!(node instanceof Text) || !node.data.trim()) return false;
          const text = document.createRange();
          text.selectNodeContents(node);
          const { left, right, width } = text.getBoundingClientRect();
          return width > 1 && (left < -1 || right > clientWidth + 1);
        }),
    );
    const wide =
      document.documentElement.scrollWidth > clientWidth ? ['the page scrolls sideways'] : [];
    return [
      ...wide,
      ...cut.map((element) => `cut off: ${named(element)}`),
      ...outside.map((element) => `beside the window: ${named(element)}`),
    ];
  });
}

/** Text set too small or over other text, and lines that are too long, with everything that folds unfolded. */
export function illegible(page: Page): Promise<string[]> {
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
      const boxes = texts(document.body)
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
