import { Unbroken } from '#app/components/unbroken.tsx';
import { fmsDetails } from '#app/content/fms-details.ts';
import './examples.css';

/** A step of the line; `beside` runs on the second track, parallel to the step before it. */
export type ShownStep = {
  readonly name: string;
  readonly owner: string;
  readonly tat: string;
  readonly state: 'done' | 'now' | 'planned';
  readonly beside: boolean;
};

/** Each entry is a step, or the two that run side by side. */
function pairs(steps: readonly ShownStep[]): readonly (readonly ShownStep[])[] {
  return steps.flatMap((step, index) => {
    if (step.beside) return [];
    const next = steps[index + 1];
    return [next?.beside ? [step, next] : [step]];
  });
}

/** The steps of a process on one line, across a wide screen and down a narrow one. Not to scale. */
export function ProcessSteps({ steps }: { steps: readonly ShownStep[] }) {
  return (
    <ol className="process-steps">
      {pairs(steps).map((entry) => (
        <li key={entry[0]?.name} className={entry.length > 1 ? 'process-steps__split' : undefined}>
          {entry.map((step) => (
            <div key={step.name} className="process-step" data-state={step.state}>
              <strong>{step.name}</strong> <span>{step.owner}</span>{' '}
              <span className="process-step__tat">
                <Unbroken text={step.tat} />
              </span>{' '}
              {step.beside && (
                <span className="visually-hidden">{fmsDetails.examples.labels.beside}</span>
              )}
            </div>
          ))}
        </li>
      ))}
    </ol>
  );
}
