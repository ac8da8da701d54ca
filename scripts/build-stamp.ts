import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildVariables } from './build-variables.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const sources = [
  'app',
  'brand',
  'server/config/urls.ts',
  'mail/templates/layout.ts',
  'package.json',
  'public',
  'request',
  'scripts',
  'server',
  'package-lock.json',
  'react-router.config.ts',
  'vite.config.ts',
];

/** The file that holds the fingerprint of the sources that `build/` was made from. */
export const stamp: string = join(root, 'build/.sources');

/**
 * Changes with every source file but tests, and with what a build takes from the environment; not with SITE_URL, which
 * the server replaces by its own.
 */
export function fingerprint(): string {
  const hash = createHash('sha256');
  for (const name of sources) hashPath(name);
  for (const name of Object.keys(buildVariables).sort()) {
    if (name !== 'SITE_URL') hash.update(`${name}=${process.env[name] ?? ''}\0`);
  }
  return hash.digest('hex');

  function hashPath(name: string): void {
    const path = join(root, name);
    if (!existsSync(path) || name.includes('.test.')) return;
    if (statSync(path).isDirectory()) {
      for (const child of readdirSync(path).sort()) hashPath(join(name, child));
    } else {
      hash.update(`${name}\0`).update(readFileSync(path));
    }
  }
}

/** Whether `build/` was made from just these sources. */
export function isBuilt(): boolean {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint();
}
