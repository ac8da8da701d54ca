import { RichText } from '#app/components/rich-text.tsx';
import { redirecting as copy } from '#app/content/redirecting.ts';
import '#app/styles/line-page.css';

type Props = { hidden?: boolean };

/** The page of an old address until the home page loads: a line in progress. */
export function RedirectingNotice({ hidden = false }: Props) {
  return (
    <div className="redirecting line-page" hidden={hidden}>
      <div className="wrap">
        <h1>{copy.title}</h1>
      </div>
      <div className="line-page__line" aria-hidden="true">
        <i />
        <i />
      </div>
      <div className="wrap line-page__stops">
        <div>
          <h2>{copy.start.name}</h2>
          <p>{copy.start.text}</p>
        </div>
        <div>
          <h2>{copy.end.name}</h2>
          <p>
            <RichText text={copy.text} />
          </p>
        </div>
      </div>
    </div>
  );
}
