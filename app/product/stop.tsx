import './stop.css';

/** State of a step. Each has its own shape, not just its own color. */
export type StopState = 'done' | 'now' | 'planned' | 'late' | 'closed';

/** The state in words, for those who don't see the shape. */
export const stateWords: Readonly<Record<StopState, string>> = {
  done: 'done',
  now: 'in progress',
  planned: 'planned',
  late: 'late',
  closed: 'closed on time',
};

/** A stop of a line, as a dot. It says nothing to a screen reader: name the state beside it. */
export function Stop({ state }: { readonly state: StopState }) {
  return <i className={`stop stop--${state}`} />;
}
