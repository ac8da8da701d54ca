import { Stop, type StopState, stateWords } from './stop.tsx';
import './flow-line.css';

/**
 * A step of the line. `over` is the share of its time, 0 to 1, that ran past the TAT: that end of its stretch is
 * amber and carries `overLabel`. `wide` gives it twice the room. `flag` stands where its stretch ends.
 */
export type FlowLineStep = {
  readonly name: string;
  readonly note?: string;
  readonly state: StopState;
  readonly over?: number;
  readonly overLabel?: string;
  readonly flag?: string;
  readonly wide?: boolean;
};

type Props = {
  readonly steps: readonly FlowLineStep[];
  /** Left to right, or top to bottom. */
  readonly direction?: 'row' | 'column';
};

function Over({ share, column }: { share: number; column: boolean }) {
  const [from, length] = [`${100 * (1 - share)}%`, `${100 * share}%`];
  return (
    <svg className="flow-line__over" aria-hidden="true">
      {column ? (
        <rect width="100%" y={from} height={length} />
      ) : (
        <rect height="100%" x={from} width={length} />
      )}
    </svg>
  );
}

/**
 * Work as a line with stops. Done is solid ink, planned dashed, time over the TAT amber.
 *
 *     <FlowLine steps={[
 *       { name: 'Approve', note: 'Asha, 2 h 40 m', state: 'done' },
 *       { name: 'Vendor quote', note: 'Ravi', state: 'now', over: 5 / 14, overLabel: '5 h over', wide: true },
 *       { name: 'Dispatch', note: 'Dev', state: 'planned' },
 *     ]} />
 */
export function FlowLine({ steps, direction = 'row' }: Props) {
  return (
    <ol className={`flow-line flow-line--${direction}`}>
      {steps.map(({ name, note, state, over = 0, overLabel, flag, wide }) => (
        <li
          key={name}
          className={`flow-line__step flow-line__step--${state}`}
          data-wide={wide || undefined}
        >
          {over > 0 && <Over share={over} column={direction === 'column'} />}
          <Stop state={state} />
          <span className="flow-line__text">
            <b>{name}</b>{' '}
            {note && (
              <>
                <small>{note}</small>{' '}
              </>
            )}
            <span className="visually-hidden">{stateWords[state]}</span>
          </span>{' '}
          {overLabel && <span className="flow-line__late">{overLabel}</span>}{' '}
          {flag && <span className="flow-line__flag">{flag}</span>}
        </li>
      ))}
    </ol>
  );
}
