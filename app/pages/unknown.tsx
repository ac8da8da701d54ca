import { data } from 'react-router';
import { NotFound } from '#app/components/not-found.tsx';
import type { PageHandle } from '#app/root.tsx';
import styles from '#app/styles/line-page.css?inline';
import type { Route } from './+types/unknown.ts';

export { meta } from './not-found.tsx';

export const handle: PageHandle = { styles: [styles] };

/** Longest address that is repeated to the visitor, in characters. */
const longestShown = 120;

/** The address as it was sent, percent-encoded, so that it shows no more than letters, digits and signs. */
export function loader({ request }: Route.LoaderArgs) {
  const { pathname } = new URL(request.url);
  const asked = pathname.length > longestShown ? `${pathname.slice(0, longestShown)}…` : pathname;
  return data({ asked }, { status: 404 });
}

export default function Unknown({ loaderData }: Route.ComponentProps) {
  return <NotFound asked={loaderData.asked} />;
}
