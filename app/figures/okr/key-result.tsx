import { fill } from '#app/content/fill.ts';
import type { OkrModule } from '#app/content/okr-module.ts';
import type { KeyResult, OkrTask, Progress } from '#app/sample-operations/okr.ts';
import { Cells } from './cells.tsx';
import { TaskList } from './task-list.tsx';

type Props = {
  result: KeyResult;
  /** Its place, from 1. */
  number: number;
  before: Progress;
  /** Whether it is the one furthest behind. */
  worst: boolean;
  labels: OkrModule['labels'];
  onClose: (task: OkrTask) => void;
  onReopen: (task: OkrTask) => void;
};

/** A key result under its share of the objective: cells, percentage, and the tasks that it counts. */
export function KeyResultColumn({ result, number, before, worst, labels, ...actions }: Props) {
  const { name, departments, progress, tasks } = result;
  return (
    <li className="okr-result" data-worst={worst || undefined}>
      <Cells progress={progress} before={before} />
      <p className="okr-result__count">
        <b>{progress.percent}%</b> {fill(labels.progress, counts(progress))}
        {progress.total !== before.total && (
          <span className="okr-result__was"> {fill(labels.before, counts(before))}</span>
        )}
      </p>
      <h3>{name}</h3>
      <p className="meta">{fill(labels.keyResult, { number, departments })}</p>
      <TaskList tasks={tasks} labels={labels} {...actions} />
    </li>
  );
}

/** The numbers of a progress under the names that copy uses. */
export function counts({ done, total, percent }: Progress) {
  return { done, all: total, percent };
}
