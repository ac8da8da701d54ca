import { memo } from 'react';
import { timingStop } from '#app/own-process/timing-stop.ts';
import { ProcessLine } from '#app/product/process-line.tsx';
import { readDraft } from '#app/ui/browser/form-draft.ts';
import { ticked } from '#request/demo-fields.ts';
import { type Process, processName, stepName } from '#request/process/process.ts';
import { drawSectionId } from '#request/process/process-address.ts';
import { describeDelayOutcome, describeSteps, summarize } from '#request/process/sentences.ts';
import { type Delay, noDelay, runOf } from '#request/process/timing.ts';
import { attachedProcess as copy } from './attached-process-copy.ts';
import { draftKey, leaveOutField } from './form-context.ts';
import { useInBrowser } from './use-in-browser.ts';
import './attached-process.css';

type Props = {
  process: Process;
  delay: Delay | undefined;
  leavesOut: boolean | undefined;
};

/** The process that goes with the request: drawn small, and left out by a checkbox, with and without scripts. */
export const AttachedProcess = memo(function AttachedProcess(props: Props) {
  const { process, delay = noDelay, leavesOut } = props;
  // Drawn in the browser only: the policy of a page rendered on demand allows no inline style for the stops' positions.
  const inBrowser = useInBrowser(() => true, false);
  const run = runOf(process, delay);
  const stops = run.timings.map((timing, index) =>
    timingStop(timing, run.ends || 1, `${index + 1}. ${stepName(process, index)}`),
  );
  const { text, late } = describeDelayOutcome(process, delay, run);
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
      {late && (
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
        <a className="with-script" href={`/fms-details#${drawSectionId}`}>
          {copy.open}
        </a>
        <label className="target">
          <input
            className="field__checkbox"
            type="checkbox"
            name={leaveOutField}
            value={ticked}
            // Shown after the draft has filled the form.
            defaultChecked={leavesOut || readDraft(draftKey)[leaveOutField] === ticked}
          />
          {copy.leaveOut}
        </label>
      </div>
    </section>
  );
});
