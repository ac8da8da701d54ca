import { execSync } from 'node:child_process';
import { expect, test } from 'vitest';
import manifest from '#root/package.json' with { type: 'json' };

test('the bill of materials has every package that runs in production, with its license', () => {
  const { components } = JSON.parse(execSync('npm run --silent sbom', { encoding: 'utf8' }));
  const found = components.map(({ group, name, licenses }: Record<string, unknown>) => ({
    name: group ? `${group}/${name}` : name,
    licensed: licenses !== undefined,
  }));
  for (const name of Object.keys(manifest.dependencies)) {
    expect(found).toContainEqual({ name, licensed: true });
  }
});
