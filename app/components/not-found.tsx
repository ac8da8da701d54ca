import { notFound as copy } from '#app/content/not-found.ts';
import { LinePage, LineStops } from './line-page.tsx';

/** The 404 page: the specified sentence, a line that ends in an open ring, and the way home. */
export function NotFound() {
  const { start, end, returnHome } = copy;
  return (
    <LinePage kind="not-found" heading={<h1>{copy.title}</h1>}>
      <LineStops
        start={start}
        end={end}
        action={
          <a className="button" href={returnHome.href}>
            {returnHome.label}
          </a>
        }
      />
    </LinePage>
  );
}
