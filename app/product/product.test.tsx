import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { people } from '#app/sample-operations/company.ts';
import { escalation, laneStops, quotes } from '#app/sample-operations/order-2041.ts';
import { FlowLine } from './flow-line.tsx';
import { orderLine } from './order-lines.ts';
import { StuckOrder, stuck } from './screens/stuck-order.tsx';
import { Window } from './window.tsx';

/** What a text browser shows, and what is copied: the text without the tags, blocks apart. */
function text(markup: string): string {
  return markup
    .replace(/<\/(?:li|p|div|t[dhr]|caption)>/g, ' ')
    .replace(/<[^>]+>/g, '')
    .replace(/\s+/g, ' ');
}

test('a window names its person and module, and highlights the module in its navigation', () => {
  const markup = renderToStaticMarkup(
    <Window module="flows" person={people.asha}>
      <p>Screen</p>
    </Window>,
  );
  expect(text(markup)).toContain(people.asha.name);
  expect(markup.match(/rail__here/g)).toHaveLength(1);
  expect(markup).not.toContain('style=');
});

test('the line names each step, its owner and its state, and separates the words', () => {
  const words = text(renderToStaticMarkup(<FlowLine steps={orderLine} />));
  for (const { step } of laneStops) expect(words).toContain(`${step.name} ${step.owner.name}`);
  expect(words).toContain('in progress');
  expect(words).not.toMatch(/[a-z][A-Z]|[a-z]\d/);
});

test('the amber end of a step is the share of its time over its TAT', () => {
  const acting = laneStops.find(({ state }) => state === 'now');
  const share = (100 * (acting?.over ?? 0)) / (acting?.takes ?? 1);
  const width = /<rect[^>]* width="([\d.]+)%"/.exec(
    renderToStaticMarkup(<FlowLine steps={orderLine} />),
  )?.[1];
  expect(Number(width)).toBeCloseTo(share);
});

test('the stuck order says who waits for whom, which quote is missing, and offers both ways on', () => {
  const words = text(renderToStaticMarkup(<StuckOrder />));
  const missing = quotes.find(({ received }) => received === null);
  expect(words).toContain(`${missing?.vendor} missing`);
  expect(words).toContain(text(stuck.reason));
  expect(words).toContain(escalation.reassignTo.name);
});
