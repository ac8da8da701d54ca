import { expect, test } from 'vitest';
import { sampleQuestions } from './assistant.ts';

function said(id: string): string {
  const question = sampleQuestions.find((each) => each.id === id);
  return [question?.answer, ...(question?.sentences.map((each) => each.text) ?? [])].join(' ');
}

test('the answers state what the figures state', () => {
  expect(said('waiting-for')).toBe(
    'Ravi, in Purchase. The vendor quote is 5 h over its 9 h TAT. Quotes 1 and 2 arrived. Quote 3 did not.',
  );
  expect(said('ran-over-most')).toBe(
    'Vendor quote. 6 of 10 runs took more than 9 h, and the median was 11 h. No other step ran over more than once.',
  );
  expect(said('most-late')).toBe(
    'Chennai. 7 of the 20 late tasks are there. 5 of those 7 are in one flow: gate pass. Head office comes second, with 6.',
  );
});

test('one question is declined, with what can be counted instead', () => {
  const declined = sampleQuestions.filter((each) => each.kind === 'declined');
  expect(declined.map((each) => each.id)).toEqual(['closes-thursday']);
  expect(said('closes-thursday')).toContain(
    '10 h remain after it. If it came now, that is Thu 12:00.',
  );
});

test('every citation points to a row, every row is cited, and rows fill the columns', () => {
  for (const question of sampleQuestions) {
    const numbers = question.rows.map((row) => row.number);
    const cited = [...question.cites, ...question.sentences.flatMap((each) => each.cites)];
    expect([...new Set(cited)].toSorted()).toEqual(numbers);
    for (const row of question.rows) expect(row.cells).toHaveLength(question.columns.length - 1);
  }
});

test('numbers in a cited sentence stand in its rows', () => {
  const late = sampleQuestions.find((each) => each.id === 'ran-over-most');
  expect(late?.rows.map((row) => row.cells.slice(0, 4).join(' · '))).toEqual([
    'Vendor quote · 9 h · 6 of 10 · 11 h',
    'Approve · 3 h · 1 of 10 · 2 h',
    'Release order · 4 h · 1 of 10 · 3 h',
    'Dispatch · 6 h · 1 of 10 · 5 h',
  ]);
});

test('every stated fact is cited: only the words that decline rest on no row', () => {
  for (const question of sampleQuestions) {
    expect(question.cites.length > 0).toBe(question.kind === 'answered');
    for (const { text, cites } of question.sentences) expect(cites, text).not.toEqual([]);
  }
});

test('the branch with most late tasks stands above the next one and the sum of all', () => {
  const most = sampleQuestions.find((each) => each.id === 'most-late');
  expect(most?.rows.map((row) => row.cells.join(' · '))).toEqual([
    'Chennai · All flows · 19 · 7',
    'Chennai · Gate pass · 7 · 5',
    'Head office · All flows · 21 · 6',
    'All 7 offices · All flows · 91 · 20',
  ]);
});
