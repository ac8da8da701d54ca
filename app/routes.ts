import { index, type RouteConfig, route } from '@react-router/dev/routes';
import { pages, servedDocuments } from './site-map.ts';

export default [
  ...[...pages, ...servedDocuments].map(({ path, file }) =>
    path === '/' ? index(file) : route(path.slice(1), file),
  ),
  route('*', 'pages/not-found/unknown.tsx'),
] satisfies RouteConfig;
