import { ProcessLine } from '#app/product/process-line.tsx';
import { RedirectingNotice } from '#app/redirects/redirecting-notice.tsx';
import { redirectExpression } from '#app/redirects/redirects.ts';
import { notFound as copy } from './copy.ts';

export function meta() {
  return [{ title: copy.meta.title }, { name: 'robots', content: 'noindex' }];
}

/**
 * The specified sentence, a line that leads nowhere, and the way home. As 404.html a static host's answer to unknown
 * addresses, and to old ones if it reads no `_redirects`.
 */
export default function NotFound() {
  const { start, end, returnHome } = copy;
  const stops = [
    { name: start.name, note: start.text, state: 'done', spent: 0.5 },
    { name: end.name, note: end.text, state: 'planned' },
  ] as const;
  return (
    <>
      <div className="not-found brief-page wrap">
        <h1>{copy.title}</h1>
        <ProcessLine size="l" stops={stops} />
        <a className="button" href={returnHome.href}>
          {returnHome.label}
        </a>
      </div>
      <RedirectingNotice expression={redirectExpression} />
    </>
  );
}
