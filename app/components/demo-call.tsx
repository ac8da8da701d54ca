import { site } from '#app/content/site.ts';
import './demo-call.css';

type Props = {
  /** One sentence beside the button. */
  note: string;
};

/** The call to action under a section: the button, and why to press it. */
export function DemoCall({ note }: Props) {
  return (
    <div className="demo-call row">
      <a className="button" href={site.bookDemo.href}>
        {site.bookDemo.label}
      </a>{' '}
      <p className="meta">{note}</p>
    </div>
  );
}
