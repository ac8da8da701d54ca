import { expect, test } from 'vitest';
import type { StoredRequest } from '#mail/outbox/types.ts';
import {
  contextField,
  contextHeader,
  decodeContext,
  encodeContext,
  readContext,
} from '#request/context.ts';
import type { Process } from '#request/process/process.ts';
import { callBody, demoParams, openMailHost, openService, visitor } from '#tests/mail/service.ts';
import { webhookPayload } from './webhook-payload.ts';

const process: Process = {
  name: '<b>Castings & more</b>',
  steps: [
    { name: 'Quote <@U1>', owner: 'Vendor "A"', time: '9', unit: 'hours' },
    { name: 'Release', owner: 'Accounts', time: '1', unit: 'days' },
  ],
};
const siteUrl = 'https://flow.example';

/** The process that a link in a text opens. */
function linked(text: string) {
  const [url = ''] = text.match(/https:\/\/flow\.example\/fms-details\S+#draw/) ?? [];
  return decodeContext(new URL(url).searchParams.get(contextField) ?? '');
}

test('the mail to sales lists the process with a link that opens it, and where the visit came from; the acknowledgement neither', async () => {
  await using host = await openMailHost();
  await using service = await openService({
    SMTP_URL: host.url,
    SALES_EMAIL: 'inbox@sales.example',
    SITE_URL: siteUrl,
  });
  service.start();
  const visits = {
    first: {
      utm_source: '[news]',
      utm_medium: 'mail',
      li_fat_id: 'x',
      referrer: 'https://search.example/find',
      landing_page: '/fms-details',
    },
    last: { landing_page: '/' },
  };
  const header = await encodeContext({ process, visits });
  await service.send(callBody(demoParams), { [contextHeader]: header });
  const delivered = await host.arrival(2);
  const sales = delivered.find(({ to }) => to.includes('inbox@sales.example'))?.mail;
  const thanks = delivered.find(({ to }) => !to.includes('inbox@sales.example'))?.mail;
  expect(sales?.text).toMatch(/^1\. Quote <@U1>: Vendor "A", 9 h, due Monday 18:00/m);
  expect(sales?.text).toMatch(/^2\. Release: Accounts, 1 d, due Tuesday 18:00/m);
  expect(sales?.text).toContain('Working hours:');
  expect(await linked(sales?.text ?? '')).toEqual({ process });
  expect(sales?.html).toContain('&lt;b&gt;Castings &amp; more&lt;/b&gt; takes 2 d');
  expect(sales?.html).toContain(`href="${siteUrl}/fms-details?${contextField}=`);
  expect(sales?.text).toContain(
    'First visit: campaign [news] / mail, ad click (li_fat_id), from https://search.example/find, landed on /fms-details',
  );
  expect(sales?.text).toContain('Last visit:  no referrer, landed on /');
  for (const text of [thanks?.text, thanks?.html]) {
    expect(text).toContain('Thank you');
    expect(text).not.toMatch(/Castings & more|Castings &amp; more|Quote|Vendor|#draw|search/);
  }
});

test('a damaged context is left out and logged, and the request is stored', async () => {
  await using service = await openService();
  const good = await encodeContext({ process });
  const forged = await encodeContext({ process, corrects: '0T4T1YJSQFAP.x.y', isAddition: true });
  const sent = ['%', good.slice(0, -3), `${good}x`, 'x'.repeat(6_000), good, forged];
  for (const [serial, value] of sent.entries()) {
    const body = callBody({ ...demoParams, name: `Visitor ${serial}` });
    expect((await service.send(body, { [contextHeader]: value })).status).toBe(200);
  }
  const rows = await service.rows('SELECT context FROM requests ORDER BY id');
  const contexts = rows.map((row) => readContext(String(row.context)));
  expect(contexts).toEqual([{}, {}, {}, {}, { process }, { process }]);
  expect(service.events.filter(({ level }) => level === 'warn')).toHaveLength(4);
});

const request: StoredRequest = {
  id: '0T4T1YJSQFAP',
  receivedAt: 0,
  state: 'accepted',
  suspicion: undefined,
  fields: visitor,
  context: { process },
};
const withoutProcess = { ...request, context: {} };

test('a webhook’s JSON holds the process, its lines and its link', async () => {
  const contextOf = async (each: StoredRequest) =>
    JSON.parse((await webhookPayload(each, 'json', siteUrl)).body).data.context;
  const context = await contextOf(request);
  expect(context.process).toMatchObject(process);
  expect(context.process.lines).toHaveLength(process.steps.length);
  expect(await linked(context.process.url)).toEqual({ process });
  expect((await contextOf(withoutProcess)).process).toBeNull();
});

test.each(['slack', 'teams', 'google-chat'] as const)(
  'a message of %s lists the process with a link, and has no markup of the visitor',
  async (format) => {
    const { body } = await webhookPayload(request, format, siteUrl);
    expect(body).toContain('takes 2 d from start to close, in 2 steps');
    expect(body).toContain('Release: Accounts, 1 d, due Tuesday 18:00');
    expect(await linked(body.replaceAll(/["|>]/g, ' '))).toEqual({ process });
    // A visitor can neither mention a channel nor format nor link.
    const companyName = '[Invoice](https://evil.example) <!channel>';
    const spiteful = { ...request, fields: { ...visitor, companyName } };
    const sent = (await webhookPayload(spiteful, format, siteUrl)).body;
    if (format === 'slack') expect(JSON.parse(sent).text).not.toContain('<');
    if (format === 'teams') expect(sent).not.toContain('](');
    if (format === 'google-chat') expect(sent).not.toMatch(/"sections".*<[b!]/);
    const plain = (await webhookPayload(withoutProcess, format, siteUrl)).body;
    expect(plain).not.toMatch(/#draw|Process/);
  },
);
