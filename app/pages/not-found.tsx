import { LinePage } from '#app/components/line-page.tsx';
import { notFound as copy } from '#app/content/not-found.ts';
import { RedirectingNotice } from '#app/redirects/redirecting-notice.tsx';
import { redirectExpression } from '#app/redirects/redirects.ts';

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
      <LinePage kind="not-found" heading={<h1>{copy.title}</h1>} stops={stops}>
        <a className="button" href={returnHome.href}>
          {returnHome.label}
        </a>
      </LinePage>
      <RedirectingNotice expression={redirectExpression} />
    </>
  );
}
