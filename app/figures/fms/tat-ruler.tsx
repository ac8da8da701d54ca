import { useEffect, useRef, useState } from 'react';
import { fill } from '#app/content/fill.ts';
import { now } from '#app/sample-operations/company.ts';
import { formatInstantSeenFrom } from '#app/sample-operations/format-time.ts';
import { RulerControls, type RulerWords, readControls } from './ruler-controls.tsx';
import { drawnState, parseRulerState, type RulerState, writeRulerState } from './ruler-state.ts';
import { RulerTall } from './ruler-tall.tsx';
import { movable, type RulerMark, rulerView } from './ruler-view.ts';
import { RulerWide } from './ruler-wide.tsx';
import './tat-ruler.css';

export type TatRulerProps = {
  words: RulerWords & {
    readonly controls: string;
    readonly tasks: string;
    /** With `{t}`, `{first}`, `{before}`, `{last}` and `{after}`. */
    readonly summary: string;
  };
  symbols: { before: string; after: string };
};

/**
 * The TAT ruler (island): the drawing of order 2036, and controls that move T, X and the working calendar. The address
 * holds the state, so that a link shows the same ruler.
 */
export function TatRuler({ words, symbols }: TatRulerProps) {
  const form = useRef<HTMLFormElement>(null);
  const [state, setState] = useState(drawnState);
  const view = rulerView(state);

  function change(next: RulerState) {
    setState(next);
    const query = writeRulerState(next, location.search);
    history.replaceState(history.state, '', `${location.pathname}${query}${location.hash}`);
  }

  useEffect(() => {
    // Changes made before hydration override the address.
    const touched = form.current ? readControls(form.current) : drawnState;
    if (writeRulerState(touched) === '') setState(parseRulerState(location.search));
    else setState(touched);
  }, []);

  function read() {
    if (form.current) change(readControls(form.current));
  }

  return (
    <div className="tat-ruler">
      <RulerWide view={view} symbols={symbols} />
      <RulerTall view={view} />
      <ul className="visually-hidden" aria-label={words.tasks}>
        {view.marks.map((mark) => (
          <li key={mark.id}>{sentence(mark)}</li>
        ))}
      </ul>
      <form ref={form} className="ruler-controls" aria-label={words.controls} onChange={read}>
        <RulerControls words={words} state={state} onReset={() => change(drawnState)} />
        <output className="ruler-controls__summary">
          {summary(words.summary, formatInstantSeenFrom(now, view.promised), view.marks)}
        </output>
      </form>
    </div>
  );
}

function sentence(mark: RulerMark): string {
  const outcome = mark.outcome && `, ${mark.outcome}`;
  return `${mark.name}, ${mark.department}, ${mark.rule}: due ${mark.dueInFull}${outcome}.`;
}

function summary(template: string, t: string, marks: readonly RulerMark[]): string {
  const first = marks.find(({ id }) => id === movable.before);
  const last = marks.find(({ id }) => id === movable.after);
  return fill(template, {
    t,
    first: first ? `${first.name} (${first.rule})` : '',
    before: first?.dueInFull ?? '',
    last: last ? `${last.name} (${last.rule})` : '',
    after: last?.dueInFull ?? '',
  });
}
