/**
 * `npm run bench -- observatory`: the built site, served over TLS, scored by Mozilla's HTTP Observatory itself; ends with 1
 * if it falls short. The package is installed into a folder that is thrown away: docs/decisions/015-observatory.md.
 */
import { execFile, execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer as createPlainServer, type Server } from 'node:http';
import { createServer } from 'node:https';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { openService, temporaryDirectory } from '#mail/testing.ts';
import { createBuiltSite } from '#root/server/built-site.ts';
import { printTable } from './table.ts';

const observatory = '@mdn/mdn-http-observatory@1.4.8';
const leastAnywhere = 130;
const leastPreloaded = 135;

const scoreSchema = v.array(
  v.object({
    name: v.string(),
    result: v.nullable(v.string()),
    pass: v.boolean(),
    points: v.number(),
  }),
);
type Score = v.InferOutput<typeof scoreSchema>;

/** The package without what it runs when installed, which would fetch today's preload list. */
function install(folder: string): string {
  writeFileSync(join(folder, 'package.json'), '{"private": true}');
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--no-save', '--silent'];
  execFileSync('npm', ['install', ...options, observatory], { cwd: folder, stdio: 'inherit' });
  return join(folder, 'node_modules/@mdn/mdn-http-observatory');
}

function makeCertificate(folder: string): { key: string; cert: string; file: string } {
  const [key, file] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-keyout', key, '-out', file, ...names],
    { stdio: 'ignore' },
  );
  return { key: readFileSync(key, 'utf8'), cert: readFileSync(file, 'utf8'), file };
}

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port was given');
  return address.port;
}

async function score(
  folder: string,
  preloaded: boolean,
  ports: number[],
  trusted: string,
): Promise<Score> {
  const list = preloaded ? { localhost: { mode: 'force-https', includeSubDomains: true } } : {};
  writeFileSync(join(folder, 'conf/hsts-preload.json'), JSON.stringify(list));
  const script = new URL('observatory/score.ts', import.meta.url).pathname;
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [script, folder, ...ports.map(String)],
    { env: { ...process.env, NODE_EXTRA_CA_CERTS: trusted } },
  );
  return v.parse(scoreSchema, JSON.parse(stdout));
}

function total(results: Score): number {
  return results.reduce((sum, { points }) => sum + points, 100);
}

using directory = temporaryDirectory();
const packageFolder = join(directory.path, 'observatory');
mkdirSync(packageFolder);
const folder = install(packageFolder);
const { file, ...certificate } = makeCertificate(directory.path);
const siteUrl = 'https://localhost';
await using mail = await openService({ DATA_DIR: directory.path, SITE_URL: siteUrl });
const secure = createServer(certificate, await createBuiltSite(mail, siteUrl));
const securePort = await listen(secure);
// As deploy/redirect-to-https.conf answers.
const plain = createPlainServer((request, response) => {
  const Location = `https://localhost:${securePort}${request.url ?? '/'}`;
  response.writeHead(301, { Location }).end();
});
const ports = [await listen(plain), securePort];
const anywhere = await score(folder, false, ports, file);
const preloaded = await score(folder, true, ports, file);
for (const server of [plain, secure]) server.closeAllConnections();
for (const server of [plain, secure]) server.close();

printTable(
  `${observatory} on the home page`,
  ['', 'result', 'points', 'domain on the preload list'],
  anywhere.map(({ name, result, points }, index) => [
    name,
    result ?? '',
    `${points}`,
    `${preloaded[index]?.points}`,
  ]),
);
const scores = [total(anywhere), total(preloaded)] as const;
console.log(`Score ${scores[0]}, on the preload list ${scores[1]}`);
const failed = anywhere.filter(({ pass }) => !pass).map(({ name }) => name);
if (failed.length > 0 || scores[0] < leastAnywhere || scores[1] < leastPreloaded) {
  console.error(`At least ${leastAnywhere} and ${leastPreloaded} are asked for. Failed: ${failed}`);
  process.exitCode = 1;
}
