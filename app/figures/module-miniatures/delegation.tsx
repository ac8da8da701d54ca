import { fill } from '#app/content/fill.ts';
import { home } from '#app/content/home.ts';
import { formatInstant } from '#app/sample-operations/format-time.ts';
import { delegation, formatVoiceNote } from '#app/sample-operations/modules.ts';
import { At, Stop } from '../marks.tsx';
import { Miniature } from './miniature.tsx';

const copy = home.modules.miniatures.delegation;
/** Heights of the sound's bars: a picture of a voice, not a measure. */
const voice = [6, 14, 26, 18, 34, 22, 40, 28, 14, 30, 38, 20, 10];
const middle = 54;
const rowHeight = 38;

/** Delegation chain: one voice note becomes tasks, each with an owner and a time. */
export function DelegationMiniature() {
  const { tasks, voiceNoteSeconds } = delegation;
  const length = formatVoiceNote(voiceNoteSeconds);
  const rows = tasks.map((task, index) => ({
    ...task,
    y: middle + (index - (tasks.length - 1) / 2) * rowHeight,
  }));
  return (
    <Miniature
      description={fill(copy.description, {
        length,
        count: tasks.length,
        tasks: tasks
          .map(({ name, owner, due }) => `${name}, ${owner.name}, ${formatInstant(due)}`)
          .join('; '),
      })}
    >
      <path
        d={voice.map((bar, index) => `M${2 + index * 6} ${middle - bar / 2}v${bar}`).join('')}
        className="mini__voice"
      />
      <text y="98" className="muted">
        {fill(copy.note, { length })}
      </text>
      <line x1="92" x2="40%" y1={middle} y2={middle} className="sketch" />
      <At x="40%">
        <path d={rows.map(({ y }) => `M0 ${middle}V${y}h28`).join('')} className="sketch" />
        <Stop x={0} y={middle} r={7} state="now" />
        {rows.map(({ name, owner, due, y }) => (
          <g key={name}>
            <Stop x={28} y={y} r={6} state="planned" />
            <text x="46" y={y - 1} className="name">
              {name}
            </text>
            <text x="46" y={y + 16} className="muted">
              {`${owner.name}, ${formatInstant(due)}`}
            </text>
          </g>
        ))}
      </At>
    </Miniature>
  );
}
