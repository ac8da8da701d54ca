import { useState } from 'react';
import { fill } from '#app/content/fill.ts';
import type { OkrModule } from '#app/content/types.ts';
import { formatDuration } from '#app/sample-operations/format-time.ts';
import {
  type Closes,
  closeTask,
  type KeyResult,
  type OkrTask,
  okrTree,
  type Progress,
  reopenTask,
} from '#app/sample-operations/okr.ts';
import { ProgressNode } from './progress-node.tsx';
import { TaskList, taskName } from './task-list.tsx';
import { taskWords } from './task-words.ts';
import '#app/styles/figures.css';
import './okr-tree.css';
import './reading.css';

type Props = Pick<OkrModule, 'labels' | 'reading'>;

const before = okrTree();

function counts({ done, total, percent }: Progress) {
  return { done, all: total, percent };
}

/** Objective, key results, tasks. Closing a task moves the key result that counts it, and the objective above. */
export function OkrTree({ labels, reading }: Props) {
  const [closes, setCloses] = useState<Closes>({});
  const [said, say] = useState('');
  const tree = okrTree(closes);
  const untouched = Object.keys(closes).length === 0;
  const { keyResult: heldResult, task: held } = tree.heldBy;

  function update(next: Closes, id: string) {
    setCloses(next);
    const after = okrTree(next);
    const result = after.keyResults.find(({ tasks }) => tasks.some((task) => task.id === id));
    const task = result?.tasks.find((each) => each.id === id);
    if (result === undefined || task === undefined) return;
    say(
      [
        `${taskName(task, labels)}: ${taskWords(task, labels)}.`,
        `${result.name}: ${fill(labels.progress, counts(result.progress))}.`,
        `${labels.objective}: ${fill(labels.progress, counts(after.progress))}.`,
      ].join(' '),
    );
  }

  function startOver() {
    setCloses({});
    say(`${labels.objective}: ${fill(labels.progress, counts(before.progress))}.`);
  }

  function node(result: KeyResult, index: number) {
    return (
      <ProgressNode
        kind={`${fill(labels.keyResult, { number: index + 1 })} · ${result.desks}`}
        name={result.name}
        progress={result.progress}
        before={before.keyResults[index]?.progress ?? result.progress}
        labels={labels}
      />
    );
  }

  function tasks(result: KeyResult) {
    return (
      <TaskList
        tasks={result.tasks}
        held={held}
        labels={labels}
        onClose={(task: OkrTask) => update(closeTask(closes, task, task.took), task.id)}
        onReopen={(task: OkrTask) => update(reopenTask(closes, task), task.id)}
      />
    );
  }

  return (
    <>
      <div className="okr">
        <div className="okr__objective">
          <ProgressNode
            kind={`${labels.objective} · ${tree.owner.name}, ${tree.owner.desk}`}
            name={tree.name}
            progress={tree.progress}
            before={before.progress}
            labels={labels}
          />
        </div>
        <ol className="okr__results">
          {tree.keyResults.map((result, index) => {
            const leads = result.id === heldResult.id;
            return (
              <li
                key={result.id}
                data-held={leads || undefined}
                data-late={(leads && held !== null) || undefined}
              >
                <div className="okr__open">
                  {node(result, index)}
                  {tasks(result)}
                </div>
                <details className="okr__fold" open={leads}>
                  <summary>{node(result, index)}</summary>
                  {tasks(result)}
                </details>
              </li>
            );
          })}
        </ol>
      </div>
      <div className="okr__reading">
        <p>
          <strong>{reading.name}</strong>{' '}
          {fill(reading.text, {
            lateQuotes: heldResult.progress.total - heldResult.progress.done,
            late: tree.progress.total - tree.progress.done,
          })}{' '}
          {held &&
            fill(reading.waiting, {
              order: held.order,
              over: formatDuration(held.over),
              owner: held.owner.name,
              department: held.owner.desk,
            })}
        </p>
        <p className="okr__try with-script">
          <span className="meta">{labels.try}</span>
          <button
            type="button"
            className="okr__button"
            aria-disabled={untouched}
            onClick={untouched ? undefined : startOver}
          >
            {labels.startOver}
          </button>
        </p>
        <p role="status" className="visually-hidden">
          {said}
        </p>
      </div>
    </>
  );
}
