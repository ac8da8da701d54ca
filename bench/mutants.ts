/**
 * `npm run bench -- mutants [--only WORDS]`: applies each mutant of tests/mutants/mutants.ts to a copy of the
 * sources, one at a time, and runs the test of the attack, which must fail. Exits with 1 if a mutant survives.
 */
import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { type Mutant, mutants } from '#tests/mutants/mutants.ts';
import { copyProject } from '#tests/scratch-copy.ts';
import { printTable } from './table.ts';

const { values } = parseArgs({
  options: { only: { type: 'string', default: '' } },
  allowPositionals: true,
});
const chosen = mutants.filter((each) => JSON.stringify(each).includes(values.only));

type Outcome = 'red' | 'GREEN' | 'NOT RUN';

await using copy = await copyProject();
const inBrowser = ({ test: [file] }: Mutant): boolean => file.endsWith('.spec.ts');
let builtFrom = 'nothing';

/** Builds the copy unless it was last built from the same `sources`; only mutants of `app/` need a build of their own. */
function build(sources: string): void {
  if (builtFrom === sources) return;
  copy.run('build');
  builtFrom = sources;
}

async function run({ test: [file, title] }: Mutant): Promise<Outcome> {
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

async function tryMutant(mutant: Mutant): Promise<Outcome> {
  const path = join(copy.folder, mutant.file);
  const whole = await readFile(path, 'utf8');
  await writeFile(
    path,
    whole.replace(mutant.from, () => mutant.to),
  );
  if (inBrowser(mutant)) build(mutant.file.startsWith('app/') ? mutant.from : 'whole');
  const outcome = await run(mutant);
  await writeFile(path, whole);
  return outcome;
}

const whole = new Map<string, Promise<Outcome>>();

/** How the test fares without a mutant. */
function runWhole(mutant: Mutant): Promise<Outcome> {
  const name = mutant.test.join();
  const known = whole.get(name) ?? run(mutant);
  whole.set(name, known);
  return known;
}

const rows: string[][] = [];
for (const mutant of chosen) {
  if (inBrowser(mutant)) build('whole');
  // A test that fails without the mutant proves nothing.
  const before = await runWhole(mutant);
  const after = before === 'GREEN' ? await tryMutant(mutant) : 'NOT RUN';
  rows.push([mutant.attack, mutant.file, after]);
  if (after !== 'red') process.exitCode = 1;
  console.log(`${after}: ${mutant.from} of ${mutant.file}`);
}
printTable('Defenses taken out, and whether the attack’s test turned red', ['', 'in', ''], rows);
