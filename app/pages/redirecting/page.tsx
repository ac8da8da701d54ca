import { redirecting as copy } from '#app/redirects/copy.ts';
import { RedirectingNotice } from '#app/redirects/redirecting-notice.tsx';

export function meta() {
  // Without scripts: later than a home page that is slow to come, which it would ask for again.
  const refresh = { httpEquiv: 'refresh', content: '5; url=/' };
  return [{ title: copy.meta.title }, { name: 'robots', content: 'noindex' }, refresh];
}

/** What an old address shows for 100 ms on its way to the home page. */
export default function Redirecting() {
  return <RedirectingNotice />;
}
