import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ProcessLine } from './process-line.tsx';

test('a line reads as a list of steps, each with its note and its state in words', () => {
  const markup = renderToStaticMarkup(
    <ProcessLine
      label="Order 2041"
      flag
      stops={[
        { name: 'Approve', note: 'Asha, 2 h 40 m', state: 'done' },
        { name: 'Vendor quote', state: 'late', spent: 0.5, over: 0.3 },
      ]}
    />,
  );
  const text = markup.replace(/<[^>]+>/g, '').replace(/\s+/g, ' ');
  expect(text).toContain('Approve Asha, 2 h 40 m done');
  expect(text).toContain('Vendor quote late Now');
  expect(markup).toContain('aria-label="Order 2041"');
  expect(markup).toContain('--spent:0.5;--over:0.3');
});
