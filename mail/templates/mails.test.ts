import { expect, test } from 'vitest';
import { brand } from '#brand/brand.ts';
import type { StoredRequest } from '#mail/outbox/types.ts';
import { visitor } from '#mail/testing.ts';
import type { DemoRequest } from '#request/schema.ts';
import { acknowledgement } from './acknowledgement.ts';
import { mailPicture } from './layout.ts';
import { notification } from './notification.ts';

const site = { siteUrl: 'https://flow.example' };

function stored(answers: Partial<DemoRequest> = {}): StoredRequest {
  return {
    id: '0T4T1YJSQFAP',
    receivedAt: 0,
    state: 'accepted',
    suspicion: undefined,
    fields: { ...visitor, ...answers },
    context: {},
  };
}

test('an acknowledgement contains no number to call: of the phone number it shows the last digits', () => {
  const { text, html } = acknowledgement(
    stored({ phoneNumber: '+1 (888) 555-0100', companyName: 'Refund, call 1 888 555 0100' }),
    { siteUrl: 'https://flow.example', bookingUrl: undefined },
  );
  for (const mail of [text, html]) {
    expect(mail).toContain('ending in 0100');
    expect(mail).not.toMatch(/888|Refund/);
  }
});

test('sales see a website and an address in their own script, and the letters that are written to', async () => {
  const lookalike = stored({
    website: 'https://xn--pple-43d.example/x',
    email: 'asha@xn--pple-43d.example',
  });
  const { text, html } = await notification(lookalike, site);
  expect(text).toContain('https://аpple.example/x (https://xn--pple-43d.example/x)');
  expect(text).toContain('asha@аpple.example (asha@xn--pple-43d.example)');
  expect(html).toContain('href="mailto:asha@xn--pple-43d.example"');
  expect((await notification(stored(), site)).text).toMatch(
    /Website: +https:\/\/rao\.example\/plant\n/,
  );
});

test.each([
  ['+44 (0)20 7946 0958', '+442079460958'],
  ['(020) 7946 0958', '02079460958'],
  ['+1 555 123 4567 ext. 89', '+15551234567'],
  ['tel:+91 98765 43210;ext=1', '+919876543210'],
  ['０９０－１２３４－５６７８', '09012345678'],
  ['0049 (0) 30 901820', '004930901820'],
  ['+1-800-FLOWERS', undefined],
  ['98765 43210 / 98765 43211', undefined],
])('sales dial %s as %s', async (phoneNumber, dialed) => {
  const { html } = await notification(stored({ phoneNumber }), site);
  expect(/href="tel:([^"]*)"/.exec(html)?.[1]).toBe(dialed);
});

test('a right-to-left company does not reorder the employees in the subject', async () => {
  const { subject } = await notification(stored({ companyName: 'شركة الراية' }), site);
  expect(subject).toContain('\u2068شركة الراية\u2069 (51-200');
});

test('markup that a visitor types is text in the mail to sales', async () => {
  const typed = { name: '<b>Asha</b>', companyName: '"Rao" & <i>Sons</i>' };
  const { html } = await notification(stored(typed), site);
  expect(html).toContain('&lt;b&gt;Asha&lt;/b&gt;');
  expect(html).not.toMatch(/<b>Asha|<i>Sons/);
});

test('mails about a request carry the mark that the site serves, and their text stays free of it', async () => {
  for (const { text, html } of [
    acknowledgement(stored(), { ...site, bookingUrl: undefined }),
    await notification(stored(), site),
  ]) {
    expect(html).toContain(`<img src="${site.siteUrl}/${mailPicture}" alt=""`);
    expect(text).not.toContain(mailPicture);
  }
});

test('the acknowledgement thanks, and names the team and the days that the site names', () => {
  const { subject, text } = acknowledgement(stored(), { ...site, bookingUrl: undefined });
  expect(subject).toContain(brand.name);
  expect(text).toMatch(/^Thank you/);
  expect(text).toContain(`${brand.name} team will contact you within 1-2 business days.`);
  expect(text).toContain(`${site.siteUrl}${brand.docsPath}`);
});

test('the acknowledgement does not quote an address that could carry a message to a stranger', () => {
  const withAddress = (email: string) =>
    acknowledgement(stored({ email }), { ...site, bookingUrl: undefined }).text;
  expect(withAddress('asha@rao.example')).toContain('asha@rao.example');
  expect(withAddress('asha+call.1-800-555-0199@rao.example')).not.toContain('555');
});
