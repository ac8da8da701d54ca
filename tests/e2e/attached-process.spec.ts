import type { Page } from '@playwright/test';
import { attachedProcess as copy } from '#app/demo-form/attached-process-copy.ts';
import { demoForm } from '#app/demo-form/copy.ts';
import { processOfExample } from '#app/own-process/examples.ts';
import { fmsExamples } from '#app/pages/fms-details/examples/fms-examples.ts';
import { ownProcess } from '#request/process/copy.ts';
import { fill } from '#request/process/fill.ts';
import { bookHref, drawHref, writeProcess } from '#request/process/process-address.ts';
import {
  attachedProcessKey,
  processHeaderName,
  processParameter,
} from '#request/process/process-names.ts';
import { describeSteps } from '#request/process/sentences.ts';
import {
  expect,
  fillForm,
  sendForm,
  submitButton,
  test,
  testOnFreshSite,
  visitor,
} from './fixtures.ts';
import { failedCallMessage, recordMailCalls, sendPattern } from './mail-calls.ts';

const process = processOfExample(fmsExamples[0].processes[0]);
const note = (page: Page) => page.locator('.attached-process');
const sentWithIt = (page: Page) => page.getByText(demoForm.thankYou.withProcess);
const choice = (page: Page) => page.getByRole('checkbox', { name: copy.include });

testOnFreshSite(
  'a process brought to the form is shown, and reaches sales with a link that opens it',
  async ({ page, freshSite: site }) => {
    const who = visitor();
    await page.goto(bookHref(process));
    await expect(choice(page)).toBeChecked();
    await expect(note(page)).toContainText(process.name);
    await note(page).getByText(copy.steps).click();
    await expect(note(page).getByRole('listitem')).toHaveText(describeSteps(process));
    const link = note(page).getByRole('link', { name: copy.open });
    await expect(link).toHaveAttribute('href', drawHref(process));
    await sendForm(page, who);
    await expect(sentWithIt(page)).toBeVisible();
    await expect(page.getByText(demoForm.thankYou.ready.title, { exact: true })).toBeHidden();
    const toSales = await site.mailWhere((mail) => mail.replyTo?.[0]?.address === who.email);
    for (const step of describeSteps(process)) expect(toSales.text).toContain(step);
    expect(toSales.text).toContain(drawHref(process));
    const toVisitor = await site.mailWhere((mail) => mail.to?.[0]?.address === who.email);
    expect(toVisitor.text).not.toContain(process.name);

    // Sent, it does not come with the next request.
    await page.goto('/book-demo');
    await page.getByLabel('Email', { exact: true }).focus();
    await expect(page.locator('[data-island=demo-form]')).toHaveAttribute('data-hydrated', '');
    await expect(note(page)).toHaveCount(0);
  },
);

test('what becomes of the drawing after it was brought to the form goes with the request', async ({
  page,
}) => {
  const step = page
    .locator('#draw')
    .getByLabel(`${fill(ownProcess.step.number, { number: 1 })} ${ownProcess.step.name}`);
  const name = 'Ask for a quote';
  await page.goto(drawHref(process));
  await expect(page.locator('#draw [data-island]')).toHaveAttribute('data-hydrated', '');
  await step.fill('Ask');
  await page.locator('#draw').getByRole('link', { name: ownProcess.book }).click();
  await expect(note(page)).toContainText(process.name);
  await expect(page.locator('[data-island=demo-form]')).toHaveAttribute('data-hydrated', '');
  await page.goto('/fms-details#draw');
  await page.locator('#draw').getByRole('button', { name: ownProcess.empty }).click();
  await expect(step).toHaveValue('');
  await page.goto('/book-demo');
  await page.getByLabel('Email', { exact: true }).focus();
  await expect(page.locator('[data-island=demo-form]')).toHaveAttribute('data-hydrated', '');
  await expect(note(page)).toHaveCount(0);
  await page.goto('/fms-details#draw');
  await expect(page.locator('#draw [data-island]')).toHaveAttribute('data-hydrated', '');
  await step.fill(name);
  await page.goto('/book-demo');
  const link = note(page).getByRole('link', { name: copy.open });
  await expect(link).toHaveAttribute('href', new RegExp(name.replaceAll(' ', '_')));

  // On the home page the editor and the form stand together.
  await page.goto('/');
  await expect(page.locator('#draw [data-island]')).toHaveAttribute('data-hydrated', '');
  await expect(link).toBeVisible();
  await step.fill('Ask twice');
  await expect(link).toHaveAttribute('href', /Ask_twice/);

  // As when the back/forward cache, which Playwright turns off, restores the page.
  await page.evaluate(
    ([key, later]) => {
      sessionStorage.setItem(key, later);
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    },
    [attachedProcessKey, writeProcess(process)] as const,
  );
  await expect(link).toHaveAttribute('href', drawHref(process));
  await expect(choice(page)).toHaveValue(writeProcess(process));
});

