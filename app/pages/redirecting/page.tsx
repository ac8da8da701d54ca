import { redirecting as copy } from '#app/redirects/copy.ts';
import { RedirectingNotice } from '#app/redirects/redirecting-notice.tsx';

export function meta() {
  return [{ title: copy.meta.title }, { name: 'robots', content: 'noindex' }];
}

/** What an old address shows for 100 ms on its way to the home page. */
export default function Redirecting() {
  return <RedirectingNotice />;
}
