import { expect, test } from 'vitest';
import { analyticsOrigins, pageDefines, pageSettings } from './build-environment.ts';

const account = {
  VITE_EMAILJS_USER_ID: 'aB3-x_9',
  VITE_EMAILJS_SERVICE_ID: 'service_1',
  VITE_EMAILJS_TEMPLATE_ID: 'template_1',
};
const counted = {
  UMAMI_WEBSITE_ID: '1f3c',
};

test('an origin may end in a slash, which is left out', () => {
  expect(pageSettings({ SITE_URL: 'https://flow.example/' })).toMatchObject({
    VITE_SITE_URL: 'https://flow.example',
  });
});

test('what is not set is null, and the visit source is kept unless it is off', () => {
  expect(pageSettings({})).toMatchObject({
    VITE_SITE_URL: null,
    VITE_EMAILJS_USER_ID: null,
    VITE_BOOKING_URL: null,
    VITE_VISIT_SOURCE: 'on',
    VITE_PROCESS_SENT: 'on',
    VITE_UMAMI_WEBSITE_ID: null,
  });
  expect(pageSettings({ VISIT_SOURCE: 'off' }).VITE_VISIT_SOURCE).toBe('off');
  expect(pageSettings(account)).toMatchObject({
    VITE_VISIT_SOURCE: 'off',
    VITE_PROCESS_SENT: 'off',
  });
  expect(pageDefines(account)['import.meta.env.VITE_EMAILJS_USER_ID']).toBe('"aB3-x_9"');
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
  expect(() => pageSettings(env)).toThrow(name);
});

test('the script is Umami’s own unless another is named', () => {
  expect(pageSettings(counted).VITE_UMAMI_SCRIPT).toBe('https://cloud.umami.is/script.js');
  const script = 'https://count.example/script.js';
  expect(pageSettings({ ...counted, UMAMI_SCRIPT: script }).VITE_UMAMI_SCRIPT).toBe(script);
});

test('the policy allows the origin of the analytics script, and the collector of Umami’s cloud', () => {
  expect(analyticsOrigins({})).toEqual({ scripts: [], connect: [] });
  expect(analyticsOrigins(counted)).toEqual({
    scripts: ['https://cloud.umami.is'],
    connect: ['https://cloud.umami.is', 'https://api-gateway.umami.dev'],
  });
});
