import type { Page } from '@playwright/test';
import { pages } from '#app/site-map.ts';

/** Every page, each tab with its panel, and the one for unknown paths. */
export const everyPage = [
  ...pages.map(({ path }) => path),
  ...['#time-tat', '#workflow-types', '#examples'].map((tab) => `/fms-details${tab}`),
  '/404',
];

/** Lays out the sections that wait for the visitor to come near, so that the page has its height. */
export async function layOutEverySection(page: Page): Promise<void> {
  await page.locator('main > section').evaluateAll((sections) => {
    for (const section of sections) {
      if (section instanceof HTMLElement) section.style.contentVisibility = 'visible';
    }
  });
}

/**
 * What a person would see at once in a picture of the page, by rules:
 * - the page does not scroll sideways, and no text lies outside the window;
 * - no text is cut off by a box round it;
 * - no letters lie on letters;
 * - nothing in a column of the page (`.wrap`) reaches past its edges, but for what scrolls in a box of its own;
 * - no drawing, list, form or section is without height or width;
 * - no text but "Sample data" is smaller than 14 px.
 */
export async function layoutProblems(page: Page): Promise<string[]> {
  await layOutEverySection(page);
  return page.evaluate(() => {
    const smallest = 14;
    const { clientWidth, scrollWidth } = document.documentElement;
    const problems: string[] = [];
    // A sticky header lies on what is scrolled under it.
    scrollTo({ top: 0, behavior: 'instant' });
    // Folds are looked at unfolded.
    for (const details of document.querySelectorAll('details')) details.open = true;

    type Box = { left: number; right: number; top: number; bottom: number };

    const named = (node: Node) =>
      `${node instanceof Element ? `${node.localName}.${node.getAttribute('class') ?? ''} ` : ''}“${node.textContent?.trim().slice(0, 40)}”`;

    const meet = (one: Box, other: Box, slack = 0) =>
      one.left < other.right - slack &&
      other.left < one.right - slack &&
      one.top < other.bottom - slack &&
      other.top < one.bottom - slack;

    /** Clipped away: for readers' ears only, or a table's heads that are said with each cell. */
    function unseen(element: Element): boolean {
      const { clipPath } = getComputedStyle(element);
      if (element.matches('.visually-hidden') || clipPath.startsWith('inset(50')) return true;
      return element.parentElement !== null && unseen(element.parentElement);
    }

    const seen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      element.getClientRects().length > 0 &&
      !unseen(element);

    function textsIn(root: Element): Text[] {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const found: Text[] = [];
      while (walker.nextNode()) {
        const { currentNode: text } = walker;
        const parent = text.parentElement;
        if (!(text instanceof Text) || !text.data.trim() || !parent) continue;
        if (parent.closest('script, style, option, [role=status]') || !seen(parent)) continue;
        found.push(text);
      }
      return found;
    }

    function linesOf(text: Node): DOMRect[] {
      const range = document.createRange();
      range.selectNodeContents(text);
      return [...range.getClientRects()].filter(({ width }) => width > 1);
    }

    const all = [...document.body.querySelectorAll('header *, main *, footer *')].filter(seen);
    const texts = textsIn(document.body).map((text) => ({ text, lines: linesOf(text) }));

    if (scrollWidth > clientWidth) problems.push('the page scrolls sideways');
    for (const { text, lines } of texts) {
      const isOutside = ({ left, right }: DOMRect) => left < -1 || right > clientWidth + 1;
      // A drawing may end in the middle of what it shows, such as a map.
      if (lines.some(isOutside) && !text.parentElement?.closest('svg')) {
        problems.push(`outside the window: ${text.data}`);
      }
      const parent = text.parentElement;
      if (!parent) continue;
      const set = Number.parseFloat(getComputedStyle(parent).fontSize);
      // A drawing may scale its labels.
      const scale = parent instanceof SVGGraphicsElement ? (parent.getScreenCTM()?.a ?? 1) : 1;
      if (set * scale < smallest - 0.01 && !parent.closest('.sample'))
        problems.push(`${set * scale} px: ${text.data}`);
    }

    const scrolls = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflow);

    // Cut off.
    for (const element of all) {
      const { overflowX, overflowY, clipPath } = getComputedStyle(element);
      if (overflowX === 'visible' && overflowY === 'visible') continue;
      const box = element.getBoundingClientRect();
      if (
        clipPath !== 'none' ||
        box.width <= 1 ||
        element.closest('svg') ||
        element.querySelector('svg')
      )
        continue;
      const past = (line: Box) =>
        line.left < box.left - 1 ||
        line.right > box.right + 1 ||
        line.top < box.top - 1 ||
        line.bottom > box.bottom + 1;
      if (textsIn(element).flatMap(linesOf).some(past)) problems.push(`cut off: ${named(element)}`);
    }

    // Letters on letters. A box is a line high: its letters fill the middle of it.
    const letters = texts
      .flatMap(({ text, lines }) =>
        lines.map(({ left, right, top, bottom, height }) => ({
          text,
          left,
          right: right - 1,
          top: top + 0.3 * height,
          bottom: bottom - 0.3 * height,
        })),
      )
      .sort((one, other) => one.top - other.top);
    for (const [index, one] of letters.entries()) {
      for (const other of letters.slice(index + 1, index + 60)) {
        if (meet(one, other)) problems.push(`${one.text.data} lies on ${other.text.data}`);
      }
    }

    // Past the grid: what can be seen of an element, unless it or what it is in goes from edge to edge of the window.
    const showsItself = (element: Element) => {
      const { backgroundColor, borderStyle, boxShadow } = getComputedStyle(element);
      const filled = !/^rgba\(.*, 0\)$|transparent/.test(backgroundColor);
      return (
        element.matches('svg, img') || filled || borderStyle !== 'none' || boxShadow !== 'none'
      );
    };
    // What a box crops, such as a map, ends at the box's edges.
    const crops = (element: Element) => /hidden|clip/.test(getComputedStyle(element).overflowX);
    const ofItsOwn = (element: Element) => {
      const { left, right } = element.getBoundingClientRect();
      return scrolls(element) || crops(element) || (left <= 1 && right >= clientWidth - 1);
    };
    for (const wrap of document.querySelectorAll('.wrap')) {
      const column = wrap.getBoundingClientRect();
      const isPast = ({ left, right, width }: DOMRect) =>
        width > 1 && (left < column.left - 1 || right > column.right + 1);
      for (const element of wrap.querySelectorAll(':not(svg *)')) {
        const boxes = [...element.childNodes]
          .filter((node) => node instanceof Text)
          .flatMap(linesOf);
        if (showsItself(element)) boxes.push(element.getBoundingClientRect());
        if (!boxes.some(isPast) || !seen(element)) continue;
        let box: Element | null = element;
        while (box && box !== wrap && !ofItsOwn(box)) box = box.parentElement;
        if (box === wrap) problems.push(`past the grid: ${named(element)}`);
      }
    }

    // Blank.
    const shown = 'section, article, figure, form, ol, ul, table, img, .window, .phone, svg';
    for (const element of all) {
      if (!element.matches(shown) || getComputedStyle(element).display === 'contents') continue;
      // Patterns and markers for other drawings.
      if (element instanceof SVGGraphicsElement && !element.getBBox().width) continue;
      const { width, height } = element.getBoundingClientRect();
      if (width < 1 || height < 1)
        problems.push(`blank: ${named(element)}, ${width} by ${height} px`);
    }
    return [...new Set(problems)];
  });
}
