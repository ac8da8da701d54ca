import { test as base, expect, type Locator, type Page, type Route } from '@playwright/test';
import { contextField } from '#request/context.ts';
import { furtherFields } from '#request/demo-fields.ts';
import { honeypotField } from '#request/mail-api.ts';
import { type SiteProcess, startSite } from '../site-process.ts';
import { recordInteractions } from './interaction-timing.ts';
import { standInForPictures } from './stand-ins.ts';

type Fixtures = {
  /**
   * Console messages that a test expects; any other error, or any report of a blocked resource, fails it. Write
   * several as one expression: `test.use` takes an array of two for a value with options.
   */
  expectedConsoleErrors: RegExp[];
};

type WorkerFixtures = { site: SiteProcess };

/** Playwright's test with a running site per worker, and a page whose console must stay clean. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to see what is needed
    async ({}, use) => {
      await using site = await startSite();
      await use(site);
    },
    { scope: 'worker' },
  ],
  expectedConsoleErrors: [[], { option: true }],
  baseURL: async ({ site }, use) => use(site.url),
  page: async ({ page, expectedConsoleErrors }, use, { title }) => {
    // Set by the measurement of interactions, which runs these tests on a slowed processor.
    const { INTERACTIONS_FILE: file, CPU_SLOWDOWN: slowdown } = process.env;
    if (file) await recordInteractions(page, { test: title, file, slowdown: Number(slowdown) });
    await standInForPictures(page);
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() !== 'error' && message.type() !== 'warning') return;
      // "Failed to load resource" does not say which.
      errors.push(`${message.text()} ${message.location().url}`.trim());
    });
    page.on('pageerror', (error) => errors.push(error.message));
    await use(page);
    const unexpected = errors.filter(
      (text) => !expectedConsoleErrors.some((pattern) => pattern.test(text)),
    );
    expect(unexpected, 'the console stays clean').toEqual([]);
  },
});

/**
 * The same on a site of the test's own: for tests that wait for an acknowledgement, since one client is sent only so
 * many of them a day.
 */
export const testOnFreshSite = test.extend<{ freshSite: SiteProcess }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to see what is needed
  freshSite: async ({}, use) => {
    await using site = await startSite();
    await use(site);
  },
  baseURL: async ({ freshSite }, use) => use(freshSite.url),
});

/** Until then text may move: the fonts of a first visit are asked for after the first paint. */
export async function fontsArrived(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    ['Archivo', 'Atkinson'].every((family) =>
      [...document.fonts].some((face) => face.family === family && face.status === 'loaded'),
    ),
  );
}

export { expect };

/** Milliseconds, on a page whose time stands still, in which what was pressed is shown and then done. */
export const frame = 17;

/** A visitor who fills everything in. `email` is unique so that a test finds its own mails. */
export function visitor() {
  return {
    name: 'Asha Rao',
    companyName: 'Rao Castings',
    website: 'https://rao-castings.example/',
    phoneNumber: '+91 98765 43210',
    email: `asha.${crypto.randomUUID().slice(0, 8)}@rao-castings.example`,
    employees: '51-200',
  };
}

export type Visitor = ReturnType<typeof visitor>;

/** What a visitor who fills in the specified fields sends of those that an organization adds. */
export const unanswered = Object.fromEntries(furtherFields.map(({ name }) => [name, '']));

export async function fillForm(page: Page, who: Partial<Visitor>): Promise<void> {
  const labels = {
    name: 'Name',
    companyName: 'Company name',
    website: 'Website',
    phoneNumber: 'Phone number',
    email: 'Email',
  } as const;
  for (const field of ['name', 'companyName', 'website', 'phoneNumber', 'email'] as const) {
    const value = who[field];
    if (value !== undefined) await page.getByLabel(labels[field], { exact: true }).fill(value);
  }
  if (who.employees) await page.getByLabel(who.employees, { exact: true }).check();
}

/** The answers in the form, by name, without empty fields and those that no person sees. */
export async function filledIn(page: Page): Promise<Record<string, unknown>> {
  const values = await page
    .locator('.demo-form')
    .evaluate((form): [string, unknown][] =>
      form instanceof HTMLFormElement ? [...new FormData(form)] : [],
    );
  const hidden = [honeypotField, contextField];
  return Object.fromEntries(values.filter(([name, text]) => text && !hidden.includes(name)));
}

export function submitButton(page: Page) {
  return page.locator('.demo-form button[type=submit]');
}

/** Fills in what is given, sends the form, and waits for the thank-you. */
export async function sendForm(page: Page, who: Partial<Visitor> = {}): Promise<void> {
  await fillForm(page, who);
  await submitButton(page).click();
  await expect(page.getByRole('heading', { name: 'Thank You' })).toBeVisible();
}

/** Holds the browser entry back until it is let go, as a slow network would. */
export async function holdEntry(page: Page) {
  const asked = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  await page.route('**/assets/entry.client-*.js', async (route: Route) => {
    asked.resolve();
    await released.promise;
    await route.continue();
  });
  return { asked: asked.promise, release: released.resolve };
}

/** Changes a part of a page as a browser's translator does: it wraps each text in an element. */
export function translate(part: Locator): Promise<void> {
  return part.evaluate((root) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) {
      const { currentNode } = walker;
      const isShown =
        currentNode.parentElement?.closest('textarea, option, script, style') === null;
      if (currentNode instanceof Text && isShown) texts.push(currentNode);
    }
    for (const text of texts) {
      const translation = document.createElement('font');
      text.replaceWith(translation);
      translation.append(text);
    }
  });
}
