/** Builds the site unless `build/` was made from just these sources. Runs before `npm start`. */
import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { isBuilt } from './build-stamp.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
// One at a time: when several tests need the build, one makes it and the others wait. SQLite releases the lock with the
// process, however it ends. The lock file is outside `build/`, which every build deletes first.
const cache = join(root, 'node_modules/.cache');
mkdirSync(cache, { recursive: true });
const lock = new DatabaseSync(join(cache, 'build.lock'), { timeout: 300_000 });
lock.exec('BEGIN EXCLUSIVE');

if (!isBuilt()) {
  // The server replaces the build's SITE_URL by its own, so one build serves any.
  const { SITE_URL: _, ...env } = process.env;
  execFileSync('npm', ['run', 'build'], { cwd: root, env, stdio: 'inherit' });
}
lock.close();
