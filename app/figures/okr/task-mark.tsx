import { Stop } from '#app/figures/marks.tsx';
import type { TaskState } from './task-words.ts';

/** Full dot: closed on time. Blue dot: in progress. Square: over its TAT, amber while open, ink once closed. */
export function TaskMark({ state }: { state: TaskState }) {
  return (
    <svg className="okr-tasks__mark" width="20" height="20" aria-hidden="true">
      {state === 'in-time' && <Stop x={10} y={10} state="done" r={7} />}
      {state === 'now' && <Stop x={10} y={10} state="now" r={7} />}
      {(state === 'late' || state === 'closed-late') && (
        <rect x="3" y="3" width="14" height="14" className={`okr-tasks__${state}`} />
      )}
    </svg>
  );
}
