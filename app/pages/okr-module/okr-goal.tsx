import { useState } from 'react';
import { AppWindow, Toolbar } from '#app/product/app-window.tsx';
import { Cells } from '#app/product/cells.tsx';
import { fill } from '#request/fill.ts';
import { okrModule } from './copy.ts';
import { keyResults, objective, tasks } from './sample.ts';
import './okr-goal.css';

const { title, lead, labels } = okrModule;

const results = keyResults.map((row, index) => ({
  ...row,
  number: index + 1,
  tasks: tasks.filter(({ result }) => result === index + 1),
}));

/** Closing a late task counts as late; the others close on time. Counts are added, percentages never averaged. */
function count(rows: typeof results, closedNow: readonly string[]) {
  const closing = rows.flatMap((row) => row.tasks).filter(({ name }) => closedNow.includes(name));
  const added = closing.filter(({ late }) => !late).length;
  const onTime = rows.reduce((all, row) => all + row.onTime, added);
  const closed = rows.reduce((all, row) => all + row.closed, closing.length);
  const late = closed - onTime;
  return { onTime, closed, late, added, percent: Math.round((100 * onTime) / closed) };
}

/** An objective as the sum of its key results. Closing a task moves the key result that counts it, and the objective. */
export function OkrGoal() {
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

  return (
    <>
      <div className="goal-head page-head grid">
        <div className="main">
          <h1>{title}</h1>
          <p className="lead">{lead}</p>
        </div>
        <p className="aside muted">
          <b>{`${goal.percent}%`}</b> <span>{`${fill(labels.of, goal)} ${labels.counted}`}</span>
        </p>
      </div>
      <div className="goal">
        <AppWindow>
          <Toolbar
            title={labels.goals}
            filter={labels.quarter}
            end={
              <span className="goal__key">
                <Cells onTime={1} late={0} /> {labels.onTime} <Cells onTime={0} late={1} />{' '}
                {labels.closedLate}
              </span>
            }
          />
          <div className="goal__objective">
            <p className="row row--apart muted">
              <span>{fill(labels.objective, objective)}</span>{' '}
              <span>{fill(labels.summary, goal)}</span>
            </p>
            <h2 className="small-heading">{objective.name}</h2>
            <div>
              {results.map((row) => (
                <Cells key={row.name} {...count([row], closedNow)} />
              ))}
            </div>
          </div>
          <ul className="goal__results">
            {results.map((row) => {
              const result = count([row], closedNow);
              return (
                <li key={row.name}>
                  <p className="goal__count muted">
                    <b
                      className={result.percent < 50 ? 'is-late' : undefined}
                    >{`${result.percent}%`}</b>{' '}
                    <span>{`${fill(labels.of, result)} ${labels.resultCounted}`}</span>
                  </p>
                  <h3 className="small-heading">{row.name}</h3>
                  <p className="muted">{fill(labels.keyResult, row)}</p>
                  <Cells {...result} />
                  <ul>
                    {row.tasks.map((task) => (
                      <Task
                        key={task.name}
                        task={task}
                        closedNow={closedNow.includes(task.name)}
                        onToggle={toggle}
                      />
                    ))}
                  </ul>
                </li>
              );
            })}
          </ul>
          <p className="goal__try muted with-script">{labels.try}</p>
        </AppWindow>
      </div>
      <p role="status" className="visually-hidden">
        {changed &&
          `${changed}: ${closedNow.includes(changed) ? labels.isClosed : labels.isOpen}. ` +
            `${objective.name}: ${fill(labels.summary, goal)}.`}
      </p>
    </>
  );
}

type TaskProps = {
  readonly task: (typeof tasks)[number];
  readonly closedNow: boolean;
  readonly onToggle: (name: string) => void;
};

/** A task that a key result counts. Those not counted yet can be closed now, and opened again. */
function Task({ task: { name, owner, closed, due, late }, closedNow, onToggle }: TaskProps) {
  const status = closed ?? late ?? due ?? '';
  const words = late ? fill(labels.closedNowLate, { status }) : labels.closedNow;
  const tone = late ? 'is-late' : closed || closedNow ? 'is-in-time' : undefined;
  const action = closedNow ? labels.reopen : labels.close;
  return (
    <li>
      <p className="muted">
        <b>{name}</b>{' '}
        <span>
          {owner}, <span className={tone}>{closedNow ? words : status}</span>
        </span>
      </p>
      {!closed && (
        <button
          type="button"
          className="button button--quiet act with-script"
          aria-label={`${action}: ${name}`}
          onClick={() => onToggle(name)}
        >
          {action}
        </button>
      )}
    </li>
  );
}
