import { fill } from '#app/content/fill.ts';
import type { OkrModule } from '#app/content/okr-module.ts';
import { formatDuration } from '#app/sample-operations/format-time.ts';
import { closeTask, exampleClose, okrTree } from '#app/sample-operations/okr.ts';
import { Cells } from './cells.tsx';
import './worked-example.css';

type Props = { steps: OkrModule['counting']['steps'] };

/** One close, traced upward: the task, its key result, the objective. */
export function WorkedExample({ steps }: Props) {
  const before = okrTree();
  const index = before.keyResults.findIndex(({ tasks }) =>
    tasks.some((task) => task.id === exampleClose.taskId),
  );
  const result = before.keyResults[index];
  const task = result?.tasks.find(({ id }) => id === exampleClose.taskId);
  if (result === undefined || task === undefined) throw new Error('The example closes no task.');
  const after = okrTree(closeTask({}, task, exampleClose.took));
  const resultAfter = after.keyResults[index] ?? result;
  const percents = (one: number, other: number) => `${one}% → ${other}%`;
  return (
    <ol className="okr-example">
      <li>
        <p>
          {fill(steps.task, {
            owner: task.owner.name,
            order: task.order,
            duration: formatDuration(exampleClose.took),
            limit: formatDuration(task.step.tat),
          })}
        </p>
        <Cells
          progress={{ done: 1, total: 1, percent: 100 }}
          before={{ done: 0, total: 0, percent: 0 }}
        />
        <b>{steps.one}</b>
      </li>
      <li>
        <p>{steps.keyResult}</p>
        <Cells progress={resultAfter.progress} before={result.progress} />
        <b>{percents(result.progress.percent, resultAfter.progress.percent)}</b>
      </li>
      <li>
        <p>
          {fill(steps.objective, {
            done: after.progress.done,
            all: after.progress.total,
            late: after.progress.total - after.progress.done,
          })}
        </p>
        <Cells progress={after.progress} before={before.progress} />
        <b>{percents(before.progress.percent, after.progress.percent)}</b>
      </li>
    </ol>
  );
}
