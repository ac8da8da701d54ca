import { scaleLinear } from 'd3-scale';
import { fill } from '#app/content/fill.ts';
import { home } from '#app/content/home.ts';
import {
  type Recurrence,
  recurrenceRuler,
  recurringTasks,
} from '#app/sample-operations/modules.ts';
import { Stop, Stretched } from '../marks.tsx';
import { Miniature } from './miniature.tsx';

const copy = home.modules.miniatures.recurring;
const base = 64;
/** Height of a day's mark, by the longest period that falls on it. */
const marks: Record<Recurrence, number> = { daily: 12, weekly: 26, monthly: 50 };
const share = scaleLinear()
  .domain([-0.5, recurrenceRuler.length - 0.5])
  .range([0, 100]);

function at(day: number): string {
  return `${Math.round(share(day) * 10) / 10}%`;
}

function ruler(states: readonly string[]): string {
  return recurrenceRuler
    .map(({ recurrence, state }, day) =>
      states.includes(state) ? `M${day} ${base}v-${marks[recurrence]}` : '',
    )
    .join('');
}

/** A ruler of working days: the longer the mark, the rarer the work. */
export function RecurringMiniature() {
  const today = recurrenceRuler.findIndex(({ state }) => state === 'today');
  const monthly = recurrenceRuler.findIndex(({ recurrence }) => recurrence === 'monthly');
  return (
    <Miniature
      description={fill(copy.description, { count: recurrenceRuler.length, ...recurringTasks })}
    >
      <Stretched from={-0.5} length={recurrenceRuler.length} height={112} className="mini__ruler">
        <path d={ruler(['done', 'today'])} />
        <path d={ruler(['planned'])} className="mini__planned" />
      </Stretched>
      <line x2="100%" y1={base} y2={base} className="sketch" />
      <Stop x={at(today)} y={base} r={7} state="now" />
      <text x={at(0)} y={base - marks.weekly - 8} className="muted">
        {fill(copy.weekly, { task: recurringTasks.weekly })}
      </text>
      <text x={at(monthly)} dx="-8" y={base - marks.monthly + 6} className="muted end">
        {fill(copy.monthly, { task: recurringTasks.monthly })}
      </text>
      <text y={base + 30} className="muted">
        {fill(copy.daily, { task: recurringTasks.daily })}
      </text>
      <text x={at(today)} y={base + 30} className="acting mid">
        {copy.today}
      </text>
    </Miniature>
  );
}
