import { fill } from '#app/content/fill.ts';
import type { OkrModule } from '#app/content/types.ts';
import type { Progress } from '#app/sample-operations/okr.ts';

type Props = {
  /** What it is and who owns it. */
  kind: string;
  name: string;
  progress: Progress;
  /** As it stood before the visitor changed anything. */
  before: Progress;
  labels: OkrModule['labels'];
};

function words(template: string, { done, total, percent }: Progress): string {
  return fill(template, { done, all: total, percent });
}

/** An objective or a key result. Its progress is the line itself: full as far as work was closed in time. */
export function ProgressNode({ kind, name, progress, before, labels }: Props) {
  const moved = progress.total !== before.total;
  return (
    <span className="okr__node">
      <span className="okr__head">
        <span>{kind}</span>
        <strong>{name}</strong>
      </span>
      <svg className="okr__bar" width="100%" height="8" aria-hidden="true">
        <rect className="okr__rest" width="100%" height="8" />
        <rect className="okr__done" width={`${progress.percent}%`} height="8" />
        {moved && (
          <rect className="okr__was" x={`${before.percent}%`} y="-4" width="2" height="16" />
        )}
      </svg>
      <span className="okr__count">
        {words(labels.progress, progress)}
        {moved && <span> {words(labels.before, before)}</span>}
      </span>
    </span>
  );
}
