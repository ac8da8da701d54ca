import { openMailHost } from '#tests/mail/service.ts';
import { startSite } from '../site-process.ts';
import { expect, sendForm, test, visitor } from './fixtures.ts';

test('a visitor’s request reaches sales and visitor through a real mail server', async ({
  page,
}) => {
  await using host = await openMailHost();
  await using site = await startSite({
    env: { SMTP_URL: host.url, SALES_EMAIL: 'inbox@sales.example', MAIL_FROM: 'site@site.example' },
  });
  const who = visitor();
  await page.goto(`${site.url}/book-demo`);
  await sendForm(page, who);

  const delivered = await host.arrival(2);
  expect(delivered.map(({ from }) => from)).toEqual(['site@site.example', 'site@site.example']);
  const toSales = delivered.find(({ to }) => to.join() === 'inbox@sales.example');
  const toVisitor = delivered.find(({ to }) => to.join() === who.email);
  expect(toSales?.mail.replyTo?.[0]?.address).toBe(who.email);
  for (const value of Object.values(who)) {
    expect(toSales?.mail.text).toContain(value);
    expect(toSales?.mail.html).toContain(value);
  }
  expect(toVisitor?.mail.text).toContain(who.companyName);
  expect(toVisitor?.mail.text).toContain(who.employees);
});
