import { data } from 'react-router';

export { default, meta } from './page.tsx';

/** Any other path. Only `npm run dev` renders it; a built site serves 404.html. */
export function loader() {
  return data(null, { status: 404 });
}
