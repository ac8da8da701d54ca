import { fill } from '#app/content/fill.ts';
import type { OkrModule } from '#app/content/types.ts';
import type { OkrTask } from '#app/sample-operations/okr.ts';
import { TaskMark } from './task-mark.tsx';
import { taskState, taskWords } from './task-words.ts';
import './task-list.css';

export type TaskListProps = {
  tasks: readonly OkrTask[];
  /** The late task that the thick line leads to. */
  held: OkrTask | null;
  labels: OkrModule['labels'];
  onClose: (task: OkrTask) => void;
  onReopen: (task: OkrTask) => void;
};

export function taskName(task: OkrTask, labels: OkrModule['labels']): string {
  return fill(labels.task, { step: task.step.name, order: task.order });
}

/** The tasks that a key result counts. Those not counted yet can be closed, as of now, and opened again. */
export function TaskList({ tasks, held, labels, onClose, onReopen }: TaskListProps) {
  return (
    <ul className="okr__tasks">
      {tasks.map((task) => {
        const state = taskState(task);
        const name = taskName(task, labels);
        const open = task.closed === null;
        const action = open ? labels.close : labels.reopen;
        return (
          <li key={task.id} data-state={state} data-held={task.id === held?.id || undefined}>
            <TaskMark state={state} />
            <span className="okr__task">
              <strong>{name}</strong>
              <span>
                {task.owner.name} · <span className="okr__state">{taskWords(task, labels)}</span>
              </span>
            </span>
            {!task.counted && (
              <button
                type="button"
                className="okr__button with-script"
                aria-label={`${action}: ${name}`}
                onClick={() => (open ? onClose(task) : onReopen(task))}
              >
                {action}
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
