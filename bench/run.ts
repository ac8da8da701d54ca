/** `npm run bench [-- NAME …]`: runs all measurements, or those named, one after the other. */
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';

const folder = new URL('.', import.meta.url);
const parts = new Set(['has-command.ts', 'run.ts', 'statistics.ts', 'table.ts']);
const all = readdirSync(folder)
  .filter((name) => name.endsWith('.ts') && !parts.has(name))
  .map((name) => name.slice(0, -'.ts'.length));
const [first, ...rest] = process.argv.slice(2);
const chosen = first === undefined ? all : [first];
for (const name of chosen) {
  if (!all.includes(name)) {
    console.error(`There is no measurement named ${name}. There are: ${all.join(', ')}`);
    process.exit(1);
  }
  const { status } = spawnSync(
    process.execPath,
    [new URL(`${name}.ts`, folder).pathname, ...rest],
    {
      stdio: 'inherit',
    },
  );
  // The others are measured even if one lacks what it needs (a tool, the registry).
  if (status !== 0) process.exitCode = status ?? 1;
}
