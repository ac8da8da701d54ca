import { fill } from '#app/content/fill.ts';
import type { OkrModule } from '#app/content/types.ts';
import { formatDuration } from '#app/sample-operations/format-time.ts';
import { closeTask, exampleClose, okrTree, type Progress } from '#app/sample-operations/okr.ts';

type Props = { entries: OkrModule['counting']['entries'] };

function change(before: Progress, after: Progress) {
  return {
    doneBefore: before.done,
    allBefore: before.total,
    percentBefore: before.percent,
    doneAfter: after.done,
    allAfter: after.total,
    percentAfter: after.percent,
  };
}

/** One close, followed upwards: what it does to its key result, and to the objective. */
export function WorkedExample({ entries }: Props) {
  const before = okrTree();
  const index = before.keyResults.findIndex(({ tasks }) =>
    tasks.some((task) => task.id === exampleClose.taskId),
  );
  const result = before.keyResults[index];
  const task = result?.tasks.find(({ id }) => id === exampleClose.taskId);
  if (result === undefined || task === undefined) throw new Error('The example closes no task.');
  const after = okrTree(closeTask({}, task, exampleClose.took));
  const values = {
    owner: task.owner.name,
    order: task.order,
    duration: formatDuration(exampleClose.took),
  };
  const progress = [
    {},
    change(result.progress, after.keyResults[index]?.progress ?? result.progress),
    change(before.progress, after.progress),
  ];
  return (
    <ol className="ledger">
      {entries.map(({ id, name, text }, position) => (
        <li key={id}>
          <strong>{name}</strong>
          <span>{fill(text, { ...values, ...progress[position] })}</span>
        </li>
      ))}
    </ol>
  );
}
