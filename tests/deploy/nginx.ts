import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const deploy = fileURLToPath(new URL('../../deploy', import.meta.url));
const program = '/usr/sbin/nginx';

export const hasNginx = spawnSync(program, ['-v']).status === 0;

export const noNginx = 'There is no nginx: `apt-get install nginx-light`.';

/**
 * `deploy/nginx.conf` as it is, with `deploy/upstream-host.conf` but for the addresses, on a port of loopback, in front
 * of instances at these origins.
 */
export async function startNginx(port: number, instances: readonly string[]) {
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'));
  for (const name of ['nginx.conf', 'site-headers.conf']) {
    await copyFile(join(deploy, name), join(folder, name));
  }
  const deployed = await readFile(join(deploy, 'upstream-host.conf'), 'utf8');
  const upstreams = deployed.replace(/(?:^ +server \S+ (.+);\n)+/m, (_servers, parameters) =>
    instances.map((origin) => `server ${new URL(origin).host} ${parameters};\n`).join(''),
  );
  await writeFile(join(folder, 'site-upstream.conf'), upstreams);
  await writeFile(join(folder, 'site-listen.conf'), `listen 127.0.0.1:${port};`);
  // Debian's defaults for these belong to root.
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  );
  await writeFile(join(folder, 'site-http.conf'), temporary.join('\n'));
  await mkdir(join(folder, 'logs'));

  const child = spawn(
    program,
    [
      ...['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr'],
      ...['-g', `daemon off; pid ${folder}/nginx.pid;`],
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  await answering(child, `http://127.0.0.1:${port}/healthz`);
  return {
    url: `http://127.0.0.1:${port}`,
    async [Symbol.asyncDispose]() {
      const exited = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await exited;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function answering(child: ChildProcess, url: string): Promise<void> {
  let said = '';
  child.stderr?.on('data', (chunk) => {
    said += String(chunk);
  });
  for (let tries = 0; tries < 200; tries += 1) {
    if (child.exitCode !== null) throw new Error(`nginx ended:\n${said}`);
    const answer = await fetch(url).catch(() => undefined);
    if (answer) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`nginx does not answer:\n${said}`);
}
