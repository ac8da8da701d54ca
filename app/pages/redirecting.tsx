import { redirecting as copy } from '#app/content/redirecting.ts';
import goHome from '#app/redirecting/go-home.ts?inline-script';
import { InlineScript } from '#app/redirecting/inline-script.tsx';
import { RedirectingNotice } from '#app/redirecting/redirecting-notice.tsx';
import { redirectDelay } from '#app/redirects.ts';
import type { PageHandle } from '#app/root.tsx';
import styles from '#app/styles/line-page.css?inline';

export const handle: PageHandle = { styles: [styles], refreshTo: copy.target };

export function meta() {
  return [{ title: copy.meta.title }, { name: 'robots', content: 'noindex' }];
}

/** What an old address shows for 100 ms on its way to the home page. */
export default function Redirecting() {
  return (
    <>
      <RedirectingNotice />
      <InlineScript
        code={goHome}
        data={{ 'data-target': copy.target, 'data-delay': redirectDelay }}
      />
    </>
  );
}
