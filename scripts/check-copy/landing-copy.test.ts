import { expect, test } from 'vitest';
import { home } from '#app/pages/home/copy.ts';

// What the specification's section 1 says of parts of the product, beside their names.

const { rows } = home.layers.table;

function row(id: (typeof rows)[number]['id']) {
  const found = rows.find((entry) => entry.id === id);
  if (!found) throw new Error(`No row ${id}`);
  return { fms: [found.fms].flat().join(' '), erp: [found.erp].flat().join(' ') };
}

function text(entries: readonly { id: string; text: string }[], id: string) {
  return entries.find((entry) => entry.id === id)?.text;
}

test('FMS and ERP are compared in the words of the specification', () => {
  expect(home.layers.lead).toContain('operational execution layer on top of your existing ERP');
  expect(row('purpose').fms).toContain('Daily operational workflows');
  expect(row('flexibility').fms).toContain('Customizable per department');
  expect(row('visibility').fms).toMatch(/^Turnaround-time benchmarks, bottlenecks and loop time/);
  expect(row('purpose').erp).toContain('Financial, HR and supply chain transactions');
  expect(row('flexibility').erp).toContain('Structured and rigid');
});

test('each plan of the roadmap says what it is for', () => {
  const { entries } = home.roadmap;
  expect(text(entries, 'gpt-assistant')).toContain('Natural-language queries on operational data');
  expect(text(entries, 'multi-branch-support')).toContain('each location');
  expect(text(entries, 'okr-module')).toContain('Objectives and key results');
  expect(text(entries, 'capacity-iq')).toContain(
    'AI utilisation insights for hiring or load balancing',
  );
});

test('Industry 4.0 is explained before its capabilities are listed', () => {
  expect(home.industry.concept).toMatch(/^In Industry 4\.0, .+\. .+\.$/);
});

test('the quote of the closing section is ours and says so', () => {
  expect(home.closing.quote.lines).not.toHaveLength(0);
  expect(home.closing.quote.attribution).toMatch(/^Our own/);
});
