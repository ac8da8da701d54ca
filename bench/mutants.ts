/**
 * `npm run bench -- weakened [--only WORDS]`: takes each defense of tests/mutants/mutants.ts out of a copy of the
 * sources, one at a time, and runs the test of the attack, which has to turn red. Ends with 1 if one stays green.
 */
import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { type Weakening, weakenings } from '#tests/mutants/mutants.ts';
import { copyProject } from '#tests/scratch-copy.ts';
import { printTable } from './table.ts';

const { values } = parseArgs({
  options: { only: { type: 'string', default: '' } },
  allowPositionals: true,
});
const chosen = weakenings.filter((each) => JSON.stringify(each).includes(values.only));

type Outcome = 'red' | 'GREEN' | 'NOT RUN';

await using copy = await copyProject();
const inBrowser = ({ test: [file] }: Weakening): boolean => file.endsWith('.spec.ts');
let builtFrom = 'nothing';

/** Builds the copy, unless it is built from just these sources; what the server reads at its start is not built. */
function build(sources: string): void {
  if (builtFrom === sources) return;
  copy.run('build');
  builtFrom = sources;
}

async function run({ test: [file, title] }: Weakening): Promise<Outcome> {
  // Titles are patterns to both runners.
  const pattern = RegExp.escape(title);
  const [runner, ...command] = file.endsWith('.spec.ts')
    ? ['playwright', 'test', file, '--grep', pattern, '--workers', '1', '--timeout', '30000']
    : ['vitest', 'run', file, '--testNamePattern', pattern, '--testTimeout', '20000'];
  const env = { ...process.env, CI: '', FORCE_COLOR: '0' };
  const path = join(import.meta.dirname, '../node_modules/.bin', `${runner}`);
  const { output, failed } = await promisify(execFile)(path, command, { cwd: copy.folder, env })
    .then(({ stdout }) => ({ output: stdout, failed: false }))
    .catch((error) => ({ output: `${error.stdout}${error.stderr}`, failed: true }));
  if (!/\d (?:passed|failed)/.test(output)) return 'NOT RUN';
  return failed ? 'red' : 'GREEN';
}

async function weaken(weakening: Weakening): Promise<Outcome> {
  const path = join(copy.folder, weakening.file);
  const whole = await readFile(path, 'utf8');
  await writeFile(
    path,
    whole.replace(weakening.from, () => weakening.to),
  );
  if (inBrowser(weakening)) build(weakening.file.startsWith('app/') ? weakening.from : 'whole');
  const outcome = await run(weakening);
  await writeFile(path, whole);
  return outcome;
}

const whole = new Map<string, Promise<Outcome>>();

/** How the test fares where nothing is weakened. */
function runWhole(weakening: Weakening): Promise<Outcome> {
  const name = weakening.test.join();
  const known = whole.get(name) ?? run(weakening);
  whole.set(name, known);
  return known;
}

const rows: string[][] = [];
for (const weakening of chosen) {
  if (inBrowser(weakening)) build('whole');
  // A test that is red anyway proves nothing.
  const before = await runWhole(weakening);
  const after = before === 'GREEN' ? await weaken(weakening) : 'NOT RUN';
  rows.push([weakening.attack, weakening.file, after]);
  if (after !== 'red') process.exitCode = 1;
  console.log(`${after}: ${weakening.from} of ${weakening.file}`);
}
printTable('Defenses taken out, and whether the attack’s test turned red', ['', 'in', ''], rows);
