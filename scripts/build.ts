/** `npm run build`: checks the copy, renders every page, finishes `build/client` in place. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { dropUnreferenced } from './build/drop-unreferenced.ts';
import { flattenPages } from './build/flatten-pages.ts';
import { inlineStyles } from './build/inline-styles.ts';
import { writeHeaders } from './build/write-headers.ts';
import { writeRedirects } from './build/write-redirects.ts';
import { writeSiteFiles } from './site-files/site-files.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const client = join(root, 'build/client');
process.env.NODE_ENV = 'production';

function run(command: string, argument: string): void {
  execFileSync(command, [argument], { cwd: root, stdio: 'inherit' });
}

run('node', 'scripts/check-copy/check-copy.ts');
run('react-router', 'build');
await flattenPages(client);
await inlineStyles(client);
await dropUnreferenced(client);
await writeSiteFiles(client);
await writeRedirects(client);
// After all that changes a page: the policy names the hash of each inline script and style.
await writeHeaders(client, join(root, 'build/server/headers.json'));
