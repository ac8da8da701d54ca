import { afterEach, expect, test, vi } from 'vitest';
import { readVisitSource } from '#mail/submission/visit-source.ts';
import {
  campaignParameters,
  maxHeaderLength,
  visitSourceHeaderName,
} from '#request/visit-source-header.ts';
import { visitSourceHeader } from './visit-source.ts';

function visitedFrom(visits: Record<string, readonly [string, string]>): string {
  const localStorage = { getItem: (key: string) => JSON.stringify(visits[key]) ?? null };
  vi.stubGlobal('window', { localStorage });
  return visitSourceHeader()[visitSourceHeaderName] ?? '';
}

afterEach(() => vi.unstubAllGlobals());

test('both arrivals reach the mail service, without what sales do not read', () => {
  const visit = [
    'https://a.example/x?utm_source=news&secret=1#y',
    'https://b.example/?q=1',
  ] as const;
  const header = visitedFrom({ 'visit-first': visit, 'visit-last': visit });
  expect(decodeURIComponent(header)).not.toMatch(/secret|q=1/);
  expect(readVisitSource(header)?.last).toEqual({
    utm_source: 'news',
    referrer: 'https://b.example/',
    landing_page: '/x',
  });
});

test('a header stays below what proxies take: the last campaign parameters are left out', () => {
  const long = new URL('https://a.example/');
  for (const name of campaignParameters) long.searchParams.set(name, 'क'.repeat(60));
  const visit = [long.href, `https://b.example/${'/'.repeat(900)}`] as const;
  const header = visitedFrom({ 'visit-first': visit, 'visit-last': visit });
  expect(header.length).toBeLessThanOrEqual(maxHeaderLength);
  const { first } = readVisitSource(header) ?? {};
  expect(first?.utm_source).toBe('क'.repeat(60));
  expect(first?.msclkid).toBeUndefined();
});
