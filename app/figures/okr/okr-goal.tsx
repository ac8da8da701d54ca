import { useState } from 'react';
import { fill } from '#app/content/fill.ts';
import type { OkrModule } from '#app/content/okr-module.ts';
import { Toolbar, Window } from '#app/kit/app-window.tsx';
import { keyResults, objective, tasks } from '#app/sample-operations/okr.ts';
import { Cells } from './cells.tsx';
import './okr-goal.css';

type Props = { readonly copy: Pick<OkrModule, 'title' | 'lead' | 'labels'> };

const results = keyResults.map((row, index) => ({
  ...row,
  number: index + 1,
  tasks: tasks
    .filter(([keyResult]) => keyResult === index + 1)
    .map(([, name, owner, status, state]) => ({ name, owner, status, state })),
}));

type Result = (typeof results)[number];
type OkrTask = Result['tasks'][number];

/** Closing a late task counts as late; the others close on time. Counts are added, percentages never averaged. */
function count(rows: readonly Result[], closedNow: readonly string[]) {
  const closing = rows.flatMap((row) => row.tasks).filter(({ name }) => closedNow.includes(name));
  const added = closing.filter(({ state }) => state === 'open').length;
  const onTime = rows.reduce((all, row) => all + row.onTime, added);
  const closed = rows.reduce((all, row) => all + row.closed, closing.length);
  return { onTime, closed, added, percent: Math.round((100 * onTime) / closed) };
}

/** An objective as the sum of its key results. Closing a task moves the key result that counts it, and the objective. */
export function OkrGoal({ copy: { title, lead, labels } }: Props) {
  const [closedNow, setClosedNow] = useState<readonly string[]>([]);
  const [changed, setChanged] = useState<string>();
  const goal = count(results, closedNow);

  // Two presses may be repeated at once when the island is hydrated: each starts from what the other left.
  function toggle(name: string) {
    setClosedNow((all) =>
      all.includes(name) ? all.filter((each) => each !== name) : [...all, name],
    );
    setChanged(name);
  }

  const changedResult = results.find((result) => result.tasks.some(({ name }) => name === changed));
  const announcement = changedResult
    ? [
        `${changed}: ${closedNow.includes(changed ?? '') ? labels.isClosed : labels.isOpen}.`,
        `${changedResult.name}: ${fill(labels.summary, count([changedResult], closedNow))}.`,
        `${objective.name}: ${fill(labels.summary, goal)}.`,
      ].join(' ')
    : '';

  return (
    <>
      <div className="goal-head grid">
        <div className="main">
          <h1>{title}</h1>
          <p className="page-lead">{lead}</p>
        </div>
        <p className="aside muted">
          <b>{goal.percent}%</b> {fill(labels.of, goal)} {labels.counted}
        </p>
      </div>
      <div className="goal">
        <Window>
          <Toolbar
            title={labels.goals}
            filter={{ text: labels.quarter }}
            end={
              <span className="goal__key">
                <Cells onTime={1} late={0} /> {labels.onTime} <Cells onTime={0} late={1} />{' '}
                {labels.closedLate}
              </span>
            }
          />
          <div className="goal__objective">
            <p className="row row--apart muted">
              <span>{fill(labels.objective, { owner: objective.owner })}</span>{' '}
              <span>{fill(labels.summary, goal)}</span>
            </p>
            <h2>{objective.name}</h2>
            <div>
              {results.map((row) => {
                const { onTime, closed, added } = count([row], closedNow);
                return (
                  <Cells key={row.name} onTime={onTime} late={closed - onTime} added={added} />
                );
              })}
            </div>
          </div>
          <ul className="goal__results">
            {results.map((row) => {
              const result = count([row], closedNow);
              return (
                <li key={row.name}>
                  <p className="goal__count muted">
                    <b className={result.percent < 50 ? 'is-late' : undefined}>{result.percent}%</b>{' '}
                    {fill(labels.of, result)} {labels.resultCounted}
                  </p>
                  <h3>{row.name}</h3>
                  <p className="muted">{fill(labels.keyResult, row)}</p>
                  <Cells
                    onTime={result.onTime}
                    late={result.closed - result.onTime}
                    added={result.added}
                  />
                  <ul>
                    {row.tasks.map((task) => (
                      <Task
                        key={task.name}
                        task={task}
                        closedNow={closedNow.includes(task.name)}
                        labels={labels}
                        onToggle={() => toggle(task.name)}
                      />
                    ))}
                  </ul>
                </li>
              );
            })}
          </ul>
          <p className="goal__try muted with-script">{labels.try}</p>
        </Window>
      </div>
      <p role="status" className="visually-hidden">
        {announcement}
      </p>
    </>
  );
}

type TaskProps = {
  readonly task: OkrTask;
  readonly closedNow: boolean;
  readonly labels: OkrModule['labels'];
  readonly onToggle: () => void;
};

/** A task that a key result counts. Those not counted yet can be closed now, and opened again. */
function Task({ task, closedNow, labels, onToggle }: TaskProps) {
  const { name, owner, status, state } = task;
  const late = state === 'late';
  const words = closedNow
    ? fill(late ? labels.closedNowLate : labels.closedNow, { status })
    : status;
  const tone = late ? 'is-late' : state === 'closed' || closedNow ? 'is-in-time' : undefined;
  const action = closedNow ? labels.reopen : labels.close;
  return (
    <li>
      <p className="muted">
        <b>{name}</b>{' '}
        <span>
          {owner}, <span className={tone}>{words}</span>
        </span>
      </p>
      {state !== 'closed' && (
        <button
          type="button"
          className="act act--quiet with-script"
          aria-label={`${action}: ${name}`}
          onClick={onToggle}
        >
          {action}
        </button>
      )}
    </li>
  );
}
