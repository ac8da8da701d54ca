import fc from 'fast-check';
import { createTransport } from 'nodemailer';
import { expect, test } from 'vitest';
import { readCall } from '#mail/api/emailjs.ts';
import { compose } from '#mail/delivery/message.ts';
import type { ClaimedDelivery } from '#mail/outbox/types.ts';
import { autoResponseParams, callBody, demoParams, openService, visitor } from '#mail/testing.ts';
import { contextHeader } from '#request/context.ts';
import { employeeRanges } from '#request/demo-fields.ts';
import { maxLengths, validate } from '#request/schema.ts';
import { arrivalOf } from '#request/visit-source.ts';
import { runLength } from './run-length.ts';

/** Text mixed with characters that break mail and markup. */
const hostile = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.constantFrom(
    'a\r\nBcc: victim@x.example',
    'a\nTo: victim@x.example',
    '=?utf-8?Q?=0D=0ABcc:_v@x.example?=',
    '"a@x.example" <b@x.example>',
    'a@x.example, b@x.example',
    'a@x.example;b@x.example',
    '\ud800',
    '\u2028.\u2028',
    '<script>alert(1)</script>',
    '.\r\n.\r\n',
    '../../etc/passwd',
    '__proto__',
    '={cmd}',
  ),
);
const fieldValue = (name: keyof typeof visitor) =>
  fc.oneof(
    { weight: 4, arbitrary: fc.constant(visitor[name]) },
    { weight: 3, arbitrary: hostile },
    { weight: 1, arbitrary: fc.jsonValue() },
    {
      weight: 1,
      arbitrary: fc.string({ minLength: maxLengths[name], maxLength: maxLengths[name] + 100 }),
    },
  );
const params = fc.record(
  {
    name: fieldValue('name'),
    companyName: fieldValue('companyName'),
    website: fieldValue('website'),
    phoneNumber: fieldValue('phoneNumber'),
    email: fieldValue('email'),
    employees: fc.oneof(fc.constantFrom(...employeeRanges), hostile),
    to_email: fc.oneof(fc.constant(demoParams.to_email), hostile),
  },
  { requiredKeys: ['name', 'companyName', 'phoneNumber', 'email', 'employees'] },
);
const responseParams = fc.record({
  to_name: fc.oneof(fc.constant(autoResponseParams.to_name), hostile),
  to_email: fc.oneof(fc.constant(autoResponseParams.to_email), hostile),
  company_name: fc.oneof(fc.constant(autoResponseParams.company_name), hostile),
  message: hostile,
});
const body = fc.oneof(
  { weight: 6, arbitrary: params.map((each) => JSON.stringify(callBody(each))) },
  { weight: 2, arbitrary: responseParams.map((each) => JSON.stringify(callBody(each))) },
  {
    weight: 1,
    arbitrary: fc
      .dictionary(fc.oneof(hostile, fc.constantFrom('user_id', 'constructor')), fc.jsonValue())
      .map((each) => JSON.stringify({ ...callBody(demoParams), ...each })),
  },
  { weight: 1, arbitrary: fc.json() },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 300 }) },
);
const header = fc.option(
  fc.string({ unit: 'grapheme-ascii', maxLength: 80 }).map((text) => text.trim()),
  { nil: undefined },
);

test('no generated body crashes the service, and nothing refused is stored', async () => {
  await using service = await openService();
  const counts = new Map<number, number>();
  const send = fc.asyncProperty(body, header, header, async (text, key, context) => {
    const headers: Record<string, string> = {};
    if (key !== undefined) headers['idempotency-key'] = key;
    if (context !== undefined) headers[contextHeader] = context;
    const { status } = await service.send(text, headers);
    counts.set(status, (counts.get(status) ?? 0) + 1);
    expect([200, 400, 403, 413, 422]).toContain(status);
    const call = readCall(text);
    if (status === 200) expect(call.kind).not.toBe('refused');
  });
  const numRuns = runLength(1_000, 100_000);
  await fc.assert(send, { numRuns });
  // The generator must make bodies that are accepted as well as bodies that are refused.
  expect(counts.get(200) ?? 0).toBeGreaterThan(numRuns / 300);
  expect(counts.get(400) ?? 0).toBeGreaterThan(numRuns / 10);
  const [row] = await service.rows('SELECT count(*) AS count FROM requests');
  expect(Number(row?.count)).toBeLessThanOrEqual(counts.get(200) ?? 0);
}, 1_200_000);

const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
const sender = {
  mailFrom: 'site@millrace.example',
  salesEmails: ['inbox@sales.example'],
  siteUrl: 'https://millrace.example',
  bookingUrl: undefined,
};

/** The headers' names and the envelope, which decide where a mail goes and what it claims to be. */
async function frame(kind: ClaimedDelivery['kind'], request: ClaimedDelivery['request']) {
  const mail = {
    id: `ID.${kind}`,
    kind,
    destination: kind === 'notification' ? sender.salesEmails[0] : undefined,
    attempts: 1,
    createdAt: 0,
    lease: '',
    request,
  };
  const { message, envelope } = await composer.sendMail(await compose(mail, sender));
  const head = message.toString().split('\r\n\r\n')[0] ?? '';
  const names = head
    .replaceAll(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
    .map((line) => line.slice(0, line.indexOf(':')).toLowerCase())
    .filter((name) => name !== 'content-transfer-encoding');
  return {
    names: names.toSorted(),
    envelope,
    longest: Math.max(...head.split('\r\n').map((line) => line.length)),
  };
}

test('the envelopes and header names of both mails are the same whatever a visitor writes', async () => {
  const accepted = params.map((each) => validate(each));
  const source = fc
    .tuple(hostile, hostile)
    .map(([query, referrer]) =>
      arrivalOf(`https://a.example/?utm_source=${query.toWellFormed()}`, referrer),
    );
  let composed = 0;
  const property = fc.asyncProperty(accepted, source, async (result, first) => {
    fc.pre(result.valid);
    if (!result.valid) return;
    const request = {
      id: 'ID',
      receivedAt: 0,
      state: 'accepted' as const,
      suspicion: undefined,
      fields: result.request,
      context: first ? { visits: { first } } : {},
    };
    const shared = [
      'auto-submitted',
      'content-type',
      'date',
      'from',
      'message-id',
      'mime-version',
      'reply-to',
      'subject',
      'to',
    ];
    const sales = await frame('notification', request);
    expect(sales.names).toEqual(shared);
    expect(sales.envelope).toEqual({ from: sender.mailFrom, to: sender.salesEmails });
    const thanks = await frame('acknowledgement', request);
    expect(thanks.names).toEqual([...shared, 'x-auto-response-suppress'].toSorted());
    expect(thanks.envelope).toEqual({ from: sender.mailFrom, to: [request.fields.email] });
    expect(Math.max(sales.longest, thanks.longest)).toBeLessThan(999);
    composed += 1;
  });
  await fc.assert(property, { numRuns: runLength(200, 20_000), maxSkipsPerRun: 1_000 });
  expect(composed).toBeGreaterThan(50);
}, 1_200_000);
