import { createRequire } from 'node:module';
import { defaultMailIds } from '#app/emailjs/built-in-ids.ts';
import { expect, testOnFreshSite as test, visitor } from './fixtures.ts';

/** Releases of the EmailJS browser SDK that are still in use, each by its own bundle, with `send` and `sendForm`. */
const releases = {
  'emailjs-com 2.6.4': 'emailjs-com-2/dist/email.min.js',
  'emailjs-com 3.2.0': 'emailjs-com-3/dist/email.min.js',
  '@emailjs/browser 3.12': 'emailjs-browser-3/dist/email.min.js',
  '@emailjs/browser 4.4': '@emailjs/browser/dist/email.min.js',
};
const { resolve } = createRequire(import.meta.url);

// The SDKs are no part of the site, so the page's policy is lifted for them.
test.use({ bypassCSP: true });

test('each release of the browser SDK sends by send and by sendForm', async ({
  page,
  freshSite,
}) => {
  for (const [release, bundle] of Object.entries(releases)) {
    await page.goto(`${freshSite.url}/terms-conditions`);
    await page.addScriptTag({ path: resolve(bundle) });
    const byObject = visitor();
    const byForm = visitor();
    const outcomes = await page.evaluate(
      async ([ids, objectParams, formParams]) => {
        // An old SDK reads a captcha's answer by itself.
        const captcha = document.createElement('textarea');
        captcha.id = 'g-recaptcha-response';
        captcha.value = 'answer';
        const form = document.createElement('form');
        for (const [name, value] of Object.entries(formParams)) {
          const input = document.createElement('input');
          Object.assign(input, { name, value });
          form.append(input);
        }
        document.body.append(captcha, form);
        const sdk: unknown = Reflect.get(window, 'emailjs');
        const call = (
          method: string,
          ...args: unknown[]
        ): Promise<{ status: number; text: string }> => {
          const run: unknown = Reflect.get(Object(sdk), method);
          if (typeof run !== 'function') throw new Error(`The SDK has no ${method}`);
          return run(...args);
        };
        call('init', ids.userId, location.origin);
        const { serviceId, templateId } = ids;
        return [
          await call('send', serviceId, templateId, objectParams),
          await call('sendForm', 'default_service', templateId, form),
        ].map(({ status, text }) => `${status} ${text}`);
      },
      [
        defaultMailIds,
        { ...byObject, to_email: 'sales@millrace.example' },
        { ...byForm, to_email: 'sales@millrace.example' },
      ] as const,
    );
    expect(outcomes, release).toEqual(['200 OK', '200 OK']);
    for (const { email } of [byObject, byForm]) {
      await freshSite.mailWhere((mail) => mail.replyTo?.[0]?.address === email);
    }
  }
});
