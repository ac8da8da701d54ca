type Route =
  | { src: string; headers: Record<string, string>; continue: true }
  | { src: string; dest: string; status?: number }
  | { handle: 'filesystem' };

/** `/pms/*` as the regular expression of a Vercel route, with the path below it optional. Vercel ignores case. */
function expression(pattern: string): string {
  return `^${pattern.replaceAll('.', '\\.').replace(/\/\*$/, '(?:/.*)?')}$`;
}

/**
 * Vercel's routes for the text of a `_headers` and a `_redirects` file: headers first, then files, then old addresses
 * by the page that leads home, then the 404 page.
 * @throws if a line of `_redirects` is not a rewrite with status 200
 */
export function vercelRoutes(headers: string, redirects: string): Route[] {
  const headerRoutes: Extract<Route, { continue: true }>[] = [];
  for (const line of headers.split('\n').filter(Boolean)) {
    const [, name, value] = /^\s+([\w-]+): (.*)$/.exec(line) ?? [];
    const current = headerRoutes.at(-1);
    if (name === undefined || value === undefined) {
      headerRoutes.push({ src: expression(line), headers: {}, continue: true });
    } else if (current) current.headers[name] = value;
  }
  const rewrites = redirects.split('\n').filter(Boolean);
  return [
    ...headerRoutes,
    { handle: 'filesystem' },
    ...rewrites.map((line) => {
      const [from = '', to = '', status] = line.split(/\s+/);
      if (status !== '200') throw new Error(`_redirects: only rewrites are expected, not ${line}`);
      return { src: expression(from), dest: to };
    }),
    { src: '^.*$', dest: '/404', status: 404 },
  ];
}
