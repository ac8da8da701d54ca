import { expect, test } from 'vitest';
import { pagePolicy } from '#root/server/security-headers.ts';
import { integrationImageOrigins } from './integration-images.ts';

const remote = (src: string | null) => ({ logo: { src } });

test('drawn tiles load no picture from anywhere', () => {
  expect(integrationImageOrigins()).toEqual([]);
  expect(integrationImageOrigins([remote(null)])).toEqual([]);
});

test('the policy allows the origin of each picture that is set, once, and no other', () => {
  const images = integrationImageOrigins([
    remote('https://cdn.example/erp.svg'),
    remote(null),
    remote('https://cdn.example/crm.svg?v=2'),
    remote('https://logos.example:8443/board.png'),
  ]);
  expect(images).toEqual(['https://cdn.example', 'https://logos.example:8443']);
  expect(pagePolicy('', { images })).toContain(
    "; img-src 'self' https://cdn.example https://logos.example:8443; ",
  );
});
