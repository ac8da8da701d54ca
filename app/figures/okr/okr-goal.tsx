import { useState } from 'react';
import { fill } from '#app/content/fill.ts';
import type { OkrModule } from '#app/content/okr-module.ts';
import { formatDuration } from '#app/sample-operations/format-time.ts';
import {
  type Closes,
  closeTask,
  type OkrTask,
  okrTree,
  reopenTask,
} from '#app/sample-operations/okr.ts';
import { Cells } from './cells.tsx';
import { counts, KeyResultColumn } from './key-result.tsx';
import { taskName } from './task-list.tsx';
import { taskWords } from './task-words.ts';
import './okr-goal.css';

type Props = Pick<OkrModule, 'labels' | 'reading'>;

const before = okrTree();

/** What was closed since the page was opened, and the task that changed last; null after starting over. */
type State = { closes: Closes; changed?: string | null };

/** An objective as the sum of its key results. Closing a task moves the key result that counts it, and the objective. */
export function OkrGoal({ labels, reading }: Props) {
  const [{ closes, changed }, setState] = useState<State>({ closes: {} });
  const tree = okrTree(closes);
  const untouched = Object.keys(closes).length === 0;
  const { keyResult: worst, task: heldBy } = tree.heldBy;

  // Two presses may be repeated at once when the island is hydrated: each starts from what the other left.
  function update(task: OkrTask, change: (current: Closes) => Closes) {
    setState((current) => ({ closes: change(current.closes), changed: task.id }));
  }

  function announcement(): string {
    const objective = `${tree.name}: ${fill(labels.summary, counts(tree.progress))}.`;
    if (changed === undefined) return '';
    const result = tree.keyResults.find(({ tasks }) => tasks.some(({ id }) => id === changed));
    const task = result?.tasks.find(({ id }) => id === changed);
    if (result === undefined || task === undefined) return objective;
    return [
      `${taskName(task, labels)}: ${taskWords(task, labels)}.`,
      `${result.name}: ${fill(labels.summary, counts(result.progress))}.`,
      objective,
    ].join(' ');
  }

  return (
    <>
      <div className="okr-goal">
        <p className="okr-goal__owner">
          <span>
            {fill(labels.objective, { owner: tree.owner.name, department: tree.owner.department })}
          </span>{' '}
          <span className="okr-goal__count">
            {fill(labels.summary, counts(tree.progress))}
            {!untouched && (
              <span className="okr-result__was">
                {' '}
                {fill(labels.before, counts(before.progress))}
              </span>
            )}
          </span>
        </p>
        <h2>{tree.name}</h2>
        <div className="okr-goal__sum">
          {tree.keyResults.map(({ id, progress }, index) => (
            <Cells key={id} progress={progress} before={before.keyResults[index]?.progress} />
          ))}
        </div>
        <ol className="okr-goal__results">
          {tree.keyResults.map((result, index) => (
            <KeyResultColumn
              key={result.id}
              result={result}
              number={index + 1}
              before={before.keyResults[index]?.progress ?? result.progress}
              worst={result.id === worst.id}
              labels={labels}
              onClose={(task: OkrTask) => update(task, (now) => closeTask(now, task, task.took))}
              onReopen={(task: OkrTask) => update(task, (now) => reopenTask(now, task))}
            />
          ))}
        </ol>
        <p className="okr-goal__try with-script">
          <span>{labels.try}</span>{' '}
          <button
            type="button"
            className="okr-button"
            aria-disabled={untouched}
            onClick={untouched ? undefined : () => setState({ closes: {}, changed: null })}
          >
            {labels.startOver}
          </button>
        </p>
      </div>
      <div className="okr-reading">
        <h2>{reading.name}</h2>
        <p>
          {fill(reading.text, {
            worst: worst.progress.total - worst.progress.done,
            late: tree.progress.total - tree.progress.done,
            result: worst.name,
          })}{' '}
          {heldBy &&
            fill(reading.waiting, {
              order: heldBy.order,
              over: formatDuration(heldBy.over),
              owner: heldBy.owner.name,
              department: heldBy.owner.department,
            })}
        </p>
      </div>
      <p role="status" className="visually-hidden">
        {announcement()}
      </p>
    </>
  );
}
