import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const app = fileURLToPath(new URL('..', import.meta.url));

/** Safari takes a thickness only in a property of its own: within the shorthand it drops the whole declaration. */
test('no underline is written in a form that Safari drops', () => {
  const sheets = globSync('**/*.css', { cwd: app });
  expect(sheets.length).toBeGreaterThan(20);
  const dropped = sheets.flatMap((sheet) =>
    Array.from(
      readFileSync(`${app}${sheet}`, 'utf8').matchAll(/text-decoration:[^;]*\d[^;]*;/g),
      ([declaration]) => `${sheet}: ${declaration}`,
    ),
  );
  expect(dropped).toEqual([]);
});
