import { notFound as copy } from '#app/content/not-found.ts';
import { LinePage } from './line-page.tsx';

/** The 404 page: the specified sentence, a line that leads nowhere, and the way home. */
export function NotFound() {
  const { start, end, returnHome } = copy;
  const stops = [
    { name: start.name, note: start.text, state: 'done', spent: 0.5 },
    { name: end.name, note: end.text, state: 'planned' },
  ] as const;
  return (
    <LinePage kind="not-found" heading={<h1>{copy.title}</h1>} stops={stops}>
      <a className="button" href={returnHome.href}>
        {returnHome.label}
      </a>
    </LinePage>
  );
}
