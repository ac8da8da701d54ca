import { hardest, validators } from '#tests/faults/validators.ts';
import { printTable } from './table.ts';

/** What each reader of foreign text takes for 100 KB of the most hostile; the target is 5 ms. */
const size = 100_000;
const targetMs = 5;

const rows = Object.entries(validators).map(([name, validate]) => {
  hardest(validate, size, 1);
  return { name, ms: hardest(validate, size, 5) };
});
printTable(
  `Processor time for the hardest of many texts of ${size / 1000} KB, best of five runs each`,
  ['', 'ms'],
  rows.map(({ name, ms }) => [name, ms.toFixed(2)]),
);
const slow = rows.filter(({ ms }) => ms >= targetMs);
if (slow.length > 0) {
  console.error(`Over ${targetMs} ms: ${slow.map(({ name }) => name).join(', ')}`);
  process.exitCode = 1;
}
