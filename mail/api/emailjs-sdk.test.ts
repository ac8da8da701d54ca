import { expect, test, vi } from 'vitest';
import { defaultMailIds } from '#request/mail-api.ts';
import { autoResponseParams, demoParams, openService } from '#tests/mail/service.ts';

/** EmailJS's own browser SDK, whose `fetch` ends at the service instead of the network. */
async function loadSdk(fetch: (request: Request) => Promise<Response>) {
  vi.stubGlobal('localStorage', undefined);
  vi.stubGlobal('location', { pathname: '/book-demo' });
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => fetch(new Request(url, init)));
  vi.resetModules();
  const { default: sdk } = await import('@emailjs/browser');
  sdk.init({ publicKey: defaultMailIds.userId, origin: 'http://localhost:3000' });
  return sdk;
}

test('the EmailJS SDK sends both mails, and gets the documented rejections for wrong ids', async () => {
  await using service = await openService();
  const sdk = await loadSdk((request) => service.fetch(request, { clientAddress: '192.0.2.1' }));
  const { serviceId, templateId } = defaultMailIds;
  const params = { ...demoParams };
  expect(await sdk.send(serviceId, templateId, params)).toEqual({ status: 200, text: 'OK' });
  expect(await sdk.send(serviceId, templateId, { ...autoResponseParams })).toEqual({
    status: 200,
    text: 'OK',
  });
  await expect(sdk.send('wrong', templateId, params)).rejects.toMatchObject({
    status: 400,
    text: expect.stringMatching(/^The service ID not found/),
  });
  await expect(sdk.send(serviceId, templateId, { ...params, to_email: '' })).rejects.toMatchObject({
    status: 422,
    text: 'The recipients address is empty',
  });
});
