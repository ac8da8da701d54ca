import type { ReactNode } from 'react';
import { processLine as copy } from './process-line-copy.ts';
import './process-line.css';
import './process-line-x.css';

/**
 * State of a step: a filled dot, a blue dot with a ring (`now`, and `late` when it is past due), a dashed hollow dot,
 * or the green check that ends a run closed on time. One step of a run is `now` or `late`, or none.
 */
type StopState = 'done' | 'now' | 'late' | 'planned' | 'closed';

/** A step of a process. The segment from its dot to the next one is its own time. */
export type Stop = {
  readonly name: string;
  /** The day it falls on, above the name. */
  readonly day?: string;
  /** Owner and time. */
  readonly note?: ReactNode;
  readonly state: StopState;
  /** Shares of the segment, 0 to 1: spent within the turnaround time, and spent after it was due. */
  readonly spent?: number;
  readonly over?: number;
  /**
   * Shares of the whole axis, 0 to 1, where the step begins and ends on a line to scale. A figure's own style sheet may
   * read `to` otherwise, as the week around T reads days.
   */
  readonly at?: number;
  readonly to?: number;
  /** Stands in place of the name: a heading, a text, a link. */
  readonly content?: ReactNode;
  /** Stands below the note. */
  readonly below?: ReactNode;
};

/**
 * `tail`: the last step has a segment too. `rows`: the notes stand at the right wherever the line is vertical. `bare`:
 * dots only, with the names for screen readers. `scale`: steps stand at `at` to `to` instead of evenly. `across`:
 * horizontal on phones too. `from-edge`: it comes in from the left edge of the page, or of the window that it is in.
 * `to-edge`: where it is horizontal, it goes on to the right edge.
 */
type Option = 'tail' | 'rows' | 'bare' | 'scale' | 'across' | 'from-edge' | 'to-edge';

type Props = {
  readonly stops: readonly Stop[];
  /** Left to right (`x`; top to bottom on phones where it has labels), or top to bottom. */
  readonly axis?: 'x' | 'y';
  readonly large?: boolean;
  readonly options?: readonly Option[];
  /** Stands where time stands, at the end of `spent` and `over` of the current step: "Now", or another text. */
  readonly flag?: true | string;
  /** Names the list for screen readers. */
  readonly label?: string;
};

/**
 * A process as a line with stops: the one drawing of steps on the site.
 *
 *     <ProcessLine
 *       large
 *       flag
 *       stops={[
 *         { name: 'Approve', note: 'Asha, 2 h 40 m', state: 'done' },
 *         { name: 'Vendor quote', note: 'Ravi, TAT 9 h', state: 'late', spent: 0.54, over: 0.3 },
 *         { name: 'Dispatch', note: 'Dev, TAT 6 h', state: 'planned' },
 *       ]}
 *     />
 */
export function ProcessLine({ stops, axis = 'x', large, options = [], flag, label }: Props) {
  const modifiers = [large && 'large', flag && 'flagged', ...options]
    .flatMap((name) => (name ? `line--${name}` : []))
    .join(' ');
  return (
    <ol className={`line ${modifiers}`} data-axis={axis} aria-label={label}>
      {stops.map(({ name, day, note, state, spent, over, at, to, content, below }) => {
        const flagged = flag && (state === 'now' || state === 'late');
        return (
          <li
            key={name}
            className="stop"
            data-state={state}
            data-over={over ? '' : undefined}
            data-flag={flagged ? '' : undefined}
            style={{ '--spent': spent, '--over': over, '--at': at, '--to': to }}
          >
            {day && <small className="stop__day">{day} </small>}
            {content ?? (
              <b className={options.includes('bare') ? 'visually-hidden' : undefined}>{name}</b>
            )}{' '}
            {note && <small>{note}</small>} {below}{' '}
            <span className="visually-hidden">{copy.states[state]}</span>{' '}
            {flagged && <i className="flag">{flag === true ? copy.now : flag}</i>}
          </li>
        );
      })}
    </ol>
  );
}
