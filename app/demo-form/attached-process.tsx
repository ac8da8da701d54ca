import { useLayoutEffect, useRef } from 'react';
import { keepDrawing, readDrawingContext } from '#app/own-process/drawing-storage.ts';
import { timingStop } from '#app/own-process/timing-stop.ts';
import { ProcessLine } from '#app/product/process-line.tsx';
import { fillFromDraft } from '#app/ui/browser/form-draft.ts';
import { useInBrowser } from '#app/ui/browser/use-in-browser.ts';
import type { RequestContext } from '#request/context.ts';
import { ticked } from '#request/demo-fields.ts';
import { type Process, processName, stepName } from '#request/process/process.ts';
import { drawSectionId } from '#request/process/process-address.ts';
import { describeDelayOutcome, describeSteps, summarize } from '#request/process/sentences.ts';
import { noDelay, runOf } from '#request/process/timing.ts';
import { attachedProcess as copy } from './attached-process-copy.ts';
import { leaveOutField } from './form-context.ts';
import './attached-process.css';

type Props = {
  context: RequestContext & { process: Process };
  leavesOut: boolean | undefined;
};

/** The process that goes with the request: drawn small, and left out by a checkbox, with and without scripts. */
export function AttachedProcess({ context, leavesOut }: Props) {
  const { process, delay } = context;
  // Drawn in the browser only: the policy of a page rendered on demand allows no inline style for the stops' positions.
  const inBrowser = useInBrowser(() => true, false);
  const box = useRef<HTMLInputElement>(null);
  // Mounted after the draft filled the form: fill this box too.
  useLayoutEffect(() => {
    if (box.current?.form) fillFromDraft(box.current.form);
  }, []);
  const run = runOf(process, delay);
  const stops = run.timings.map((timing, index) =>
    timingStop(timing, run.ends || 1, `${index + 1}. ${stepName(process, index)}`),
  );
  const { text, late } = describeDelayOutcome(process, delay ?? noDelay, run);
  return (
    <section className="attached-process" aria-label={copy.title}>
      <p>
        {copy.title}: <b>{processName(process)}</b>
      </p>
      {inBrowser && (
        <div aria-hidden="true">
          <ProcessLine stops={stops} options={['scale', 'tail', 'bare', 'across']} />
        </div>
      )}
      <p>{summarize(process)}</p>
      {delay && late && (
        <p>
          {text} <span className="is-late">{late}</span>
        </p>
      )}
      <details>
        <summary>{copy.steps}</summary>
        <ol>
          {describeSteps(process).map((step, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two steps may have the same text
            <li key={index}>{step}</li>
          ))}
        </ol>
      </details>
      <div className="row">
        <a
          className="with-script"
          href={`/fms-details#${drawSectionId}`}
          // The process came by link: save it before the editor opens.
          onClick={() =>
            readDrawingContext().process || keepDrawing({ process, delay: delay ?? noDelay })
          }
        >
          {copy.open}
        </a>
        <label>
          <input
            ref={box}
            className="field__checkbox"
            type="checkbox"
            name={leaveOutField}
            value={ticked}
            defaultChecked={leavesOut}
          />
          {copy.leaveOut}
        </label>
      </div>
    </section>
  );
}
