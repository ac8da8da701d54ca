/**
 * Sample questions to the assistant (figure: transcript). Every answer is written from the rows it
 * cites, and the rows are read from the same facts as the other figures. One question has no row to
 * count from, and is declined.
 */
import { sum } from './arithmetic.ts';
import { exception, officeLoads, rollUp } from './branches.ts';
import { formatDuration, formatInstant } from './format-time.ts';
import { benchmarks } from './insights.ts';
import { actingStop, lane, laneStops, oneStep, quotes } from './order-2041.ts';
import { closesOf, late } from './runs.ts';

/** A row of the "rows used" table; `number` is what sentences cite. `over` marks a cell to draw amber. */
export type AnswerRow = {
  readonly number: number;
  readonly cells: readonly string[];
  readonly over: boolean;
};

/** A sentence and the numbers of the rows it rests on; none for a sentence that states no fact. */
export type AnswerSentence = { readonly text: string; readonly cites: readonly number[] };

export type SampleQuestion = {
  readonly id: string;
  readonly question: string;
  readonly kind: 'answered' | 'declined';
  /** The short answer and the rows it rests on; the sentences carry it out. */
  readonly answer: string;
  readonly cites: readonly number[];
  readonly sentences: readonly AnswerSentence[];
  readonly columns: readonly string[];
  readonly rows: readonly AnswerRow[];
};

const words = ['none', 'once', 'twice', 'three times', 'four times'] as const;
const holder = oneStep.who;
const arrived = quotes.filter((quote) => quote.received !== null);
const missing = quotes.filter((quote) => quote.received === null);
/** Rows of the first answer: the step, then each quote. */
const quoteRow = (quote: (typeof quotes)[number]) => quotes.indexOf(quote) + 2;

function list(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}

const waitingFor: SampleQuestion = {
  id: 'waiting-for',
  question: 'Who is order 2041 waiting for?',
  kind: 'answered',
  answer: `${holder.name}, in ${holder.desk}.`,
  cites: [1],
  sentences: [
    {
      text: `The vendor quote is ${formatDuration(actingStop.over)} over its ${formatDuration(actingStop.step.tat)} TAT.`,
      cites: [1],
    },
    {
      text: `Quotes ${list(arrived.map((quote) => String(quote.number)))} arrived.`,
      cites: arrived.map(quoteRow),
    },
    {
      text: `Quote ${list(missing.map((quote) => String(quote.number)))} did not.`,
      cites: missing.map(quoteRow),
    },
  ],
  columns: ['Row', 'Record', 'From', 'Since', 'Over'],
  rows: [
    {
      number: 1,
      cells: [
        actingStop.step.name,
        `${holder.name}, ${holder.desk}`,
        formatInstant(actingStop.opens),
        formatDuration(actingStop.over),
      ],
      over: true,
    },
    ...quotes.map((quote) => ({
      number: quoteRow(quote),
      cells: [
        `Quote ${quote.number}`,
        quote.vendor,
        quote.received === null ? 'not received' : formatInstant(quote.received),
        '',
      ],
      over: false,
    })),
  ],
};

const overruns = benchmarks
  .map((each) => ({ ...each, late: late(closesOf(each.step.id)).length }))
  .filter((each) => each.late > 0)
  .toSorted((a, b) => b.late - a.late);

function ranOverMost(): SampleQuestion {
  const [worst, ...others] = overruns;
  if (worst === undefined) throw new RangeError('No step of the sample ran over.');
  const most = Math.max(...others.map((each) => each.late));
  return {
    id: 'ran-over-most',
    question: 'Which step ran over most in weeks 22 and 23?',
    kind: 'answered',
    answer: `${worst.step.name}.`,
    cites: [1],
    sentences: [
      {
        text: `${worst.late} of ${worst.closes} runs took more than ${formatDuration(worst.step.tat)}, and the median was ${formatDuration(worst.median)}.`,
        cites: [1],
      },
      {
        text: `No other step ran over more than ${words[most] ?? `${most} times`}.`,
        cites: others.map((_, index) => index + 2),
      },
    ],
    columns: ['Row', 'Step', 'TAT', 'Over', 'Median', 'Slowest'],
    rows: overruns.map((each, index) => ({
      number: index + 1,
      cells: [
        each.step.name,
        formatDuration(each.step.tat),
        `${each.late} of ${each.closes}`,
        formatDuration(each.median),
        formatDuration(each.slowest),
      ],
      over: each === worst,
    })),
  };
}

const planned = laneStops.filter((stop) => stop.state === 'planned');
const plannedRows = planned.map((_, index) => missing.length + index + 1);
const remaining = sum(planned.map((stop) => stop.step.tat));

const closesThursday: SampleQuestion = {
  id: 'closes-thursday',
  question: 'Will order 2041 close on Thursday?',
  kind: 'declined',
  answer: 'I can’t tell you that.',
  cites: [],
  sentences: [
    {
      text: `Quote ${list(missing.map((quote) => String(quote.number)))} has no date, so there is no row to count from.`,
      cites: missing.map((_, index) => index + 1),
    },
    {
      text: `What I can count: ${formatDuration(remaining)} remain after it.`,
      cites: plannedRows,
    },
    { text: `If it came now, that is ${formatInstant(lane.expectedClose)}.`, cites: plannedRows },
  ],
  columns: ['Row', 'Record', 'From', 'State', 'TAT'],
  rows: [
    ...missing.map((quote, index) => ({
      number: index + 1,
      cells: [`Quote ${quote.number}`, quote.vendor, 'no date', ''],
      over: false,
    })),
    ...planned.map((stop, index) => ({
      number: missing.length + index + 1,
      cells: [
        stop.step.name,
        `${stop.step.owner.name}, ${stop.step.desk}`,
        stop.state,
        formatDuration(stop.step.tat),
      ],
      over: false,
    })),
  ],
};

/** The office that comes second, so that "most" can be checked. */
const second = officeLoads
  .filter((load) => load.office.id !== exception.office.id)
  .reduce((most, load) => (load.late > most.late ? load : most));
const all = rollUp();

const mostLate: SampleQuestion = {
  id: 'most-late',
  question: 'Which branch has the most late tasks?',
  kind: 'answered',
  answer: `${exception.office.name}.`,
  cites: [1],
  sentences: [
    { text: `${exception.late} of the ${all.late} late tasks are there.`, cites: [1, 4] },
    {
      text: `${exception.flow.late} of those ${exception.late} are in one flow: ${exception.flow.flow.toLowerCase()}.`,
      cites: [2],
    },
    { text: `${second.office.name} comes second, with ${second.late}.`, cites: [3] },
  ],
  columns: ['Row', 'Office', 'Flow', 'Open', 'Late'],
  rows: [
    { office: exception.office.name, flow: 'All flows', load: exception },
    { office: exception.office.name, flow: exception.flow.flow, load: exception.flow },
    { office: second.office.name, flow: 'All flows', load: second },
    { office: `All ${officeLoads.length} offices`, flow: 'All flows', load: all },
  ].map(({ office, flow, load }, index) => ({
    number: index + 1,
    cells: [office, flow, String(load.open), String(load.late)],
    over: index === 0,
  })),
};

/** The questions a visitor can choose from. Row numbers start from 1 in each. */
export const sampleQuestions: readonly SampleQuestion[] = [
  waitingFor,
  ranOverMost(),
  mostLate,
  closesThursday,
];
