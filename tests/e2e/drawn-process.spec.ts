import type { Page } from '@playwright/test';
import { attachedProcess as copy } from '#app/demo-form/attached-process-copy.ts';
import { demoForm } from '#app/demo-form/copy.ts';
import { drawingKey } from '#app/own-process/drawing-storage.ts';
import { contextField, contextHeader, decodeContext } from '#request/context.ts';
import { maxSteps, type Process } from '#request/process/process.ts';
import { bookHref } from '#request/process/process-address.ts';
import { describeSteps } from '#request/process/sentences.ts';
import {
  expect,
  fillForm,
  holdEntry,
  sendForm,
  submitButton,
  test,
  testOnFreshSite,
  visitor,
} from './fixtures.ts';
import { failedCallMessage, isDemoRequest, recordMailCalls, sendPattern } from './mail-calls.ts';
import { nameOf, open, section, words } from './process-editor.ts';

const long = 'सामग्री की गुणवत्ता जाँच करें और विक्रेता से कोटेशन मँगवाएँ अभी';
const process: Process = {
  name: 'क्रय आदेश',
  steps: Array.from({ length: maxSteps }, (_, at) => ({
    name: `${at + 1} ${long}`.slice(0, 60).trim(),
    owner: `${long}`.slice(at, at + 60).trim(),
    time: '4',
    unit: 'hours' as const,
  })),
};
const delay = { step: 2, hours: 5 };

const note = (page: Page) => page.locator('.attached-process');
const sentWithIt = (page: Page) => page.getByText(demoForm.thankYou.withProcess);
const leaveOut = (page: Page) => page.getByRole('checkbox', { name: copy.leaveOut });
const hydrated = (page: Page) =>
  expect(page.locator('[data-island=demo-form]')).toHaveAttribute('data-hydrated', '');

/** Draws it, as the editor of an earlier page of this tab kept it. */
async function draw(page: Page, drawing: object = {}) {
  await page.goto('/terms-conditions');
  await page.evaluate(([key, kept]) => sessionStorage.setItem(key, kept), [
    drawingKey,
    JSON.stringify({ process, delay, ...drawing }),
  ] as const);
}

testOnFreshSite(
  'twenty steps in Hindi are shown beside the form on every way to it, and reach sales with the delay that was tried',
  async ({ page, freshSite: site }) => {
    const who = visitor();
    await draw(page);
    for (const path of ['/', '/book-demo']) {
      await page.goto(path);
      await expect(note(page)).toContainText(process.name);
    }
    await page.reload();
    await page.goto('/settings');
    await page.goBack();
    await note(page).getByText(copy.steps).click();
    await expect(note(page).locator('details').getByRole('listitem')).toHaveText(
      describeSteps(process),
    );
    await sendForm(page, who);
    await expect(sentWithIt(page)).toBeVisible();
    await expect(page.getByText(demoForm.thankYou.ready.title, { exact: true })).toBeHidden();
    const [stored] = await site.requests();
    expect(stored).toMatchObject({ context: { process, delay } });
    const toSales = await site.mailWhere((mail) => mail.replyTo?.[0]?.address === who.email);
    for (const { name } of process.steps) expect(toSales.text).toContain(name);
  },
);

test('an example that was left as it is, and a process that names no step, are not taken along', async ({
  page,
}) => {
  for (const drawing of [
    { untouched: true },
    { process: { name: 'Ours', steps: [{ name: '', owner: '', time: '', unit: 'hours' }] } },
  ]) {
    await draw(page, drawing);
    await page.goto('/book-demo');
    await hydrated(page);
    await expect(note(page)).toHaveCount(0);
  }
});

test('the form follows the editor on the same page; what is taken out is not sent, and stays out', async ({
  page,
}) => {
  const calls = recordMailCalls(page);
  await open(page, '/#draw');
  await nameOf(page).fill('Ours');
  await expect(note(page)).toContainText('Ours');
  await page.goto('/book-demo');
  await leaveOut(page).check();
  await page.reload();
  await hydrated(page);
  await expect(leaveOut(page)).toBeChecked();
  await sendForm(page, visitor());
  await expect(sentWithIt(page)).toHaveCount(0);
  const text = calls.find(isDemoRequest)?.headers[contextHeader.toLowerCase()] ?? '';
  expect(await decodeContext(text)).not.toHaveProperty('process');
});

test('a link to the form brings its process, and one that is damaged says so', async ({ page }) => {
  await page.goto(await bookHref({ process, delay }));
  await expect(note(page)).toContainText(process.name);
  await expect(page).toHaveURL('/book-demo');
  await note(page).getByRole('link', { name: copy.open }).click();
  await expect(nameOf(page)).toHaveValue(process.name);
  await page.goto(`/book-demo?${contextField}=2-Hiring`);
  await expect(page.getByText(copy.unreadable)).toBeVisible();
});

test('what is drawn after the thank-you is an addition to the request', async ({ page, site }) => {
  const who = visitor();
  await page.goto('/book-demo');
  await sendForm(page, who);
  await page.getByRole('link', { name: demoForm.thankYou.ready.draw.label }).click();
  await section(page).getByLabel(`Step 1: ${words.name}`).fill('Ask for a quote');
  await expect(section(page).locator('[data-island]')).toHaveAttribute('data-hydrated', '');
  await section(page).getByRole('link', { name: 'Book a Demo' }).click();
  await expect(page.getByText(demoForm.adds)).toBeVisible();
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(who.email);
  await sendForm(page);
  const sent = (await site.requests()).filter(({ fields }) => fields.email === who.email);
  expect(sent.map(({ context }) => context.isAddition ?? false).sort()).toEqual([false, true]);
});

test.describe('on a bad connection', () => {
  test.use({ expectedConsoleErrors: [failedCallMessage] });

  test('the post that replaces a blocked call, and one by the browser, carry the process', async ({
    page,
    site,
  }) => {
    const blocked = visitor();
    await draw(page);
    await page.route(sendPattern, (route) => route.abort('blockedbyclient'));
    await page.goto('/book-demo');
    await sendForm(page, blocked);
    await expect(page).toHaveURL('/book-demo');
    await page.reload();
    await expect(sentWithIt(page)).toBeVisible();
    await expect(page.getByText(blocked.email)).toBeVisible();

    const late = visitor();
    const entry = await holdEntry(page);
    await page.goto('/book-demo');
    await sendForm(page, late);
    entry.release();
    await expect(sentWithIt(page)).toBeVisible();
    for (const { email } of [blocked, late]) {
      const toSales = await site.mailWhere((mail) => mail.replyTo?.[0]?.address === email);
      for (const { name } of process.steps) expect(toSales.text).toContain(name);
    }

    // Sent by the browser, the answers are no draft any more.
    await page.goto('/book-demo');
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue('');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectedConsoleErrors: [/status of 422/] });
  test('the process in the address is shown and sent, also after a post that came back with errors', async ({
    page,
    site,
  }) => {
    const who = visitor();
    await page.goto(await bookHref({ process, delay }));
    await expect(note(page)).toContainText(process.name);
    await leaveOut(page).check();
    await fillForm(page, { ...who, email: 'asha@' });
    await submitButton(page).click();
    await expect(page.locator('.error-summary')).toBeVisible();
    await expect(leaveOut(page)).toBeChecked();
    await leaveOut(page).uncheck();
    await page.getByLabel('Email', { exact: true }).fill(who.email);
    await sendForm(page);
    const toSales = await site.mailWhere((mail) => mail.replyTo?.[0]?.address === who.email);
    for (const { name } of process.steps) expect(toSales.text).toContain(name);
  });
});
