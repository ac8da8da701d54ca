/**
 * Prints every package that the lock names with its license: first those that run in production, then those that only
 * build and test. Ends with an error if one that runs in production has a license that is not on the list.
 */
import { readFileSync } from 'node:fs';
import * as v from 'valibot';

/** Licenses that require no more than their notice. */
const permissive = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT', 'MIT-0'];

const lockSchema = v.object({
  packages: v.record(
    v.string(),
    v.object({
      version: v.optional(v.string()),
      license: v.optional(v.string(), 'none named'),
      dev: v.optional(v.boolean(), false),
    }),
  ),
});

const lock = v.parse(
  lockSchema,
  JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8')),
);
const rows = Object.entries(lock.packages)
  .filter(([path]) => path !== '')
  .map(([path, { version = '', license, dev }]) => ({
    name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
    version,
    license,
    dev,
  }));
for (const dev of [false, true]) {
  console.log(dev ? '\nFor building and testing:' : 'In production:');
  for (const row of rows.filter((each) => each.dev === dev)) {
    console.log(`  ${`${row.name}@${row.version}`.padEnd(56)} ${row.license}`);
  }
}
const others = rows.filter(({ dev, license }) => !dev && !permissive.includes(license));
if (others.length > 0) {
  console.error(`\nTo be looked at: ${others.map(({ name }) => name).join(', ')}`);
  process.exitCode = 1;
}
