import { memo, type ReactNode } from 'react';
import { ownProcess } from '#app/content/own-process.ts';
import { weekdays } from '#app/sample-operations/calendar.ts';
import { formatClock } from '#app/sample-operations/format-time.ts';
import { Blank, Choice, heardByForm, type InvalidFields, Problem } from './blank.tsx';
import { isLoop, type Process, stepName, timeUnits } from './process.ts';

const { hours, loop: loopCopy, units } = ownProcess;

type Props = { process: Process; invalid: InvalidFields; id: string };

/** A group of settings, which folds on a phone. */
function Settings({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="own-settings" aria-label={title}>
      <h3>{title}</h3>
      <details className="fold">
        <summary>{title}</summary>
        {children}
      </details>
    </fieldset>
  );
}

/** Where the work goes back, and when the second track starts. */
export const LoopAndSplit = memo(function LoopAndSplit({ process, invalid, id }: Props) {
  const { steps, loop, stagger } = process;
  const options = steps.map((_, step) => [String(step), stepName(process, step)] as const);
  const canLoop = options.filter((_, from) => steps.some((__, to) => isLoop(steps, { from, to })));
  const split = steps.some(({ track }) => track === 'second');
  return (
    <Settings title={loopCopy.title}>
      <p className="own-settings__line">
        <span>{loopCopy.from}</span>
        <Choice
          name="loop.from"
          label={loopCopy.from}
          value={loop ? String(loop.from) : ''}
          options={[['', loopCopy.none], ...canLoop]}
        />
        {loop && (
          <>
            <span>{loopCopy.to}</span>
            <Choice
              name="loop.to"
              label={loopCopy.to}
              value={String(loop.to)}
              options={options.filter((_, to) => isLoop(steps, { from: loop.from, to }))}
            />
          </>
        )}
      </p>
      {split ? (
        <p className="own-settings__line">
          <label className="own-settings__check">
            <input
              type="checkbox"
              name="stagger.on"
              checked={stagger !== null}
              onChange={heardByForm}
            />
            {loopCopy.staggered}
          </label>
          {stagger && (
            <>
              <Blank
                id={`${id}stagger`}
                name="stagger.amount"
                label={loopCopy.staggered}
                inputMode="numeric"
                value={String(stagger.amount)}
                invalid={invalid['stagger.amount']}
              />
              <Choice
                name="stagger.unit"
                label={loopCopy.staggerUnit}
                value={stagger.unit}
                options={timeUnits.map((unit) => [unit, units[unit]])}
              />
            </>
          )}
        </p>
      ) : (
        <p className="own-settings__hint">{loopCopy.hint}</p>
      )}
    </Settings>
  );
});

/** On which days and between which hours people work, and when the run starts. */
export const HoursAndStart = memo(function HoursAndStart({ process, invalid, id }: Props) {
  const { calendar, start } = process;
  const noDay = weekdays.map((day) => invalid[`day.${day}`]).find(Boolean);
  const clock = (name: 'opens' | 'closes' | 'clock', at: number, label: string) => (
    <>
      <span>{label}</span>
      <Blank
        id={`${id}${name}`}
        type="time"
        name={name}
        label={label}
        value={formatClock(at)}
        invalid={invalid[name]}
      />
    </>
  );
  return (
    <Settings title={hours.title}>
      <div className="own-settings__days">
        {weekdays.map((day) => (
          <label key={day}>
            <input
              type="checkbox"
              name={`day.${day}`}
              checked={calendar.days.includes(day)}
              aria-describedby={noDay && `${id}days`}
              onChange={heardByForm}
            />
            <span>{day}</span>
          </label>
        ))}
      </div>
      {noDay && <Problem id={`${id}days`} text={noDay.error} />}
      <p className="own-settings__line">
        {clock('opens', calendar.opens, hours.opens)}{' '}
        {clock('closes', calendar.closes, hours.closes)}
      </p>
      <p className="own-settings__line">
        <span>{hours.weekday}</span>
        <Choice
          name="weekday"
          label={hours.weekday}
          value={start.weekday}
          options={weekdays.map((day) => [day, day])}
        />{' '}
        {clock('clock', start.clock, hours.clock)}
      </p>
    </Settings>
  );
});
