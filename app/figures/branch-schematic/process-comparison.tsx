import { fill } from '#app/content/fill.ts';
import { site } from '#app/content/site.ts';
import type { MultiBranch } from '#app/content/types.ts';
import { comparedProcesses } from '#app/sample-operations/branches.ts';
import { offices } from '#app/sample-operations/company.ts';
import { formatDuration } from '#app/sample-operations/format-time.ts';
import './process-comparison.css';

type Props = { copy: MultiBranch['comparison'] };

/** The favorite processes side by side: a column for each, a row for each location, its TAT on top. */
export function ProcessComparison({ copy }: Props) {
  return (
    <div className="comparison">
      <table>
        <caption>
          <strong>{copy.caption}</strong>
          <span className="figure__sample">{site.sampleData}</span>
        </caption>
        <thead>
          <tr>
            <th scope="col">{copy.columns.location}</th>
            {comparedProcesses.map(({ flow }) => (
              <th key={flow} scope="col">
                {flow}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{copy.columns.tat}</th>
            {comparedProcesses.map(({ flow, tat }) => (
              <td key={flow}>{formatDuration(tat)}</td>
            ))}
          </tr>
          {offices.map(({ id, name }, index) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              {comparedProcesses.map(({ flow, medians }) => {
                const { median, over } = medians[index] ?? { median: 0, over: 0 };
                return (
                  <td key={flow} className={over > 0 ? 'is-late' : undefined}>
                    {over > 0 && (
                      <small>{fill(copy.over, { duration: formatDuration(over) })}</small>
                    )}{' '}
                    {formatDuration(median)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