test('a damaged process is told of once in a tab', async ({ page }) => {
  for (const [path, times] of [
    [`/book-demo?${processParameter}=2-Hiring`, 1],
    ['/', 0],
  ] as const) {
    await page.goto(path);
    await page.getByLabel('Email', { exact: true }).focus();
    await expect(page.locator('[data-island=demo-form]')).toHaveAttribute('data-hydrated', '');
    await expect(page.getByText(copy.unreadable)).toHaveCount(times);
  }
});

test('a removed process is not sent and can be put back', async ({ page }) => {
  const calls = recordMailCalls(page);
  await page.goto(bookHref(process));
  await choice(page).uncheck();
  await choice(page).check();
  await choice(page).uncheck();
  await sendForm(page, visitor());
  await expect(sentWithIt(page)).toHaveCount(0);
  expect(calls[0]?.headers).toHaveProperty('idempotency-key');
  expect(calls[0]?.headers).not.toHaveProperty(processHeaderName.toLowerCase());
  await page.locator('.site-header').getByRole('link', { name: 'Book a Demo' }).first().click();
  await page.getByLabel('Email', { exact: true }).focus();
  await expect(page.locator('[data-island=demo-form]')).toHaveAttribute('data-hydrated', '');
  await expect(note(page)).toHaveCount(0);
});

test.describe('on a bad connection', () => {
  test.use({ expectedConsoleErrors: [failedCallMessage] });

  test('the native post that replaces a blocked call carries the process', async ({
    page,
    site,
  }) => {
    const who = visitor();
    await page.route(sendPattern, (route) => route.abort('blockedbyclient'));
    await page.goto(bookHref(process));
    await sendForm(page, who);
    await expect(sentWithIt(page)).toBeVisible();
    const toSales = await site.mailWhere((mail) => mail.replyTo?.[0]?.address === who.email);
    expect(toSales.text).toContain(drawHref(process));

    // A process that is removed from a correction does not come back.
    await page.getByText(demoForm.thankYou.correct).click();
    await expect(submitButton(page)).toBeVisible();
    await expect(page.locator('[data-island=demo-form]')).toHaveAttribute('data-hydrated', '');
    await choice(page).uncheck();
    await page.reload();
    await expect(page.locator('[data-island=demo-form]')).toHaveAttribute('data-hydrated', '');
    await expect(choice(page)).toHaveCount(0);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectedConsoleErrors: [/status of 422/] });
  test('the process in the address is shown and sent, also after a post that came back with errors', async ({
    page,
    site,
  }) => {
    const who = visitor();
    await page.goto(bookHref(process));
    await expect(note(page)).toContainText(process.name);
    await fillForm(page, { ...who, email: 'asha@' });
    await submitButton(page).click();
    await expect(page.locator('.error-summary')).toBeVisible();
    await expect(choice(page)).toBeChecked();
    await page.getByLabel('Email', { exact: true }).fill(who.email);
    await sendForm(page);
    const toSales = await site.mailWhere((mail) => mail.replyTo?.[0]?.address === who.email);
    expect(toSales.text).toContain(drawHref(process));
  });
});
