import { expect, test } from 'vitest';
import { hstsChoice, mailOrigin, siteOrigin } from './build-environment.ts';

test('SITE_URL decides the origin, with or without a trailing slash; without it the brand does', () => {
  expect(siteOrigin({ SITE_URL: 'https://flow.example/' })).toBe('https://flow.example');
  expect(siteOrigin({})).toBeUndefined();
  expect(mailOrigin({})).toBeUndefined();
});

test('an invalid origin stops the build and is named', () => {
  expect(() => siteOrigin({ SITE_URL: 'flow.example' })).toThrow('SITE_URL');
  expect(() => siteOrigin({ SITE_URL: 'https://flow.example/path' })).toThrow('SITE_URL');
  expect(() => mailOrigin({ VITE_MAIL_ORIGIN: 'ftp://flow.example' })).toThrow('VITE_MAIL_ORIGIN');
  expect(() => hstsChoice({ HSTS: 'yes' })).toThrow('HSTS');
});
