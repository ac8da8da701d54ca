import { readFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import { listen } from '../listen.ts';

/**
 * A plain static server as hosts run them: files, `_headers`, `_redirects` and `404.html`, and nothing of ours. It
 * knows media types by ending only, answers `/name` with `name.html`, and takes no request but GET and HEAD.
 */
export type StaticHost = AsyncDisposable & { url: string };

type Rule = { pattern: RegExp; headers: [string, string][] };

function toPattern(path: string): RegExp {
  const escaped = path.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*');
  return new RegExp(`^${escaped}$`);
}

function parseHeaders(text: string): Rule[] {
  const rules: Rule[] = [];
  for (const line of text.split('\n').filter(Boolean)) {
    if (!line.startsWith(' ')) rules.push({ pattern: toPattern(line), headers: [] });
    else {
      const [name = '', ...value] = line.trim().split(': ');
      rules.at(-1)?.headers.push([name, value.join(': ')]);
    }
  }
  return rules;
}

function parseRedirects(text: string): { pattern: RegExp; to: string; status: number }[] {
  return text.split('\n').flatMap((line) => {
    const [from, to, status] = line.split(' ');
    return from && to ? [{ pattern: toPattern(from), to, status: Number(status) }] : [];
  });
}

/** Serves a built site's folder on a free port of loopback. */
export async function startStaticHost(folder: string): Promise<StaticHost> {
  const rules = parseHeaders(await readFile(join(folder, '_headers'), 'utf8'));
  const redirects = parseRedirects(await readFile(join(folder, '_redirects'), 'utf8'));

  async function find(path: string): Promise<{ name: string; body: Buffer } | undefined> {
    if (path.includes('..') || path.startsWith('/_')) return undefined;
    const names = path === '/' ? ['index.html'] : [path.slice(1), `${path.slice(1)}.html`];
    for (const name of names) {
      const body = await readFile(join(folder, name)).catch(() => undefined);
      if (body) return { name, body };
    }
    return undefined;
  }

  async function answer(path: string, response: ServerResponse): Promise<void> {
    const redirect = redirects.find(({ pattern }) => pattern.test(path));
    if (redirect?.status === 301) {
      response.writeHead(301, { Location: redirect.to }).end();
      return;
    }
    const file = (await find(path)) ?? (redirect && (await find(redirect.to)));
    const { name, body } = file ?? { name: '404.html', body: (await find('/404'))?.body };
    response.statusCode = file ? 200 : 404;
    response.setHeader('Content-Type', getMimeType(name) ?? 'application/octet-stream');
    for (const { pattern, headers } of rules) {
      if (pattern.test(path)) for (const [key, value] of headers) response.setHeader(key, value);
    }
    response.end(body);
  }

  const server = createServer((request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405).end();
      return;
    }
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    answer(pathname, response).catch(() => response.destroy());
  });
  const { port, ...listening } = await listen(server);
  return { ...listening, url: `http://127.0.0.1:${port}` };
}
