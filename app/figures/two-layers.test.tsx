import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { formatDuration } from '#app/sample-operations/format-time.ts';
import { actingStop, erpGap, erpRecords, laneStops } from '#app/sample-operations/order-2041.ts';
import { TwoLayers } from './two-layers.tsx';

const markup = renderToStaticMarkup(<TwoLayers />);

test('the gap is drawn from the first record’s line to the second’s', () => {
  const gap = /<g class="two-layers__gap[^>]*><path d="M(\d+) \d+H(\d+)"/.exec(markup)?.slice(1);
  const records = Array.from(
    markup.matchAll(/class="two-layers__writes" d="M(\d+) /g),
    ([, x]) => x,
  );
  expect(records).toHaveLength(erpRecords.length);
  expect(gap).toEqual(records.slice(0, 2));
});

test('without the drawing a list says which step writes which record, and where the gap is', () => {
  const list = /<ol>(.*)<\/ol>/.exec(markup)?.[1] ?? '';
  const rows = Array.from(list.matchAll(/<li[^>]*>(.*?)<\/li>/g), ([, row = '']) =>
    row
      .replace(/<[^>]+>/g, '')
      .replace(/\s+/g, ' ')
      .trim(),
  );
  expect(rows).toHaveLength(laneStops.length);
  for (const [index, { step }] of laneStops.entries()) {
    const record = erpRecords.find(({ writtenBy }) => writtenBy === step);
    expect(rows[index]).toContain(`${step.name} ${step.department}`);
    if (record) expect(rows[index]).toContain(`writes the ${record.name}`);
  }
  expect(rows[laneStops.indexOf(actingStop)]).toContain(
    `${formatDuration(actingStop.over)} over expected gap: ${formatDuration(erpGap.minutes)}`,
  );
});
