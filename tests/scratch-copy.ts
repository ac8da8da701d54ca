import { spawnSync } from 'node:child_process';
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const left = new Set(['.git', '.react-router', 'build', 'data', 'node_modules', 'test-results']);

/**
 * Copies the project's sources to a folder of their own, to be changed and built. `env` is what the scripts run there find in their environment besides this process's own.
 * The copy lies inside `build/`, so that it finds the installed packages further up and no tool reads it as sources.
 */
export async function copyProject(env: Record<string, string> = {}) {
  const folder = await mkdtemp(join(root, 'build', 'scratch-'));
  for (const name of await readdir(root)) {
    if (!left.has(name)) await cp(join(root, name), join(folder, name), { recursive: true });
  }
  return {
    folder,
    /** Runs an npm script there and gives back what it printed; throws when it fails, with that in the message. */
    run(script: string, ...args: string[]): string {
      const { status, stdout, stderr } = spawnSync(
        'npm',
        ['run', '--silent', script, '--', ...args],
        { cwd: folder, encoding: 'utf8', env: { ...process.env, CI: 'true', ...env } },
      );
      if (status !== 0) throw new Error(`npm run ${script} failed:\n${stdout}${stderr}`);
      return stdout;
    },
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }),
  };
}
