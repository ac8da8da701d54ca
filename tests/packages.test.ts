import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { expect, test } from 'vitest';

const dependencies = v.optional(v.record(v.string(), v.string()), {});

const manifest = v.object({ dependencies, devDependencies: dependencies });

const lock = v.object({
  packages: v.record(
    v.string(),
    v.object({
      version: v.optional(v.string()),
      resolved: v.optional(v.string()),
      hasInstallScript: v.optional(v.boolean()),
      dev: v.optional(v.boolean()),
      optionalDependencies: dependencies,
    }),
  ),
});

function read<Schema extends v.GenericSchema>(name: string, schema: Schema): v.InferOutput<Schema> {
  return v.parse(schema, JSON.parse(readFileSync(new URL(`../${name}`, import.meta.url), 'utf8')));
}

const { packages } = read('package-lock.json', lock);

test('every dependency is named by its exact version', () => {
  const named = read('package.json', manifest);
  for (const [name, version] of [
    ...Object.entries(named.dependencies),
    ...Object.entries(named.devDependencies),
  ]) {
    expect(version, name).toMatch(/^(?:npm:@?[\w./-]+@)?\d+\.\d+\.\d+(?:-[\w.]+)?$/);
  }
});

test('the lock file names no registry, and every package for every platform, as `npm ci` requires', () => {
  for (const [path, { resolved, optionalDependencies }] of Object.entries(packages)) {
    expect(resolved, path).toBeUndefined();
    for (const name of Object.keys(optionalDependencies)) {
      expect(
        [`node_modules/${name}`, `${path}/node_modules/${name}`],
        `${name} of ${path}`,
      ).toContain(
        [`${path}/node_modules/${name}`, `node_modules/${name}`].find((key) => key in packages),
      );
    }
  }
});

test('nothing that runs in production has an install script', () => {
  const scripted = Object.entries(packages).filter(
    ([, { hasInstallScript, dev }]) => hasInstallScript && !dev,
  );
  expect(scripted).toEqual([]);
});
