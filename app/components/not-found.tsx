import { notFound as copy } from '#app/content/not-found.ts';
import '#app/styles/line-page.css';

/** The 404 page: the specified sentence, a line that ends in an open ring, and the way home. */
export function NotFound() {
  const { start, end, returnHome } = copy;
  return (
    <div className="not-found line-page">
      <div className="wrap">
        <h1>{copy.title}</h1>
      </div>
      <div className="line-page__line" aria-hidden="true">
        <i />
        <i />
      </div>
      <div className="wrap line-page__stops">
        <div>
          <h2>{start.name}</h2>
          <p>{start.text}</p>
          <a className="button" href={returnHome.href}>
            {returnHome.label}
          </a>
        </div>
        <div>
          <h2>{end.name}</h2>
          <p>{end.text}</p>
        </div>
      </div>
    </div>
  );
}
