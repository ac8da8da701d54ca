import { fill } from '#app/content/fill.ts';
import { ownProcess } from '#app/content/own-process.ts';
import { formatDuration, formatWorkingDays } from '#app/sample-operations/format-time.ts';
import type { Process } from './process.ts';
import { formatMoment } from './sentences.ts';
import type { Run } from './timing.ts';
import '#app/product/tag.css';

const { facts } = ownProcess;

/** The whole of a run in three numbers. */
export function Facts({ process, run }: { process: Process; run: Run }) {
  const entries = [
    {
      term: facts.total,
      // Less than a day reads the same in both units.
      text: [
        ...new Set([formatDuration(run.total), formatWorkingDays(run.total, process.calendar)]),
      ].join(', or '),
    },
    { term: facts.handOffs, text: String(run.handOffs.length) },
    {
      term: facts.closes,
      text: formatMoment(run.ends, run.starts),
      late:
        run.lateBy > 0 &&
        fill(facts.late, { late: formatWorkingDays(run.lateBy, process.calendar) }),
    },
  ];
  return (
    <dl className="run-facts">
      {entries.map(({ term, text, late }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
          {late && <dd className="tag tag--late">{late}</dd>}
        </div>
      ))}
    </dl>
  );
}
