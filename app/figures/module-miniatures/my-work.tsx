import { fill } from '#app/content/fill.ts';
import { home } from '#app/content/home.ts';
import { weekdayOf } from '#app/sample-operations/calendar.ts';
import { formatInstant } from '#app/sample-operations/format-time.ts';
import { myWork } from '#app/sample-operations/modules.ts';
import { Stop, Track } from '../marks.tsx';
import { Miniature } from './miniature.tsx';

const copy = home.modules.miniatures.work;
const lines = { leaver: 24, successor: 76 };
const fall = lines.successor - lines.leaver;

/** What the leaver closed stays on their line; what is open moves to the successor's. */
export function MyWorkMiniature() {
  const { leaver, leaves, successor, from, before, moved } = myWork;
  const day = weekdayOf(leaves);
  const done = before.filter((task) => task.done);
  return (
    <Miniature
      description={fill(copy.description, {
        leaver: leaver.name,
        day,
        moved,
        successor: successor.name,
        from: fill(copy.from, { instant: formatInstant(from) }),
      })}
    >
      <text y="22" className="strong">
        {leaver.name}
      </text>
      <text y="43" className="muted">
        {fill(copy.leaves, { day })}
      </text>
      <text x="100%" y={lines.leaver - 10} className="muted end">
        {copy.left}
      </text>
      <line x1="134" x2="100%" y1={lines.leaver} y2={lines.leaver} className="track-planned" />
      <line
        x1="184"
        x2="100%"
        y1={lines.successor}
        y2={lines.successor}
        className="track-planned"
      />
      <Track d={`M62 ${lines.leaver}h62c24 0 22 ${fall} 46 ${fall}`} state="done" />
      {done.map(({ name }, index) => (
        <Stop key={name} x={74 + index * 24} y={lines.leaver} r={7} state="done" />
      ))}
      <Stop x={172} y={lines.successor} r={8} state="now" />
      {Array.from({ length: moved - 1 }, (_, index) => `${72 + index * 12.5}%`).map((x) => (
        <Stop key={x} x={x} y={lines.successor} r={6.5} state="planned" />
      ))}
      <text x="148" y={lines.successor - 2} className="strong end">
        {successor.name}
      </text>
      <text x="148" y={lines.successor + 16} className="muted end">
        {fill(copy.from, { instant: formatInstant(from) })}
      </text>
      <text x="100%" y={lines.successor + 26} className="muted end">
        {fill(copy.moved, { moved })}
      </text>
    </Miniature>
  );
}
