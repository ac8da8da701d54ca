import { formatInstant } from '#app/sample-operations/format-time.ts';
import { reallocation, successorsList } from '#app/sample-operations/my-work.ts';
import { AppButton } from '../app-button.tsx';
import { Phone } from '../phone.tsx';
import { Owner } from '../tag.tsx';
import { Late, TaskList, TaskRow } from '../task-row.tsx';
import './my-work.css';

const { leaver, leaves, successor, from, moved, kept } = reallocation;

const handover = (
  <span className="handover">
    <Owner person={leaver} /> <span aria-hidden="true">→</span>
    <span className="visually-hidden"> to </span>
    <Owner person={successor} isNew />
  </span>
);

/** What moves when an employee leaves, and the one list of the person who takes over. */
export function MyWorkScreen() {
  return (
    <div className="reallocation">
      <div>
        <div className="window__head">
          <b className="window__title">{`${leaver.name} leaves ${formatInstant(leaves)}`}</b>
        </div>
        <p className="window__note window__detail">
          {`${moved.length} open tasks move to ${successor.name} on ${formatInstant(from)}. Closed tasks keep ${leaver.name}’s name.`}
        </p>
        <TaskList>
          {moved.map(({ name, source, due }) => (
            <TaskRow
              key={name}
              name={name}
              detail={due === null ? source : `${source}, ${formatInstant(due)}`}
              end={handover}
            />
          ))}
        </TaskList>
        <div className="window__detail reallocation__kept">
          <p className="window__label">{`Closed by ${leaver.name}`}</p>
          <p className="window__note">{kept.map(({ name }) => name).join(', ')}</p>
          <AppButton label={`Move ${moved.length} tasks`} />
        </div>
      </div>
      <div className="window__detail">
        <Phone person={successor}>
          <b className="window__title">My Work</b>
          <p className="window__note">{`${successorsList.length} tasks, by due time`}</p>
          <TaskList>
            {successorsList.map(({ name, due, isNew, isLate }) => (
              <TaskRow
                key={name}
                name={name}
                detail={`${formatInstant(due)}${isNew ? `, from ${leaver.name}` : ''}`}
                end={isLate && <Late>late</Late>}
              />
            ))}
          </TaskList>
        </Phone>
      </div>
    </div>
  );
}
