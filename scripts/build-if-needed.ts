/** Builds the site unless `build/` was made from just these sources. Runs before `npm start`. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { buildVariables } from './build-variables.ts';

// The server replaces the build's SITE_URL by its own, so one build serves any.
const { SITE_URL: _, ...environment } = process.env;
const root = new URL('..', import.meta.url).pathname;
const stamp = join(root, 'build/.sources');
const sources = [
  'app',
  'scripts',
  'server',
  'package-lock.json',
  'react-router.config.ts',
  'vite.config.ts',
];

/** Changes with every file's content, and with what a build takes from the environment. */
function fingerprint(): string {
  const hash = createHash('sha256');
  for (const name of sources) hashPath(join(root, name));
  for (const [name, value] of Object.entries(environment).sort()) {
    if (name.startsWith('VITE_') || name in buildVariables) hash.update(`${name}=${value}\0`);
  }
  return hash.digest('hex');

  function hashPath(path: string): void {
    if (!existsSync(path)) return;
    if (statSync(path).isDirectory()) {
      for (const name of readdirSync(path).sort()) hashPath(join(path, name));
    } else {
      hash.update(`${path}\0`).update(readFileSync(path));
    }
  }
}

// One at a time: when several tests need the build, one makes it and the others wait. SQLite releases the lock with the
// process, however it ends. The lock file is outside `build/`, which every build deletes first.
const cache = join(root, 'node_modules/.cache');
mkdirSync(cache, { recursive: true });
const lock = new DatabaseSync(join(cache, 'build.lock'), { timeout: 300_000 });
lock.exec('BEGIN EXCLUSIVE');

const current = fingerprint();
if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== current) {
  execFileSync('npm', ['run', 'build'], { cwd: root, env: environment, stdio: 'inherit' });
  writeFileSync(stamp, current);
}
lock.close();
