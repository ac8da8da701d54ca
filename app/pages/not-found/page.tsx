import { Fragment } from 'react';
import { ProcessLine } from '#app/product/process-line.tsx';
import { RedirectingNotice } from '#app/redirects/redirecting-notice.tsx';
import { redirectExpression } from '#app/redirects/redirects.ts';
import { notFound as copy } from './copy.ts';

export function meta() {
  return [{ title: copy.meta.title }, { name: 'robots', content: 'noindex' }];
}

/**
 * The specified sentence, a line from nowhere to the home page, and where else to go. As 404.html a static host's answer
 * to unknown addresses, and to old ones if it reads no `_redirects`.
 */
export default function NotFound() {
  const { title, stops, returnHome, onward } = copy;
  const [here, home] = stops;
  return (
    <>
      <div className="not-found brief-page wrap">
        <h1>{title}</h1>
        <ProcessLine
          large
          stops={[
            { ...here, state: 'planned' },
            { ...home, state: 'now' },
          ]}
        />
        <div className="row">
          <a className="button" href={returnHome.href}>
            {returnHome.label}
          </a>
          {onward.map(({ label, href }) => (
            <Fragment key={href}>
              {' '}
              <a className="target" href={href}>
                {label}
              </a>
            </Fragment>
          ))}
        </div>
      </div>
      <RedirectingNotice expression={redirectExpression} />
    </>
  );
}
