/** Prints what CHANGELOG.md says of a release: `node scripts/release-notes.ts v1.0.0`. */
import { readFileSync } from 'node:fs';
import { releaseNotes } from './changelog.ts';

const read = (name: string): string => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8');

try {
  const { version }: { version: string } = JSON.parse(read('package.json'));
  console.log(releaseNotes(process.argv[2] ?? '', version, read('CHANGELOG.md')));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
