import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copyProject } from '../scratch-copy.ts';
import { secrets } from './secrets.ts';

test('a build made with secrets in its environment contains none of them, nor their names', {
  timeout: 240_000,
}, async () => {
  await using copy = await copyProject(secrets);
  copy.run('build');
  const built = join(copy.folder, 'build');
  const entries = await readdir(built, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  expect(files.length).toBeGreaterThan(30);
  for (const { parentPath, name } of files) {
    const text = await readFile(join(parentPath, name), 'latin1');
    expect(text, name).not.toMatch(/word-of-the-/);
    if (parentPath.startsWith(join(built, 'client'))) {
      expect(text, name).not.toMatch(/DATABASE_URL|SMTP_URL|METRICS_TOKEN/);
    }
  }
});
