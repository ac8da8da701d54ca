import { request as httpRequest } from 'node:http';
import https from 'node:https';
import { syncBuiltinESMExports } from 'node:module';
import { serve } from '@hono/node-server';
import { expect, test } from 'vitest';
import { defaultMailIds } from '#app/emailjs/built-in-ids.ts';
import { demoParams, openService } from '#mail/testing.ts';

/** EmailJS's Node SDK only calls port 443: its calls are redirected to this local port. */
function redirectHttps(port: number): Disposable {
  const { request } = https;
  const redirected: typeof httpRequest = (
    options: https.RequestOptions | string | URL,
    ...rest: unknown[]
  ) => {
    const callback = rest.find((each) => typeof each === 'function');
    return Reflect.apply(httpRequest, undefined, [
      { ...Object(options), host: '127.0.0.1', port },
      callback,
    ]);
  };
  Object.assign(https, { request: redirected });
  syncBuiltinESMExports();
  return {
    [Symbol.dispose]() {
      Object.assign(https, { request });
      syncBuiltinESMExports();
    },
  };
}

test('the EmailJS Node SDK sends, with a private key and without', async () => {
  await using service = await openService();
  const { promise: listening, resolve } = Promise.withResolvers<number>();
  const server = serve(
    {
      fetch: (request) => service.fetch(request, { remoteAddress: '192.0.2.1' }),
      port: 0,
      hostname: '127.0.0.1',
    },
    ({ port }) => resolve(port),
  );
  try {
    using _redirect = redirectHttps(await listening);
    const { default: sdk } = await import('@emailjs/nodejs');
    const { userId: publicKey, serviceId, templateId } = defaultMailIds;
    for (const keys of [{ publicKey }, { publicKey, privateKey: 'private' }]) {
      const params = { ...demoParams, phoneNumber: 9_876_543_210, name: `Asha ${keys.privateKey}` };
      const answer = await sdk.send(serviceId, templateId, params, keys);
      expect(answer).toMatchObject({ status: 200, text: 'OK' });
    }
    const wrong = sdk.send('wrong', templateId, { ...demoParams }, { publicKey });
    await expect(wrong).rejects.toMatchObject({ status: 400 });
  } finally {
    await new Promise((closed) => server.close(closed));
  }
});
