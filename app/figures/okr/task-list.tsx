import { fill } from '#app/content/fill.ts';
import type { OkrModule } from '#app/content/okr-module.ts';
import type { OkrTask } from '#app/sample-operations/okr.ts';
import { TaskMark } from './task-mark.tsx';
import { taskState, taskWords } from './task-words.ts';
import './task-list.css';

type Props = {
  tasks: readonly OkrTask[];
  labels: OkrModule['labels'];
  onClose: (task: OkrTask) => void;
  onReopen: (task: OkrTask) => void;
};

export function taskName(task: OkrTask, labels: OkrModule['labels']): string {
  return fill(labels.task, { step: task.step.name, order: task.order });
}

/** The tasks that a key result counts. Those not counted yet can be closed, as of now, and opened again. */
export function TaskList({ tasks, labels, onClose, onReopen }: Props) {
  return (
    <ul className="okr-tasks">
      {tasks.map((task) => {
        const name = taskName(task, labels);
        const open = task.closed === null;
        const action = open ? labels.close : labels.reopen;
        return (
          <li key={task.id} data-state={taskState(task)}>
            <TaskMark state={taskState(task)} />
            <p>
              <b>{name}</b>{' '}
              <span>
                {task.owner.name},{' '}
                <span className="okr-tasks__state">{taskWords(task, labels)}</span>
              </span>
            </p>
            {!task.counted && (
              <button
                type="button"
                className="okr-button with-script"
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
