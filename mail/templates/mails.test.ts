import { expect, test } from 'vitest';
import { brand } from '#brand/brand.ts';
import type { StoredRequest } from '#mail/outbox/types.ts';
import { contactDay } from '#request/business-days.ts';
import type { RequestContext } from '#request/context.ts';
import { emptyStep, type Process } from '#request/process/process.ts';
import type { DemoRequest } from '#request/schema.ts';
import { visitor } from '#tests/mail/service.ts';
import { acknowledgement } from './acknowledgement.ts';
import { notification } from './notification.ts';

const site = {
  siteUrl: 'https://flow.example',
  bookingUrl: undefined,
  salesEmails: [brand.salesEmail],
};
const sent = Date.parse('2026-11-28T05:00:00Z');

const process: Process = {
  name: 'Castings',
  steps: [
    { name: 'Quote', owner: 'Vendor', time: '9', unit: 'hours' },
    { name: 'Release', owner: 'Accounts', time: '1', unit: 'days' },
  ],
};

function stored(answers: Partial<DemoRequest> = {}): StoredRequest {
  return {
    id: '0T4T1YJSQFAP',
    receivedAt: sent,
    state: 'accepted',
    suspicion: undefined,
    fields: { ...visitor, ...answers },
    context: {},
  };
}

test('an acknowledgement contains no number to call: of the phone number it shows the last digits', () => {
  const { text, html } = acknowledgement(
    stored({ phoneNumber: '+1 (888) 555-0100', companyName: 'Refund, call 1 888 555 0100' }),
    site,
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

test('mails have no picture, which most programs block, and no hidden text, which counts as spam', async () => {
  for (const { html } of [acknowledgement(stored(), site), await notification(stored(), site)]) {
    expect(html).not.toMatch(/<img|display:\s*none|max-height:\s*0|url\(/);
  }
});

test('mails are readable in the dark, by the reader’s choice', async () => {
  for (const { html } of [acknowledgement(stored(), site), await notification(stored(), site)]) {
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    // Every color that is written inline has another one in the dark.
    const [, darkRules = ''] = html.split('@media (prefers-color-scheme: dark)');
    const tags = html.match(/<[a-z]+[^>]* style="[^"]*#[\da-f]{6}[^"]*"/g) ?? [];
    expect(tags.length).toBeGreaterThan(10);
    for (const tag of tags) {
      const classes = /class="([^"]*)"/.exec(tag)?.[1]?.split(' ') ?? [];
      expect(
        classes.some((name) => darkRules.includes(`.${name} {`)),
        tag,
      ).toBe(true);
    }
  }
});

test('sales read first by when the visitor was promised a call, who calls, and the time on their own clock', async () => {
  const salesEmails = ['a@sales.example', 'b@sales.example'];
  const { text } = await notification(stored(), { ...site, salesEmails });
  expect(text).toMatch(new RegExp(`^Call by ${contactDay(sent, brand.calendar)}\n`));
  const owner = brand.proof.contact?.name ?? `${salesEmails.join(', ')}. Agree who calls.\n`;
  expect(text).toMatch(new RegExp(`\nOwner: +${owner}`));
  expect(text).toContain(`(${brand.calendar.timeZone})\n`);
  expect(text).not.toMatch(/GMT|UTC/);
});

test('what corrects an earlier request, or adds to it, says so in the subject and names that request', async () => {
  const corrects = '08XN4K2M0F7Q';
  const correction = await notification({ ...stored(), context: { corrects } }, site);
  expect(correction.subject).toMatch(/^\[correction\] Demo request: /);
  expect(correction.text).toMatch(/\nCorrects: +08XN-4K2M-0F7Q\n/);
  const context: RequestContext = { corrects, isAddition: true, process };
  const addition = await notification({ ...stored(), context }, site);
  expect(addition.subject).toMatch(/^\[addition\] Demo request: /);
  expect(addition.text).toMatch(/^Process added to 08XN-4K2M-0F7Q\n/);
  // The day of the first request holds.
  expect(addition.text).not.toContain('Call by');
  const { text } = acknowledgement({ ...stored(), context }, site);
  expect(text).toContain('We added your process to your demo request 08XN-4K2M-0F7Q.');
  expect(text).not.toContain('1-2 business days');
});

test('sales read the delay that the visitor tried in one sentence', async () => {
  const tried = async (delay: RequestContext['delay'], of: Process = process) =>
    (await notification({ ...stored(), context: { process: of, delay } }, site)).text;
  expect(await tried({ step: 0, hours: 5 })).toContain(
    'If Quote takes 5 h longer, Release closes Wednesday 14:00 instead of Tuesday 18:00, 5 h late.',
  );
  const untimed = { ...process, steps: [...process.steps, emptyStep] };
  for (const text of [
    await tried(undefined),
    await tried({ step: 7, hours: 5 }),
    await tried({ step: 0, hours: 5 }, untimed),
  ]) {
    expect(text).not.toMatch(/delay|If /);
  }
});

test('the acknowledgement thanks, and says by when we call, what was attached and what to have ready', () => {
  const { subject, text } = acknowledgement(stored(), site);
  expect(subject).toContain(brand.name);
  expect(text).toMatch(/^Thank you/);
  const day = contactDay(sent, brand.calendar);
  expect(text).toContain(
    `${brand.name} team will contact you within 1-2 business days, by ${day}.`,
  );
  expect(text).toContain(`${site.siteUrl}${brand.docsPath}`);
  expect(text).toMatch(/\nReference: +0T4T-1YJS-QFAP\n/);
  expect(text).toMatch(/\nHave ready: +The steps as they run today/);
  expect(text).toContain('Reply to this email');
  expect(text).not.toContain('Attached');
  const withProcess = acknowledgement({ ...stored(), context: { process } }, site).text;
  expect(withProcess).toMatch(/\nAttached: +The process that you drew, 2 steps\n/);
  expect(withProcess).not.toContain('The steps as they run today');
});

test('a campaign is shown as the address had it, and cannot add a line to a mail or steer a terminal', async () => {
  const first = {
    utm_campaign: '[Search]_Brand|exact',
    utm_term: 'x\nPhone: 1\u001b[2J\u202e',
    referrer: 'android-app://com.linkedin.android/',
  };
  const { text } = await notification({ ...stored(), context: { visits: { first } } }, site);
  expect(text).toMatch(
    /\nVisit: +campaign \[Search\]_Brand\|exact \/ x%0APhone: 1%1B\[2J%E2%80%AE, from com\.linkedin\.android \(app\)\n/,
  );
});

test('the acknowledgement does not quote an address that could carry a message to a stranger', () => {
  const withAddress = (email: string) => acknowledgement(stored({ email }), site).text;
  expect(withAddress('asha@rao.example')).toContain('asha@rao.example');
  expect(withAddress('asha+call.1-800-555-0199@rao.example')).not.toContain('555');
});
