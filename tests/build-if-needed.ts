import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Vitest and Playwright call this once before the tests of a project that need the built site. */
export default function setup(): void {
  const cwd = fileURLToPath(new URL('..', import.meta.url));
  execFileSync('node', ['scripts/build-if-needed.ts'], { cwd, stdio: 'ignore' });
}
