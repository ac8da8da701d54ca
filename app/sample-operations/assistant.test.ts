import { expect, test } from 'vitest';
import { type Conversation, conversations, type Exchange } from './assistant.ts';
import { formatDuration } from './format-time.ts';
import { benchmarks, bottleneck } from './insights.ts';
import { actingStop } from './order-2041.ts';

const all: readonly Conversation[] = conversations;

function said({ answer, sentences }: Exchange): string {
  return [answer, ...sentences].map(({ text }) => text).join(' ');
}

const tat = formatDuration(actingStop.step.tat);
const over = formatDuration(actingStop.over);
const lateHours = formatDuration(bottleneck.over);
const quotes = benchmarks.find(({ step }) => step === actingStop.step);
if (!quotes) throw new Error('No benchmark of the acting step.');
const lateRuns = `${quotes.closes - quotes.inTime} of ${quotes.closes}`;

const exchanges = all.flatMap((each) => each.exchanges);

test('the answers state what the figures state', () => {
  expect(exchanges.map(said)).toEqual([
    `Ravi, in Purchase. The vendor quote has a turnaround time (TAT) of ${tat} and is ${over} over. Quotes 1 and 2 arrived. Quote 3 did not.`,
    'I can’t tell you that. Quote 3 has no date, so there is nothing to count from. After it, 10 h of work remain. If it arrived now, the order would close Thu 12:00.',
    `Vendor quote. ${lateRuns} runs took more than ${tat}, and the median was ${formatDuration(quotes.median)}. No other step ran over more than once.`,
    `${lateHours} of ${formatDuration(bottleneck.overInAll)}. That is ${bottleneck.percent}% of all time over TAT.`,
    'Chennai. 7 of the 20 late tasks are there. 5 of those 7 are in one process: gate pass. Head office comes second, with 6.',
    'No record says why. I can see that 5 of 7 tasks are late, but not the reason.',
  ]);
});

test('every citation names a record of the table beside it, and records fill the columns', () => {
  for (const { exchanges, table, detail } of all) {
    const numbers = table.records.map(({ number }) => number);
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
    for (const { answer, sentences } of exchanges) {
      for (const { text, cites } of [answer, ...sentences]) {
        for (const cite of cites) expect(numbers, text).toContain(cite);
      }
    }
    for (const { cells } of table.records) expect(cells).toHaveLength(table.columns.length);
    expect(table.records[detail.record - 1]?.cells[0]).toBe(detail.name);
  }
});

test('every stated fact is cited: only the words that decline rest on no record', () => {
  for (const { kind, answer, sentences } of exchanges) {
    expect(answer.cites.length > 0).toBe(kind === 'answered');
    for (const { text, cites } of sentences) expect(cites, text).not.toEqual([]);
  }
});

test('the sentences’ counts agree with the tables', () => {
  expect(all.map(({ table }) => table.records.map(({ cells }) => cells.join(' · ')))).toEqual([
    [
      'Raise request · Imran, Stores · done Mon 12:20',
      'Approve · Asha, Plant head · done Mon 15:00',
      `Vendor quote · Ravi, Purchase · ${over} late`,
      'Quote 1 · Vendor A · Mon 17:00',
      'Quote 2 · Vendor B · Tue 12:00',
      'Quote 3 · Vendor C · not received',
      'Release order · Kiran, Accounts · planned, 4 h',
      'Dispatch · Dev, Logistics · planned, 6 h',
    ],
    [
      `Vendor quote · ${tat} · ${lateRuns} · ${lateHours}`,
      'Approve · 3 h · 1 of 10 · 6 h',
      'Release order · 4 h · 1 of 10 · 9 h',
      'Dispatch · 6 h · 1 of 10 · 9 h',
    ],
    [
      'Chennai · All · 19 · 7',
      'Chennai · Gate pass · 7 · 5',
      'Head office · All · 21 · 6',
      'All 7 locations · All · 91 · 20',
    ],
  ]);
});
