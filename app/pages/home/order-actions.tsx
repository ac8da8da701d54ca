import { useLayoutEffect, useRef, useState } from 'react';

/** `outcome` is said once the state is reached. A note without a `text` of its own tells how the order ends. */
type State = {
  readonly id: string;
  readonly outcome: string;
  readonly note: { readonly tone: string; readonly title: string; readonly text?: string };
  /** The states that follow, with the words on their buttons. */
  readonly actions: Readonly<Record<string, string>>;
};

type Props = {
  readonly states: readonly State[];
  readonly end: { readonly text: string; readonly label: string; readonly href: string };
};

/**
 * The last row of the hero's window (island): says what happened, and offers what to do. A press shows another state
 * in the window and on the phone, from the templates of `OrderStage`.
 */
export function OrderActions({ states, end }: Props) {
  const row = useRef<HTMLDivElement>(null);
  const [pressed, setPressed] = useState<string>();
  const state = states.find(({ id }) => id === pressed) ?? states[0];

  useLayoutEffect(() => {
    const stage = row.current?.closest<HTMLElement>('.stage');
    if (!row.current || !stage || pressed === undefined) return;
    stage.dataset.pressed = '';
    const templates = stage.querySelectorAll<HTMLTemplateElement>(`[data-state="${pressed}"]`);
    for (const { content, parentElement } of templates) {
      parentElement?.querySelector('[data-shown]')?.replaceChildren(content.cloneNode(true));
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
        <b>{note.title}</b> <span>{note.text ?? end.text}</span>{' '}
        {!note.text && (
          <a className="more" href={end.href}>
            {end.label}
          </a>
        )}
      </p>
      <p className="stage__actions row with-script">
        {actions.map(([to, label], index) => (
          <button
            key={to}
            type="button"
            className={`button act ${index === 0 && actions.length > 1 ? 'act--first' : 'button--quiet'}`}
            onClick={() => setPressed(to)}
          >
            {label}
          </button>
        ))}
      </p>
    </div>
  );
}
