import { site } from '#app/content/site.ts';
import type { ClosingCall as Copy } from '#app/content/types.ts';
import { Unbroken } from './unbroken.tsx';
import '#app/styles/sub-page.css';

type Props = { copy: Copy };

/** The dark band that ends a sub-page: a call to book a demo, and the three stops that follow it. */
export function ClosingCall({ copy }: Props) {
  return (
    <section className="closing-call band">
      <div className="wrap">
        <div className="closing-call__head">
          <div>
            <h2>{copy.title}</h2>
            <p className="lead">{copy.text}</p>
          </div>
          <a className="button" href={copy.action.href}>
            {copy.action.label}
          </a>
        </div>
        <ol className="closing-call__steps">
          {site.closingSteps.map(({ id, name, text }) => (
            <li key={id}>
              <strong>{name}</strong>
              <span>
                <Unbroken text={text} />
              </span>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
