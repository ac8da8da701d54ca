import { useLayoutEffect, useRef, useState } from 'react';
import type { states as sample } from '#app/product/order-2041.ts';

/** `outcome` is said once the state is reached. */
type State = Pick<(typeof sample)[number], 'id' | 'note' | 'actions'> & {
  readonly outcome: string;
};

/**
 * The last row of the hero's window (island): says what happened, and offers what to do. All states are in the HTML,
 * marked `data-stage-state`; a press shows one and hides the others.
 */
export function OrderActions({ states }: { readonly states: readonly State[] }) {
  const row = useRef<HTMLDivElement>(null);
  const [pressed, setPressed] = useState<string>();
  const state = states.find(({ id }) => id === pressed) ?? states[0];

  useLayoutEffect(() => {
    const stage = row.current?.closest<HTMLElement>('.stage');
    if (!row.current || !stage || pressed === undefined) return;
    stage.dataset.pressed = '';
    for (const each of stage.querySelectorAll<HTMLElement>('[data-stage-state]')) {
      each.hidden = each.dataset.stageState !== pressed;
    }
    // The pressed button is gone: go on from the first one of the new state.
    row.current.querySelector('button')?.focus({ preventScroll: true });
    if (row.current.getBoundingClientRect().bottom > innerHeight) {
      row.current.scrollIntoView({ block: 'end' });
    }
  }, [pressed]);

  if (!state) return null;
  const { note, outcome } = state;
  const actions = Object.entries(state.actions);
  return (
    <div ref={row} className={`note tone-${note.tone}`}>
      <p className="visually-hidden" role="status">
        {pressed !== undefined && outcome}
      </p>
      <p>
        <b>{note.title}</b> <span className="muted">{note.text}</span>
      </p>
      <p className="stage__actions with-script">
        {actions.map(([to, label], index) => (
          <button
            key={to}
            type="button"
            className={index === 0 && actions.length > 1 ? 'act' : 'act act--quiet'}
            onClick={() => setPressed(to)}
          >
            {label}
          </button>
        ))}
      </p>
    </div>
  );
}
