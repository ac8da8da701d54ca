import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import type { Tab } from './browsers/tab.ts';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Messages with which axe-core reports that it cannot decide, by rule, and where it is decided instead. */
const undecided: Record<string, RegExp> = {
  // It sees no background behind text of a drawing, beside a ::before or under a mark, and skips single characters.
  // Text and backgrounds are tokens of the theme; brand/palette.test.ts checks their contrast.
  'color-contrast':
    /contains an image node|1:1 contrast ratio|due to a (?:pseudo element|background (?:gradient|image))|obscured by another|overlapped by another|partially overlaps other|too short|only non-text characters/,
  // A bold paragraph that it takes for a possible heading; other rules check the outline of headings.
  'p-as-heading': /^Fix all of the following:\s+Unable to determine/,
  // It takes the header of the last row group (scope="rowgroup") for one of a column, which has no cell below.
  'th-has-data-cells': /Table data cells are missing or empty/,
};

/**
 * The two ends of Radix Toast's region. They take the focus to hand it on, into the list of toasts or past it, and never
 * keep it; `focus-order-semantics`, an experimental rule, wants a role of them that would be announced.
 */
const focusProxies = /^div\[role="region"\] > span:nth-child\(\d\)$/;

/** One finding of axe-core. */
type Finding = { kind: 'violation' | 'incomplete'; id: string; target: string; why: string };

/** In the page: every rule, `target-size` and the best practices included. */
async function run(within: string): Promise<Finding[]> {
  const { violations, incomplete } = await window.axe.run(within, {
    resultTypes: ['violations', 'incomplete'],
    rules: {
      'target-size': { enabled: true },
      'css-orientation-lock': { enabled: true },
      'focus-order-semantics': { enabled: true },
      'hidden-content': { enabled: false },
      'label-content-name-mismatch': { enabled: true },
      'p-as-heading': { enabled: true },
      'table-fake-caption': { enabled: true },
      'td-has-header': { enabled: true },
    },
  });
  const lines = (kind: Finding['kind'], results: axe.Result[]) =>
    results.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary, any }) => ({
        kind,
        id,
        target: target.join(' '),
        why: [...new Set(any.map(({ message }) => message))].join('; ') || (failureSummary ?? ''),
      })),
    );
  return [...lines('violation', violations), ...lines('incomplete', incomplete)];
}

/** Findings that remain once the undecided are resolved, one line each. */
function unexplained(found: readonly Finding[]): string[] {
  return found
    .filter(({ kind, id, why }) => kind === 'violation' || !undecided[id]?.test(why))
    .filter(({ id, target }) => id !== 'focus-order-semantics' || !focusProxies.test(target))
    .map(({ kind, id, target, why }) => `${kind} ${id}: ${target}: ${why.slice(0, 160)}`);
}

/** Runs axe-core on a page in its current state, or on the part of it that changed. */
export async function findings(page: Page, within = 'html'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return unexplained(await page.evaluate(run, within));
}

/** The same in another browser. */
export async function findingsIn(tab: Tab): Promise<string[]> {
  await tab.addScript(source);
  return unexplained(await tab.evaluate(run, 'html'));
}
