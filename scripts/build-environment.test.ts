import { expect, test } from 'vitest';
import { analyticsOrigins, pageDefines } from './build-environment.ts';

const account = {
  VITE_EMAILJS_USER_ID: 'aB3-x_9',
  VITE_EMAILJS_SERVICE_ID: 'service_1',
  VITE_EMAILJS_TEMPLATE_ID: 'template_1',
};
const counted = { UMAMI_WEBSITE_ID: '1f3c' };

/** The value that pages are built with. */
const setting = (name: string, env: Record<string, string>): unknown =>
  JSON.parse(pageDefines(env)[`import.meta.env.${name}`] ?? '');

test('what is not set is null, an origin loses its slash, and the visit source is kept unless it is off or goes to EmailJS', () => {
  expect(setting('VITE_BOOKING_URL', {})).toBe(null);
  expect(setting('VITE_SITE_URL', { SITE_URL: 'https://flow.example/' })).toBe(
    'https://flow.example',
  );
  expect(setting('VITE_VISIT_SOURCE', {})).toBe('on');
  expect(setting('VITE_VISIT_SOURCE', { VISIT_SOURCE: 'off' })).toBe('off');
  expect(setting('VITE_VISIT_SOURCE', account)).toBe('off');
  expect(setting('VITE_PROCESS_SENT', account)).toBe('off');
  expect(setting('VITE_EMAILJS_USER_ID', account)).toBe('aB3-x_9');
});

test.each([
  ['VITE_EMAILJS_USER_ID', { ...account, VITE_EMAILJS_USER_ID: 'with space' }],
  ['VITE_EMAILJS_TEMPLATE_ID', { ...account, VITE_EMAILJS_TEMPLATE_ID: '' }],
  ['VITE_EMAILJS_USER_ID', { VITE_EMAILJS_AUTORESPONSE_TEMPLATE_ID: 'thanks' }],
  ['BOOKING_URL', { BOOKING_URL: 'http://calendar.example' }],
  ['VISIT_SOURCE', { VISIT_SOURCE: 'no' }],
  ['UMAMI_WEBSITE_ID', { UMAMI_WEBSITE_ID: 'with space' }],
  ['UMAMI_SCRIPT', { ...counted, UMAMI_SCRIPT: 'http://count.example/script.js' }],
  ['UMAMI_SCRIPT', { UMAMI_SCRIPT: 'https://count.example/script.js' }],
  ['SITE_URL', { SITE_URL: 'flow.example' }],
  ['SITE_URL', { SITE_URL: 'https://flow.example/path' }],
  ['VITE_MAIL_ORIGIN', { VITE_MAIL_ORIGIN: 'ftp://flow.example' }],
])('%s stops the build when it is malformed, or missing beside the others', (name, env) => {
  expect(() => pageDefines(env)).toThrow(name);
});

test('the policy allows the origin of the analytics script, and the collector of Umami’s cloud', () => {
  expect(analyticsOrigins({})).toEqual({ scripts: [], connect: [] });
  expect(analyticsOrigins(counted)).toEqual({
    scripts: ['https://cloud.umami.is'],
    connect: ['https://cloud.umami.is', 'https://api-gateway.umami.dev'],
  });
});
