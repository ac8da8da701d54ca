import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FlowLaneChart } from './flow-lane-chart.tsx';
import { TwoLayers } from './two-layers.tsx';

test('the clocks of the upper layer span exactly the gap of the lower one', () => {
  const markup = renderToStaticMarkup(<TwoLayers />);
  const spans = Array.from(
    markup.matchAll(/<g class="dimension[^>]*><path d="M(\d+) (\d+)H(\d+)"/g),
    ([, from, y, to]) => ({ from: Number(from), to: Number(to), y: Number(y) }),
  );
  const [gap, ...clocks] = spans;
  expect(clocks).toHaveLength(3);
  expect(clocks[0]?.from).toBe(gap?.from);
  expect(clocks[1]?.from).toBe(clocks[0]?.to);
  expect(clocks[2]?.from).toBe(clocks[1]?.to);
  expect(clocks[2]?.to).toBe(gap?.to);
});

test('the two layers say in words, without the drawing, which step writes which record', () => {
  const list = /<ol>(.*)<\/ol>/.exec(renderToStaticMarkup(<TwoLayers />))?.[1] ?? '';
  const steps = Array.from(list.matchAll(/<li[^>]*>(.*?)<\/li>/g), ([, step = '']) =>
    step
      .replace(/<[^>]+>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  );
  expect(steps).toEqual([
    'Raise request Stores, 3 h 20 m Purchase requisition written Mon 12:20',
    'Approve Plant head, 2 h 40 m',
    'Vendor quote Purchase, 14 h 5 h over TAT one gap of 20 h 40 m',
    'Release order Accounts, TAT 4 h Purchase order due Wed 15:00',
    'Dispatch Logistics, TAT 6 h Delivery note due Thu 12:00',
  ]);
});

test('the hero and the two layers say the same of the stop where the order closes', () => {
  const [hero, layers] = [<FlowLaneChart key="hero" />, <TwoLayers key="layers" />].map((drawing) =>
    /<text[^>]*>Closed<\/text><text[^>]*>([^<]+)</.exec(renderToStaticMarkup(drawing)),
  );
  expect(hero?.[1]).toBe('expected');
  expect(layers?.[1]).toBe(hero?.[1]);
});
