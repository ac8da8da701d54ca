import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { releaseNotes } from './changelog.ts';

const changelog = '# Changelog\n\n## 1.1.0 (2026-12-01)\n\n- More.\n\n## 1.0.0\n\n- All of it.\n';

test('the notes of a release are its section', () => {
  expect(releaseNotes('v1.1.0', '1.1.0', changelog)).toBe('- More.');
  expect(releaseNotes('v1.0.0', '1.0.0', changelog)).toBe('- All of it.');
});

test('a tag that is not the version and a version without a section are refused', () => {
  expect(() => releaseNotes('v1.0.0', '1.1.0', changelog)).toThrow('The tag is v1.0.0');
  expect(() => releaseNotes('v2.0.0', '2.0.0', changelog)).toThrow('no section "## 2.0.0"');
});

test('the version of package.json can be released', () => {
  const read = (name: string): string =>
    readFileSync(new URL(`../${name}`, import.meta.url), 'utf8');
  const { version } = JSON.parse(read('package.json'));
  expect(releaseNotes(`v${version}`, version, read('CHANGELOG.md'))).not.toBe('');
});
