import { type ComponentProps, memo, type ReactNode } from 'react';
import { fill } from '#app/content/fill.ts';
import { ownProcess } from '#app/content/own-process.ts';
import { weekdays } from '#app/sample-operations/calendar.ts';
import { formatClock } from '#app/sample-operations/format-time.ts';
import { Blank, Choice, heardByForm, type InvalidFields, Problem } from './blank.tsx';
import { isLoop, lastClock, type Process, stepName, timeUnits } from './process.ts';
import { splitOf } from './process-edits.ts';

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

/** A choice with its label before it. */
function LabeledChoice(choice: ComponentProps<typeof Choice>) {
  return (
    <>
      <span>{choice.label}</span>
      <Choice {...choice} />{' '}
    </>
  );
}

/** Where the work goes back, which steps run at once, and when the second track starts. */
export const LoopAndSplit = memo(function LoopAndSplit({ process, invalid, id }: Props) {
  const { steps, loop, stagger } = process;
  const split = splitOf(process);
  const all = steps.map((_, step) => [String(step), stepName(process, step)] as const);
  const canLoop = all.filter((_, from) => steps.some((__, to) => isLoop(steps, { from, to })));
  return (
    <Settings title={loopCopy.title}>
      <p className="own-settings__line">
        <LabeledChoice
          name="loop.from"
          label={loopCopy.from}
          value={loop ? String(loop.from) : ''}
          options={[['', loopCopy.none], ...canLoop]}
        />
        {loop && (
          <LabeledChoice
            name="loop.to"
            label={loopCopy.to}
            value={String(loop.to)}
            options={all.filter((_, to) => isLoop(steps, { from: loop.from, to }))}
          />
        )}
      </p>
      <p className="own-settings__line">
        <LabeledChoice
          name="split.first"
          label={loopCopy.first}
          value={split ? String(split.first) : ''}
          options={[['', loopCopy.none], ...all.slice(0, -1)]}
        />
        {split && (
          <>
            <LabeledChoice
              name="split.second"
              label={loopCopy.second}
              value={String(split.second)}
              options={all.slice(split.first + 1)}
            />
            <LabeledChoice
              name="split.end"
              label={loopCopy.end}
              value={String(split.end)}
              options={all.slice(split.second)}
            />
          </>
        )}
      </p>
      {split && (
        <p className="own-settings__line">
          <LabeledChoice
            name="stagger.unit"
            label={loopCopy.stagger}
            value={stagger?.unit ?? ''}
            options={[
              ['', loopCopy.together],
              ...timeUnits.map(
                (unit) => [unit, fill(loopCopy.later, { unit: units[unit] })] as const,
              ),
            ]}
          />
          {stagger && (
            <Blank
              id={`${id}stagger`}
              name="stagger.amount"
              label={loopCopy.stagger}
              inputMode="numeric"
              value={String(stagger.amount)}
              invalid={invalid['stagger.amount']}
            />
          )}
        </p>
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
        value={formatClock(Math.min(at, lastClock))}
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
        <LabeledChoice
          name="weekday"
          label={hours.weekday}
          value={start.weekday}
          options={weekdays.map((day) => [day, day])}
        />
        {clock('clock', start.clock, hours.clock)}
      </p>
    </Settings>
  );
});
