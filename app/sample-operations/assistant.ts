/**
 * Sample conversations with the assistant. Each cites one table of records, which come from the same facts as the other
 * figures; every sentence is written from the records it cites. The assistant declines what no record answers.
 */
import { percent, sum } from './arithmetic.ts';
import { exception, officeLoads, rollUp } from './branches.ts';
import { formatDuration, formatInstant } from './format-time.ts';
import { benchmarks } from './insights.ts';
import {
  actingStop,
  type LaneStop,
  lane,
  laneStops,
  oneStep,
  type Quote,
  quotes,
} from './order-2041.ts';
import { closesOf, late } from './runs.ts';

/** One row of a conversation's table; `number` is what sentences cite, from 1. `late` marks the last cell amber. */
type AnswerRecord = {
  readonly number: number;
  readonly cells: readonly string[];
  readonly late: boolean;
};

/** A sentence and the numbers of the records it rests on. */
export type AnswerSentence = { readonly text: string; readonly cites: readonly number[] };

/** A question and its answer: the short answer first, then the sentences that carry it out. */
export type Exchange = {
  readonly question: string;
  readonly kind: 'answered' | 'declined';
  readonly answer: AnswerSentence;
  readonly sentences: readonly AnswerSentence[];
};

/** One record seen closer: named values, the late ones amber. */
type RecordDetail = {
  readonly record: number;
  readonly name: string;
  readonly values: readonly {
    readonly name: string;
    readonly text: string;
    readonly late: boolean;
  }[];
};

export type Conversation = {
  readonly id: string;
  readonly title: string;
  readonly exchanges: readonly [Exchange, ...Exchange[]];
  readonly table: {
    readonly title: string;
    /** Names of the cells of each record, the number left out. */
    readonly columns: readonly string[];
    readonly records: readonly AnswerRecord[];
  };
  readonly detail: RecordDetail;
};

const times = ['never', 'once', 'twice', 'three times', 'four times'] as const;

function list(parts: readonly (string | number)[]): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}

/** Records of a table, numbered from 1 in the order given. */
function numbered(
  rows: readonly { cells: readonly string[]; late?: boolean }[],
): readonly AnswerRecord[] {
  return rows.map(({ cells, late: isLate = false }, index) => ({
    number: index + 1,
    cells,
    late: isLate,
  }));
}

/** What order 2041 has on record, in order: its steps, and under the acting one the quotes it asks for. */
const orderRecords = laneStops.flatMap((stop): readonly (LaneStop | Quote)[] =>
  stop === actingStop ? [stop, ...quotes] : [stop],
);
const numberOf = (record: LaneStop | Quote) => orderRecords.indexOf(record) + 1;

function statusOf(stop: LaneStop): string {
  if (stop.state === 'done') return `done ${formatInstant(stop.closes)}`;
  if (stop.state === 'planned') return `planned, ${formatDuration(stop.step.tat)}`;
  return stop.over > 0 ? `${formatDuration(stop.over)} late` : `due ${formatInstant(stop.due)}`;
}

const owner = `${oneStep.who.name}, ${oneStep.who.department}`;
const acting = numberOf(actingStop);
const arrived = quotes.filter((quote) => quote.received !== null);
const missing = quotes.filter((quote) => quote.received === null);
const missingNames = `Quote ${list(missing.map(({ number }) => number))}`;
const planned = laneStops.filter((stop) => stop.state === 'planned');

const waitingFor: Conversation = {
  id: 'waiting-for',
  title: 'Order 2041',
  exchanges: [
    {
      question: 'Who is order 2041 waiting for?',
      kind: 'answered',
      answer: { text: `${oneStep.who.name}, in ${oneStep.who.department}.`, cites: [acting] },
      sentences: [
        {
          text: `The vendor quote has a turnaround time (TAT) of ${formatDuration(actingStop.step.tat)} and is ${formatDuration(actingStop.over)} over.`,
          cites: [acting],
        },
        {
          text: `Quotes ${list(arrived.map(({ number }) => number))} arrived.`,
          cites: arrived.map(numberOf),
        },
        { text: `${missingNames} did not.`, cites: missing.map(numberOf) },
      ],
    },
    {
      question: 'Will order 2041 close on Thursday?',
      kind: 'declined',
      answer: { text: 'I can’t tell you that.', cites: [] },
      sentences: [
        {
          text: `${missingNames} has no date, so there is nothing to count from.`,
          cites: missing.map(numberOf),
        },
        {
          text: `After it, ${formatDuration(sum(planned.map(({ step }) => step.tat)))} of work remain.`,
          cites: planned.map(numberOf),
        },
        {
          text: `If it arrived now, the order would close ${formatInstant(lane.expectedClose)}.`,
          cites: planned.map(numberOf),
        },
      ],
    },
  ],
  table: {
    title: 'Order 2041',
    columns: ['Record', 'From', 'Status'],
    records: numbered(
      orderRecords.map((record) =>
        'step' in record
          ? {
              cells: [
                record.step.name,
                `${record.step.owner.name}, ${record.step.department}`,
                statusOf(record),
              ],
              late: record.over > 0,
            }
          : {
              cells: [
                `Quote ${record.number}`,
                record.vendor,
                record.received === null ? 'not received' : formatInstant(record.received),
              ],
            },
      ),
    ),
  },
  detail: {
    record: acting,
    name: actingStop.step.name,
    values: [
      { name: 'Owner', text: owner, late: false },
      { name: 'Opened', text: formatInstant(actingStop.opens), late: false },
      { name: 'TAT', text: formatDuration(actingStop.step.tat), late: false },
      { name: 'Used', text: formatDuration(actingStop.used), late: actingStop.over > 0 },
    ],
  },
};

