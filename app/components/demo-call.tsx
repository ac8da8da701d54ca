import { site } from '#app/content/site.ts';
import type { Link } from '#app/content/types.ts';
import './demo-call.css';

type Props = {
  /** One sentence beside the button. */
  note: string;
  /** What to do before, or instead. */
  also?: Link;
  /** Notes at the end of the row that the drawings above show sample data. */
  sample?: boolean;
};

/** The call to action under a section: the button, and why to press it. */
export function DemoCall({ note, also, sample = false }: Props) {
  return (
    <div className="demo-call row">
      <a className="button" href={site.bookDemo.href}>
        {site.bookDemo.label}
      </a>{' '}
      <p className="meta">
        {note} {also && <a href={also.href}>{also.label}</a>}
      </p>
      {sample && <p className="sample">{site.sampleData}</p>}
    </div>
  );
}
