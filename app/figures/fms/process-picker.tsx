import { HeadStyle } from '#app/components/head-style.tsx';
import { fmsExamples } from '#app/content/fms-examples.ts';
import './examples.css';

/** The process shown initially; it has its own sample operations. */
export const drawnProcess = 'exit-and-handover';

const processIds: readonly string[] = fmsExamples.flatMap(({ processes }) =>
  processes.map(({ id }) => id),
);

/**
 * Thirty links in five columns; each shows its process below, through the address and CSS alone. On a phone one
 * department is open at a time, so that what is drawn stays near.
 */
export function ProcessPicker() {
  return (
    <div className="process-picker">
      <HeadStyle id="processes" css={processStyles(processIds, drawnProcess)} />
      {fmsExamples.map((department) => (
        <div key={department.id}>
          <h3>{department.name}</h3>
          <details
            className="fold"
            name="department"
            open={department.processes.some(({ id }) => id === drawnProcess)}
          >
            <summary>{department.name}</summary>
            <ul>
              {department.processes.map(({ id, name }) => (
                <li key={id}>
                  <a href={`#${id}`}>{name}</a>
                </li>
              ))}
            </ul>
          </details>
        </div>
      ))}
    </div>
  );
}

/**
 * Rules that name ids: show the process in the address and mark its link. They select siblings only, by explicit lists:
 * `:has()` on the whole page would be slow.
 */
function processStyles(ids: readonly string[], drawn: string): string {
  const marked = ids.map((id) => `.process-picker:has(~#${id}:target) [href="#${id}"]`);
  const unaddressed = '.process-picker:not(:has(~.process:target))';
  marked.push(`${unaddressed} [href="#${drawn}"]`);
  return `@media screen{.process:not(:target){display:none}
${unaddressed}~#${drawn}{display:block}
${marked.join(',')}{--mark:"";color:var(--accent);font-weight:600}
.process-picker a::before{content:var(--mark,none);flex:none;width:12px;height:12px;border-radius:50%;background:currentColor;forced-color-adjust:none}}`;
}
