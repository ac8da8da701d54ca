import { execFileSync } from 'node:child_process';
import { globSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const sources = [
  '{app,brand,public,request,scripts,server}/**',
  'package*.json',
  '{vite,react-router}.config.ts',
];

/** When the newest of the files was written, in milliseconds; 0 without any. */
function newest(patterns: readonly string[]): number {
  const times = globSync(patterns, { cwd: root, exclude: ['**/*.test.*'] }).map(
    (name) => statSync(root + name).mtimeMs,
  );
  return Math.max(0, ...times);
}

/** Builds the site unless a build is newer than its sources. Runs before `npm start`, and once before tests. */
export default function buildIfNeeded(): void {
  if (newest(['build/server/headers.json']) > newest(sources)) return;
  // The server replaces the build's SITE_URL by its own, so one build serves any.
  const { SITE_URL: _, ...env } = process.env;
  execFileSync('npm', ['run', 'build'], { cwd: root, env, stdio: 'inherit' });
}

if (import.meta.main) buildIfNeeded();
