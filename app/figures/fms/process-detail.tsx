import { drawSection } from '#app/content/draw-section.ts';
import { fmsDetails } from '#app/content/fms-details.ts';
import type { FmsProcess } from '#app/content/types.ts';
import { drawSectionId } from '#app/own-process/process-address.ts';
import { exampleParameter } from '#app/own-process/process-names.ts';
import { exitAndHandover } from '#app/sample-operations/exit-and-handover.ts';
import {
  formatDuration,
  formatInstant,
  formatWorkingDays,
} from '#app/sample-operations/format-time.ts';
import { ExitLine } from './exit-line.tsx';
import { drawnProcess } from './process-picker.tsx';
import { ProcessSteps, type ShownStep } from './process-steps.tsx';
import './examples.css';

const { labels, shapes, figureSample, steps: stepsText } = fmsDetails.examples;

type Props = { department: string; process: FmsProcess };

/** One example process: its steps on a line, with owner and TAT each, and what starts, shapes and closes it. */
export function ProcessDetail({ department, process }: Props) {
  const { id, name, trigger, promise, shape, shapeNote, steps, proof } = process;
  const drawn = id === drawnProcess;
  const facts = [
    [labels.trigger, trigger],
    ...(promise ? [[labels.promise, promise]] : []),
    [labels.shape, `${shapes[shape]}. ${shapeNote}`],
    [labels.proof, proof],
  ];
  const total = `${formatDuration(exitAndHandover.total)}, or ${formatWorkingDays(exitAndHandover.total)} of working time`;
  return (
    <article className={drawn ? 'process process-drawn' : 'process'} id={id}>
      <div className="figure__caption">
        <h3>{name}</h3>
        <span>
          {[department, `${steps.length} ${stepsText}`, ...(drawn ? [total] : [])].join(' · ')}
        </span>{' '}
        <a className="process__own" href={`?${exampleParameter}=${id}#${drawSectionId}`}>
          {drawSection.makeItYours}
        </a>{' '}
        <span className="figure__sample">{figureSample}</span>
      </div>
      <div className="process__body">
        {drawn && <ExitLine />}
        <ProcessSteps steps={drawn ? exitSteps() : plannedSteps(steps)} />
        <dl className="process__facts">
          {facts.map(([term, text]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </article>
  );
}

function plannedSteps(steps: FmsProcess['steps']): readonly ShownStep[] {
  return steps.map(({ name, owner, tat, track }) => ({
    name,
    owner,
    tat,
    state: 'planned',
    beside: track === 'second',
  }));
}

function exitSteps(): readonly ShownStep[] {
  return exitAndHandover.stops.map(({ name, department, opens, tat, used, state }) => ({
    name,
    owner: department,
    tat: `${formatInstant(opens)} · ${
      state === 'now'
        ? `TAT ${formatDuration(tat)}, ${formatDuration(used)} used`
        : formatDuration(tat)
    }`,
    state,
    beside: false,
  }));
}
