import { expect, test } from 'vitest';
import type { StoredRequest } from '#mail/outbox/types.ts';
import { csv } from '#mail/requests/csv.ts';
import { notification } from '#mail/templates/notification.ts';
import { webhookPayload } from '#mail/templates/webhook-payload.ts';
import { callBody, demoParams, openMailHost, openService, visitor } from '#mail/testing.ts';
import type { Process } from '#request/process/process.ts';
import { readProcess, writeProcess } from '#request/process/process-address.ts';
import { maxProcessText, processParameter } from '#request/process/process-names.ts';
import { readOwnProcess, readStoredProcess, showOwnProcess } from './own-process.ts';

const process: Process = {
  name: '<b>Castings & more</b>',
  steps: [
    { name: 'Quote <@U1>', owner: 'Vendor "A"', time: '9', unit: 'hours' },
    { name: 'Release', owner: 'Accounts', time: '1', unit: 'days' },
  ],
};
const headers = { 'x-own-process': writeProcess(process) };
const siteUrl = 'https://flow.example';

/** The process that a link in a text opens. */
function linked(text: string) {
  const [url = ''] = text.match(/https:\/\/flow\.example\/fms-details\S+#draw/) ?? [];
  return readProcess(new URL(url).searchParams.get(processParameter) ?? '');
}

test('the mail to sales lists the process with a link that opens it; the acknowledgement does not', async () => {
  await using host = await openMailHost();
  await using service = await openService({
    SMTP_URL: host.url,
    SALES_EMAIL: 'inbox@sales.example',
    SITE_URL: siteUrl,
  });
  service.start();
  await service.send(callBody(demoParams), headers);
  const delivered = await host.arrival(2);
  const sales = delivered.find(({ to }) => to.includes('inbox@sales.example'))?.mail;
  const thanks = delivered.find(({ to }) => !to.includes('inbox@sales.example'))?.mail;
  expect(sales?.text).toMatch(/^1\. Quote <@U1>: Vendor "A", 9 h, due Monday 18:00/m);
  expect(sales?.text).toMatch(/^2\. Release: Accounts, 1 day, due Tuesday 18:00/m);
  expect(sales?.text).toContain('Working hours:');
  expect(linked(sales?.text ?? '')).toEqual({ process });
  expect(sales?.html).toContain('&lt;b&gt;Castings &amp; more&lt;/b&gt; takes 2 d');
  expect(sales?.html).toContain(`href="${siteUrl}/fms-details?${processParameter}=`);
  for (const text of [thanks?.text, thanks?.html]) {
    expect(text).toContain('Thank you');
    expect(text).not.toMatch(/Castings & more|Castings &amp; more|Quote|Vendor|#draw/);
  }
});

test('an invalid process is left out and the request is stored', async () => {
  await using service = await openService();
  const good = writeProcess(process);
  const bad = [
    '2',
    good.slice(0, -3),
    good.replace(/^2/, '9'),
    `${good}-${'x'.repeat(maxProcessText)}`,
  ];
  for (const [serial, value] of bad.entries()) {
    const body = callBody({ ...demoParams, name: `Visitor ${serial}` });
    expect((await service.send(body, { 'x-own-process': value })).status).toBe(200);
  }
  await service.send(callBody({ ...demoParams, name: 'Good' }), headers);
  const rows = await service.rows('SELECT process FROM requests ORDER BY process IS NULL');
  const [stored, ...others] = rows.map((row) => row.process);
  expect(JSON.parse(String(stored))).toEqual(process);
  expect(others).toEqual(bad.map(() => null));
});

const request: StoredRequest = {
  ...visitor,
  id: '0T4T1YJSQFAP',
  receivedAt: 0,
  state: 'accepted',
  suspicion: undefined,
  source: undefined,
  process: readOwnProcess(writeProcess(process)),
};

test('a webhook’s JSON holds the process, its lines and its link', () => {
  const { data } = JSON.parse(webhookPayload(request, 'json', siteUrl).body);
  expect(data.process).toMatchObject(process);
  expect(data.process.lines).toHaveLength(process.steps.length);
  expect(linked(data.process.url)).toEqual({ process });
  const without = { ...request, process: undefined };
  expect(JSON.parse(webhookPayload(without, 'json', siteUrl).body).data.process).toBeNull();
});

test.each(['slack', 'teams', 'google-chat'] as const)(
  'a message of %s lists the process with a link, and has no markup of the visitor',
  (format) => {
    const { body } = webhookPayload(request, format, siteUrl);
    expect(body).toContain('takes 2 d from start to close, in 2 steps');
    expect(body).toContain('Release: Accounts, 1 day, due Tuesday 18:00');
    expect(linked(body.replaceAll(/["|>]/g, ' '))).toEqual({ process });
    // A visitor can neither mention a channel nor format nor link.
    const spiteful = { ...request, companyName: '[Invoice](https://evil.example) <!channel>' };
    const sent = webhookPayload(spiteful, format, siteUrl).body;
    if (format === 'slack') expect(JSON.parse(sent).text).not.toContain('<');
    if (format === 'teams') expect(sent).not.toContain('](');
    if (format === 'google-chat') expect(sent).not.toMatch(/"sections".*<[b!]/);
    const plain = webhookPayload({ ...request, process: undefined }, format, siteUrl).body;
    expect(plain).not.toMatch(/#draw|Process/);
  },
);

test('a process stored by release 1.0 is still mailed, listed and exported, with its loop, tracks and calendar', async () => {
  const step = (name: string, kind: string, track: string, amount: number, unit = 'hours') => ({
    name,
    owner: { kind, name: 'Vendor' },
    tat: { amount, unit },
    track,
  });
  const earlier = {
    name: 'Castings',
    steps: [
      step('Ask', 'external', 'main', 9),
      step('', 'predefined', 'first', 1, 'days'),
      step('Hold', 'dynamic', 'second', 0, 'days'),
    ],
    loop: { from: 1, to: 0 },
    stagger: { amount: 2, unit: 'days' },
    calendar: { opens: 540, closes: 1440, days: ['Mon', 'Sat'] },
    start: { weekday: 'Mon', clock: 570 },
  };
  const stored = { ...request, process: JSON.stringify(earlier) };
  const mail = notification(stored, { siteUrl }).text;
  for (const line of [
    'Castings, in 3 steps.',
    '1. Ask: Vendor (external), 9 hours',
    '2. Step 2: Vendor, 1 day, first track',
    '3. Hold: Vendor (dynamic), the same day, second track',
    'Step 2 can go back to Ask.',
    'The second track starts 2 days after the first.',
    'Mon, Sat 09:00 to 24:00, from Mon 09:30',
  ]) {
    expect(mail).toContain(line);
  }
  const { data } = JSON.parse(webhookPayload(stored, 'json', siteUrl).body);
  expect(data.process).toMatchObject({ ...earlier, url: null });
  async function* requests() {
    yield { ...stored, deliveries: [] };
  }
  const table = await Array.fromAsync(csv(requests(), siteUrl));
  expect(table.join('\n')).toContain('Step 2 can go back to Ask.');
});

test.each(['{"name":"of a later version"}', '{', '', undefined])(
  'a stored process that cannot be read (%s) is shown neither to sales nor on the receipt',
  (json) => {
    expect(showOwnProcess(json, siteUrl)).toBeUndefined();
    expect(readStoredProcess(json)).toBeUndefined();
  },
);
