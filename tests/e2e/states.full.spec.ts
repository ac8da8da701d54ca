import type { Page } from '@playwright/test';
import { ownProcess } from '#app/own-process/copy.ts';
import { bookHref } from '#request/process/process-address.ts';
import { expect, fillForm, submitButton, test, visitor } from './fixtures.ts';
import { answerCalls } from './mail-calls.ts';
import { withSteps } from './process-editor.ts';
import { accessibilityProblems, openPage, themes } from './views.ts';

// Up to eight states, each checked four times.
test.describe.configure({ timeout: 240_000 });

type State = {
  name: string;
  /** Leads there from the state before, or from the fresh page. */
  reach: (page: Page) => Promise<void>;
  /** The only width at which the state exists. */
  width?: number;
  /** The part that changes, on pages so long that checking all of it each time would take minutes. */
  within?: string;
};

/** Toasts stay as long as the focus is among them. */
async function holdToasts(page: Page, kind: string): Promise<void> {
  await expect(page.locator(`.toast[data-kind=${kind}]`).first()).toBeVisible();
  await page.keyboard.press('Alt+t');
}

/**
 * Waits for the form to be hydrated first: a message that appears between press and release moves the button away from
 * the pointer.
 */
async function submit(page: Page): Promise<void> {
  await expect(page.locator('[data-island=demo-form]')).toHaveAttribute('data-hydrated', '');
  await submitButton(page).click();
}

async function expectErrors(page: Page): Promise<void> {
  await page.getByLabel('Website', { exact: true }).fill('not a site');
  await submit(page);
  await expect(page.locator('.error-summary')).toBeFocused();
  await expect(page.locator('.demo-form .field__error')).toHaveCount(6);
}

async function thankYou(page: Page): Promise<void> {
  await page.unrouteAll();
  await answerCalls(page, 200);
  await fillForm(page, visitor());
  await submit(page);
  await expect(page.getByRole('heading', { name: 'Thank You' })).toBeFocused();
}

/** accessibility.full.spec.ts has every page as it comes in every theme at every width. */
const looks = [
  ...themes.map((theme) => ({ ...theme, at: theme.name === 'dark' ? 320 : 1440 })),
  { ...themes[0], at: 320 },
];

const tab = (name: string): State => ({
  name: `the tab ${name}`,
  within: '.tabs',
  async reach(page) {
    await page.getByRole('tab', { name, exact: true }).click();
    await expect(page.getByRole('tabpanel', { name, exact: true })).toBeVisible();
  },
});

const draw = '#draw';

/** States that follow each other on one page. */
const walks: { name: string; path: string; states: State[] }[] = [
  {
    name: 'the form on its page, to the Thank You panel',
    path: '/book-demo',
    states: [
      { name: 'an error at each field', reach: expectErrors },
      {
        name: 'a suggested address',
        async reach(page) {
          await fillForm(page, { ...visitor(), email: 'asha@gmial.com' });
          await page.getByLabel('Name', { exact: true }).focus();
          await expect(page.getByRole('button', { name: /^Did you mean/ })).toBeVisible();
        },
      },
      {
        name: 'a failure, with its toast',
        async reach(page) {
          await answerCalls(page, 400);
          await submit(page);
          await holdToasts(page, 'error');
        },
      },
      {
        name: 'the Thank You panel, with its toast',
        async reach(page) {
          await thankYou(page);
          await holdToasts(page, 'success');
        },
      },
    ],
  },
  {
    name: 'terms of the home page, and the menu over it',
    path: '/',
    states: [
      {
        name: 'every disclosure open',
        async reach(page) {
          await page.evaluate(() => {
            for (const fold of document.querySelectorAll('details')) fold.open = true;
          });
        },
      },
      {
        name: 'a tooltip',
        async reach(page) {
          await page.getByRole('main').getByRole('button', { name: 'TAT' }).first().focus();
          await expect(page.locator('.tooltip').filter({ visible: true })).toBeVisible();
        },
      },
      {
        name: 'the open menu',
        width: 320,
        within: '.site-header',
        async reach(page) {
          await page.setViewportSize({ width: 390, height: 900 });
          await page.getByRole('button', { name: 'Open menu' }).click();
          await expect(page.locator('#site-menu')).toBeVisible();
        },
      },
    ],
  },
  {
    name: 'the settings',
    path: '/settings',
    states: [
      {
        name: 'nothing filled in',
        async reach(page) {
          for (const label of ['User ID', 'Service ID', 'Template ID']) {
            await page.getByLabel(label).fill('');
          }
          await page.getByRole('button', { name: 'Save settings' }).click();
          await expect(page.locator('.field__error')).toHaveCount(3);
        },
      },
    ],
  },
  {
    name: 'the FMS page, a process of the visitor’s own, and the note that it comes along',
    path: '/fms-details',
    states: [
      ...['Time & TAT', 'Workflow Types', 'Examples'].map(tab),
      {
        name: 'a time that is wrong',
        within: draw,
        async reach(page) {
          await page.getByLabel(ownProcess.name).focus();
          await expect(page.locator(`${draw} [data-island]`)).toHaveAttribute('data-hydrated', '');
          await page.getByLabel('Step 3: time allowed', { exact: true }).fill('1000');
          await expect(page.locator('.own-step__error')).toBeVisible();
        },
      },
      {
        name: 'the process beside the form',
        within: '.demo-form',
        async reach(page) {
          await page.goto(await bookHref({ process: withSteps(3) }));
          await expect(page.locator('.attached-process').getByRole('link')).toBeVisible();
        },
      },
    ],
  },
];

for (const { name, path, states } of walks) {
  test(`${name} passes every rule in every state, color scheme and width`, async ({
    browser,
    site,
  }) => {
    await using opened = await openPage(browser, site.url, { theme: 'light', width: 1440 });
    const { page } = opened;
    const report: string[] = [];
    await page.goto(path);
    for (const state of states) {
      await state.reach(page);
      for (const { name: theme, colorScheme, forcedColors, at } of looks) {
        const width = state.width ?? at;
        await page.setViewportSize({ width, height: 900 });
        // A toast covers what is at the lower edge of a phone for its four seconds; at the top that is no control.
        await page.evaluate(() => scrollTo(0, 0));
        await page.emulateMedia({ colorScheme, forcedColors });
        report.push(
          ...(await accessibilityProblems(
            page,
            `${state.name}, ${theme}, ${width} px`,
            state.within,
          )),
        );
      }
      await page.setViewportSize({ width: 1440, height: 900 });
    }
    expect(report).toEqual([]);
  });
}
