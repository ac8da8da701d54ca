/**
 * `npm run build`: checks the copy, renders every page, finishes `build/client`. Leaves a stamp, by which `npm start`
 * and the tests see that the build is up to date.
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { fingerprint, stamp } from './build-stamp.ts';

const steps = [
  ['node', 'scripts/check-content.ts'],
  ['react-router', 'build'],
  ['node', 'scripts/finish-build.ts'],
] as const;

// Taken first: what changes during the build is not in it.
const sources = fingerprint();
for (const [command, argument] of steps) {
  execFileSync(command, [argument], {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: 'inherit',
  });
}
writeFileSync(stamp, sources);