function ranOverMost(): Conversation {
  const overruns = benchmarks
    .map((each) => ({ ...each, late: late(closesOf(each.step.id)) }))
    .filter((each) => each.late.length > 0)
    .toSorted((a, b) => b.late.length - a.late.length);
  const [worst, ...others] = overruns;
  if (worst === undefined) throw new RangeError('No step of the sample ran over.');
  const most = Math.max(...others.map((each) => each.late.length));
  const over = (each: (typeof overruns)[number]) => sum(each.late.map((close) => close.over));
  const all = sum(overruns.map(over));
  return {
    id: 'ran-over-most',
    title: 'Weeks 22 and 23',
    exchanges: [
      {
        question: 'Which step ran over most in weeks 22 and 23?',
        kind: 'answered',
        answer: { text: `${worst.step.name}.`, cites: [1] },
        sentences: [
          {
            text: `${worst.late.length} of ${worst.closes} runs took more than ${formatDuration(worst.step.tat)}, and the median was ${formatDuration(worst.median)}.`,
            cites: [1],
          },
          {
            text: `No other step ran over more than ${times[most] ?? `${most} times`}.`,
            cites: others.map((_, index) => index + 2),
          },
        ],
      },
      {
        question: 'How many of the late hours is that?',
        kind: 'answered',
        answer: {
          text: `${formatDuration(over(worst))} of ${formatDuration(all)}.`,
          cites: overruns.map((_, index) => index + 1),
        },
        sentences: [
          {
            text: `That is ${percent(over(worst), all)}% of all time over TAT.`,
            cites: overruns.map((_, index) => index + 1),
          },
        ],
      },
    ],
    table: {
      title: 'Steps that ran over',
      columns: ['Step', 'TAT', 'Late runs', 'Late by'],
      records: numbered(
        overruns.map((each) => ({
          cells: [
            each.step.name,
            formatDuration(each.step.tat),
            `${each.late.length} of ${each.closes}`,
            formatDuration(over(each)),
          ],
          late: each === worst,
        })),
      ),
    },
    detail: {
      record: 1,
      name: worst.step.name,
      values: [
        { name: 'TAT', text: formatDuration(worst.step.tat), late: false },
        { name: 'Fastest', text: formatDuration(worst.fastest), late: false },
        { name: 'Median', text: formatDuration(worst.median), late: worst.median > worst.step.tat },
        {
          name: 'Slowest',
          text: formatDuration(worst.slowest),
          late: worst.slowest > worst.step.tat,
        },
      ],
    },
  };
}

/** The office that comes second, so that "most" can be checked. */
const second = officeLoads
  .filter((load) => load.office.id !== exception.office.id)
  .reduce((most, load) => (load.late > most.late ? load : most));
const all = rollUp();
const worstProcess = exception.flow.flow.toLowerCase();

const mostLate: Conversation = {
  id: 'most-late',
  title: 'Late by branch',
  exchanges: [
    {
      question: 'Which branch has the most late tasks?',
      kind: 'answered',
      answer: { text: `${exception.office.name}.`, cites: [1] },
      sentences: [
        { text: `${exception.late} of the ${all.late} late tasks are there.`, cites: [1, 4] },
        {
          text: `${exception.flow.late} of those ${exception.late} are in one process: ${worstProcess}.`,
          cites: [2],
        },
        { text: `${second.office.name} comes second, with ${second.late}.`, cites: [3] },
      ],
    },
    {
      question: `Why are ${worstProcess} tasks late in ${exception.office.name}?`,
      kind: 'declined',
      answer: { text: 'No record says why.', cites: [] },
      sentences: [
        {
          text: `I can see that ${exception.flow.late} of ${exception.flow.open} tasks are late, but not the reason.`,
          cites: [2],
        },
      ],
    },
  ],
  table: {
    title: 'Late tasks by branch',
    columns: ['Location', 'Process', 'Open', 'Late'],
    records: numbered(
      [
        { office: exception.office.name, process: 'All', load: exception },
        { office: exception.office.name, process: exception.flow.flow, load: exception.flow },
        { office: second.office.name, process: 'All', load: second },
        { office: `All ${officeLoads.length} locations`, process: 'All', load: all },
      ].map(({ office, process, load }, index) => ({
        cells: [office, process, String(load.open), String(load.late)],
        late: index === 0,
      })),
    ),
  },
  detail: {
    record: 1,
    name: exception.office.name,
    values: exception.flows.map(({ flow, open, late: lateOnes }) => ({
      name: flow,
      text: `${lateOnes} of ${open} late`,
      late: lateOnes > 0,
    })),
  },
};

/** The conversations a visitor can choose from; the id names the first question in a shared address. */
export const conversations = [waitingFor, ranOverMost(), mostLate] as const;
