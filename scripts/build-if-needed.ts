/** Builds the site unless `build/` was made from just these sources. Runs before `npm start`, and before tests. */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { isBuilt } from './build-stamp.ts';

if (!isBuilt()) {
  // The server replaces the build's SITE_URL by its own, so one build serves any.
  const { SITE_URL: _, ...env } = process.env;
  const cwd = fileURLToPath(new URL('..', import.meta.url));
  execFileSync('npm', ['run', 'build'], { cwd, env, stdio: 'inherit' });
}
