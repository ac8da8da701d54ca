import dns from 'node:dns';
import tls from 'node:tls';
import { beforeAll, expect, test, vi } from 'vitest';
import { type Observatory, openObservatory, type Score, total } from './observatory.ts';
import { startSecureSite } from './secure-site.ts';

/** From Chromium's list: every domain under this ending is preloaded, like one that its owner has registered. */
const preloadList = { app: { mode: 'force-https', includeSubDomains: true } };

const unreachable =
  'Mozilla’s Observatory could not be installed: `curl https://registry.npmjs.org` shows whether npm’s registry answers.';
let observatory: Observatory;

beforeAll(async () => {
  observatory = await openObservatory(preloadList);
}, 240_000);

/** Scores the built site under a host that resolves to loopback and whose certificate is trusted. */
async function scoreAt(host: string): Promise<Score | undefined> {
  if (observatory.outcome === 'unreachable') return undefined;
  await using site = await startSecureSite(host);
  tls.setDefaultCACertificates([site.certificate]);
  vi.stubEnv('NO_PROXY', host);
  const { lookup } = dns;
  vi.spyOn(dns, 'lookup').mockImplementation((_name, ...rest) =>
    Reflect.apply(lookup, dns, ['127.0.0.1', ...rest]),
  );
  // Its CSS parser does not know nesting and prints an error for each nested sheet; the score ignores them.
  vi.spyOn(console, 'error').mockReturnValue();
  return await observatory.score(host, site.ports);
}

test.for([
  { host: 'flow.app', least: 135, where: 'where browsers preload the domain' },
  { host: 'flow.example', least: 130, where: 'on any other domain' },
])(
  'Mozilla’s Observatory gives the home page at least $least $where, and all its tests are passed',
  async ({ host, least }, { skip }) => {
    const score = await scoreAt(host);
    if (!score) return skip(unreachable);
    expect(score.filter(({ pass }) => !pass)).toEqual([]);
    expect(total(score), JSON.stringify(score, null, 1)).toBeGreaterThanOrEqual(least);
  },
);
