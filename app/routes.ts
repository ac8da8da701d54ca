import { index, type RouteConfig, route } from '@react-router/dev/routes';
import { pages, servedDocuments } from './site-map.ts';

/** Pages for those who work on the site; a build leaves them out. */
const developmentPages =
  process.env.NODE_ENV === 'production' ? [] : [route('styleguide', 'pages/styleguide.tsx')];

export default [
  ...[...pages, ...servedDocuments].map(({ path, file }) =>
    path === '/' ? index(file) : route(path.slice(1), file),
  ),
  ...developmentPages,
  route('*', 'pages/unknown.tsx'),
] satisfies RouteConfig;
