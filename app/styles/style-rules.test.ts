import { expect, test } from 'vitest';
import { withStyleRules } from './style-rules.ts';

test('style attributes become one style sheet with a rule for each distinct value', () => {
  const html =
    '<head></head><i style="--spent:0.5"></i><b style="--spent:0.5"></b><u style="--at:1"></u>';
  expect(withStyleRules(html)).toBe(
    '<head><style>[data-style="0"]{--spent:0.5}[data-style="1"]{--at:1}</style></head>' +
      '<i data-style="0"></i><b data-style="0"></b><u data-style="1"></u>',
  );
});

test('a value that could end the style sheet is refused', () => {
  expect(() => withStyleRules('<head></head><i style="--a:&lt;/style&gt;"></i>')).toThrow(/style/);
});
