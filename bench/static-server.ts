/**
 * Requests a second for the home page: the site's server, a bare `node:http` server that answers the same bytes from
 * memory, and nginx where it is installed, with the same headers too. Each is loaded by `wrk` in turn, several rounds,
 * medians compared. A bare server without the security headers shows what those cost by themselves.
 */
import { execFileSync, spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../tests/free-port.ts';
import { startSite } from '../tests/site-process.ts';
import { has } from './has-command.ts';
import { median } from './statistics.ts';
import { printTable } from './table.ts';

const rounds = 3;
const seconds = 5;
const client = fileURLToPath(new URL('../build/client', import.meta.url));

type Contender = AsyncDisposable & { name: string; url: string };

type Answer = { headers: Record<string, string>; body: Buffer };

/** What the site's own server says, but for what every server adds by itself. */
async function readAnswer(url: string): Promise<Answer> {
  const answer = await fetch(url, { headers: { 'Accept-Encoding': 'identity' } });
  const headers = Object.fromEntries(answer.headers);
  for (const own of ['connection', 'date', 'keep-alive']) delete headers[own];
  return { headers, body: Buffer.from(await answer.arrayBuffer()) };
}

/** An answer replayed by a process that does nothing else. */
async function bareServer(name: string, { headers, body }: Answer): Promise<Contender> {
  const script = join(await mkdtemp(join(tmpdir(), 'bare-')), 'server.mjs');
  await writeFile(`${script}.body`, body);
  await writeFile(
    script,
    `import { createServer } from 'node:http';
import { readFileSync } from 'node:fs';
const body = readFileSync(${JSON.stringify(`${script}.body`)});
const headers = ${JSON.stringify(headers)};
const server = createServer((request, response) => response.writeHead(200, headers).end(body));
server.listen(0, '127.0.0.1', () => console.log(server.address().port));
`,
  );
  const child = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'inherit'] });
  const port = await new Promise<string>((resolve) => {
    child.stdout.once('data', (data) => resolve(String(data).trim()));
  });
  return {
    name,
    url: `http://127.0.0.1:${port}/`,
    async [Symbol.asyncDispose]() {
      child.kill();
      await rm(join(script, '..'), { recursive: true });
    },
  };
}

async function nginx({ headers }: Answer): Promise<Contender> {
  const byItself = new Set(['content-length', 'content-type', 'etag']);
  const added = Object.entries(headers)
    .filter(([header]) => !byItself.has(header))
    .map(([header, value]) => `add_header ${header} '${value.replaceAll("'", "\\'")}';`);

  const folder = await mkdtemp(join(tmpdir(), 'nginx-'));
  const port = await freePort();
  const config = join(folder, 'nginx.conf');
  await writeFile(
    config,
    `daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
events { worker_connections 1024; }
http { access_log off; include /etc/nginx/mime.types; client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
fastcgi_temp_path ${folder}/fastcgi; uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi; keepalive_requests 1000000;
server { listen 127.0.0.1:${port}; root ${client}; ${added.join(' ')} } }`,
  );
  const child = spawn('nginx', ['-c', config], { stdio: 'ignore' });
  const url = `http://127.0.0.1:${port}/`;
  for (let tries = 0; tries < 100; tries += 1) {
    const up = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (up) break;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    name: 'nginx, one worker',
    url,
    async [Symbol.asyncDispose]() {
      child.kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Requests a second that `wrk` counted, over 50 connections. */
function load(url: string): number {
  const said = execFileSync('wrk', ['-t1', '-c50', `-d${seconds}s`, url], { encoding: 'utf8' });
  const found = /Requests\/sec:\s+([\d.]+)/.exec(said);
  if (!found?.[1]) throw new Error(`wrk said nothing of requests:\n${said}`);
  return Number(found[1]);
}

if (!has('wrk')) {
  console.log('static server: skipped, wrk is not installed');
} else {
  await using site = await startSite();
  const url = `${site.url.replace('localhost', '127.0.0.1')}/`;
  const answer = await readAnswer(url);
  const { 'content-type': type = '', 'content-length': length = '' } = answer.headers;
  const fewHeaders = { 'content-type': type, 'content-length': length };
  await using bare = await bareServer('bare node:http', answer);
  await using barest = await bareServer('the same, two headers', {
    ...answer,
    headers: fewHeaders,
  });
  await using stack = new AsyncDisposableStack();
  const contenders = [{ name: 'this server', url }, bare, barest];
  if (has('nginx')) contenders.push(stack.use(await nginx(answer)));
  const measured = new Map<string, number[]>(contenders.map(({ name }) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const { name, url } of contenders) measured.get(name)?.push(load(url));
  }
  const reference = median(measured.get(bare.name) ?? []);
  printTable(
    `Home page, uncompressed, 50 connections, median of ${rounds} rounds of ${seconds} s`,
    ['server', 'requests/s', 'of bare node:http'],
    contenders.map(({ name }) => {
      const rate = median(measured.get(name) ?? []);
      return [name, Math.round(rate).toLocaleString('en'), (rate / reference).toFixed(2)];
    }),
  );
}
