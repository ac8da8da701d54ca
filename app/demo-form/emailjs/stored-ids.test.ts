import { afterEach, expect, test, vi } from 'vitest';
import { defaultMailIds } from '#request/mail-api.ts';
import { installStorage } from '#tests/browser-storage.ts';
import { isConfigured, readMailIds } from './stored-ids.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

const mine = { userId: 'my user', serviceId: 'my service', templateId: 'my template' };

test('without stored ids the built-in ones count, and the auto-response uses the same template', () => {
  installStorage();
  expect(readMailIds()).toEqual({
    ...defaultMailIds,
    autoResponseTemplateId: defaultMailIds.templateId,
  });
});

test('the site’s own auto-response template stays when its own ids are saved, and gives way to another account', async () => {
  installStorage();
  vi.stubEnv('VITE_EMAILJS_TEMPLATE_ID', 'to_sales');
  vi.stubEnv('VITE_EMAILJS_AUTORESPONSE_TEMPLATE_ID', 'thanks');
  vi.resetModules();
  const built = await import('./stored-ids.ts');
  built.saveMailIds(built.siteMailIds);
  expect(built.readMailIds().autoResponseTemplateId).toBe('thanks');
  built.saveMailIds(mine);
  expect(built.readMailIds().autoResponseTemplateId).toBe(mine.templateId);
});

test('any one placeholder makes the service count as not configured', () => {
  expect(isConfigured(mine)).toBe(true);
  for (const name of ['userId', 'serviceId', 'templateId'] as const) {
    for (const text of ['YOUR_USER_ID', 'YOUR_SERVICE_ID', 'YOUR_TEMPLATE_ID']) {
      expect(isConfigured({ ...mine, [name]: text }), `${name} ${text}`).toBe(false);
    }
  }
});
