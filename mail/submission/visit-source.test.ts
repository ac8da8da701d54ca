import { expect, test } from 'vitest';
import { callBody, demoParams, openMailHost, openService } from '#mail/testing.ts';
import { describeVisitSource, readVisitSource } from './visit-source.ts';

const header = (value: unknown) => encodeURIComponent(JSON.stringify(value));

test('the first and last arrival are stored with the request and shown to sales, not to the visitor', async () => {
  await using host = await openMailHost();
  await using service = await openService({
    SMTP_URL: host.url,
    SALES_EMAIL: 'inbox@sales.example',
  });
  service.start();
  await service.send(callBody(demoParams), {
    'x-visit-source': header([
      [
        'https://millrace.example/fms-details?utm_source=news&utm_medium=mail&secret=1',
        'https://search.example/find?q=private',
      ],
      ['https://millrace.example/', ''],
    ]),
  });
  const delivered = await host.arrival(2);
  const sales = delivered.find(({ to }) => to.includes('inbox@sales.example'));
  const thanks = delivered.find(({ to }) => !to.includes('inbox@sales.example'));
  expect(sales?.mail.text).toContain(
    'First visit: campaign news / mail, from https://search.example/find, landed on /fms-details',
  );
  expect(sales?.mail.text).toContain('Last visit:  no referrer, landed on /');
  expect(sales?.raw).not.toMatch(/private|secret/);
  expect(thanks?.mail.text).not.toContain('search.example');
});

test('an invalid source is left out and the request is stored', async () => {
  await using service = await openService();
  const bad = [
    '%',
    'null',
    header({}),
    header([['javascript:alert(1)', ''], null]),
    header([null, null]),
    'x'.repeat(5_000),
  ];
  for (const [serial, value] of bad.entries()) {
    const answer = await service.send(callBody({ ...demoParams, name: `Visitor ${serial}` }), {
      'x-visit-source': value,
    });
    expect(answer.status).toBe(200);
  }
  const rows = await service.rows('SELECT id FROM requests WHERE source IS NULL');
  expect(rows).toHaveLength(6);
});

test('control characters, markup and long values never get into a source', () => {
  const source = readVisitSource(
    header([
      [`https://a.example/${'p'.repeat(900)}?utm_source=<b>\r\nBcc: x@y.example‮`, 'about:blank'],
      null,
    ]),
  );
  expect(source?.first).toEqual({
    utm_source: 'bBcc xy.example',
    landing_page: `/${'p'.repeat(199)}`,
  });
  expect(describeVisitSource(undefined)).toEqual([]);
});
