import { ownProcess as copy } from '#app/content/own-process.ts';
import type { Process } from './process.ts';
import type { useEditor } from './use-editor.ts';

type Editor = Pick<ReturnType<typeof useEditor>, 'history' | 'load' | 'undo'>;

type Props = { processes: readonly Process[]; editor: Editor };

/** Links to starting points, and Undo. */
export function StartingPoints({ processes, editor }: Props) {
  const { history, load, undo } = editor;
  return (
    <div className="starting-points with-script">
      <p className="starting-points__label">{copy.start.label}</p>
      <ul>
        {processes.map((process) => (
          <li key={process.name}>
            <button
              type="button"
              className="starting-points__choice"
              aria-pressed={process === history.present}
              onClick={() => load(process)}
            >
              {process.name || copy.start.empty}
            </button>
          </li>
        ))}
        <li>
          <a href={copy.start.all.href}>{copy.start.all.label}</a>
        </li>
      </ul>
      <p className="starting-points__undo">
        <button
          type="button"
          className="button button--quiet button--small"
          aria-disabled={history.past.length === 0 || undefined}
          onClick={undo}
        >
          {copy.undo}
        </button>
      </p>
    </div>
  );
}
