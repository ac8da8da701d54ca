import type { Progress } from '#app/sample-operations/okr.ts';
import './cells.css';

type Props = {
  progress: Progress;
  /** Progress before the visitor closed tasks: steps closed on time since then are drawn as new. */
  before?: Progress;
};

/** One cell for each closed step: on time, newly on time, late. The numbers are beside it as text. */
export function Cells({ progress, before = progress }: Props) {
  const added = Math.max(0, progress.done - before.done);
  const kinds = [
    ...Array<string>(progress.done - added).fill('on-time'),
    ...Array<string>(added).fill('new'),
    ...Array<string>(progress.total - progress.done).fill('late'),
  ];
  return (
    <span className="okr-cells" aria-hidden="true">
      {kinds.map((kind, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a cell is nothing but its place
        <i key={index} data-kind={kind} />
      ))}
    </span>
  );
}
