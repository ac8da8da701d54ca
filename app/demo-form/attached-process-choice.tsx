import { drawHref, readProcess } from '#request/process/process-address.ts';
import { processParameter } from '#request/process/process-names.ts';
import { describeSteps, summarize } from '#request/process/sentences.ts';
import { forgetAttachedProcess, keepAttachedProcess } from './attached-process.ts';
import { attachedProcess as copy } from './attached-process-copy.ts';
import './attached-process.css';

type Props = {
  /** As an address holds it. */
  text: string;
  /** Hosted EmailJS carries the specified fields only. */
  carried: boolean;
};

/** The process that goes with the request: shown, and left out by a checkbox, with and without scripts. */
export function AttachedProcessChoice({ text, carried }: Props) {
  const read = readProcess(text);
  if ('error' in read || !carried) {
    return (
      <p className="attached-process" role="status">
        {'error' in read ? `${read.error} ${copy.unreadable}` : copy.notCarried}
      </p>
    );
  }
  return (
    <section className="attached-process" aria-label={copy.include}>
      <label>
        <input
          className="field__checkbox"
          type="checkbox"
          name={processParameter}
          value={text}
          defaultChecked
          onChange={({ target }) =>
            target.checked ? keepAttachedProcess(text) : forgetAttachedProcess()
          }
        />
        {copy.include}
      </label>
      <p>{summarize(read.process)}</p>
      <details>
        <summary>{copy.steps}</summary>
        <ol>
          {describeSteps(read.process).map((step, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two steps may have the same text
            <li key={index}>{step}</li>
          ))}
        </ol>
      </details>
      <a href={drawHref(read.process)}>{copy.open}</a>
    </section>
  );
}
