import type { Page } from '@playwright/test';
import { demoForm } from '#app/content/demo-form.ts';
import { messages } from '#app/content/messages.ts';
import { ownProcess } from '#app/content/own-process.ts';
import { maxSteps } from '#app/own-process/process.ts';
import { processParameter } from '#app/own-process/process-names.ts';
import { expect, fillForm, submitButton, test, visitor } from './fixtures.ts';
import { answerCalls, sendPattern } from './mail-calls.ts';
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

/** States that follow each other on one page. */
type Walk = {
  name: string;
  path: string;
  prepare?: (page: Page) => Promise<void>;
  states: State[];
};

const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name });

const status = (page: Page) => page.getByRole('main').getByRole('status');

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
  await answerCalls(page, [{ status: 200, text: 'OK' }]);
  await fillForm(page, visitor());
  await submit(page);
  await expect(page.getByRole('heading', { name: 'Thank You' })).toBeFocused();
}

const unconfigured: State = {
  name: 'the notice that stands for the form',
  async reach(page) {
    await page.evaluate(() => localStorage.setItem('emailjs_user_id', 'YOUR_USER_ID'));
    // Not reloaded: a thank-you would last.
    await page.goto(new URL(page.url()).pathname);
    await expect(page.locator('.notice')).toBeVisible();
  },
};

const note = (page: Page) => page.locator('.attached-process');

/** accessibility.full.spec.ts has every page as it comes in every theme at every width. */
const looks = [
  ...themes.map((theme) => ({ ...theme, at: theme.name === 'dark' ? 320 : 1440 })),
  { ...themes[0], at: 320 },
];

const openMenu: State = {
  name: 'the open menu',
  width: 320,
  async reach(page) {
    await page.setViewportSize({ width: 390, height: 900 });
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.locator('#site-menu')).toBeVisible();
  },
};

const closing = '.closing';

const tabs = '.tabs';

const tab = (name: string): State => ({
  name: `the tab ${name}`,
  within: tabs,
  async reach(page) {
    await page.getByRole('tab', { name, exact: true }).click();
    await expect(page.getByRole('tab', { name, exact: true })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
});

const draw = '#draw';

/** A process of this many steps, as an address writes it. */
function written(steps: number): string {
  const names = Array.from({ length: steps }, (_, at) => `Step_${at}-Owner_${at}-4h`);
  return `/fms-details?${processParameter}=2-Ours-${names.join('-')}`;
}

async function hydrateEditor(page: Page): Promise<void> {
  await page.getByLabel(ownProcess.name).focus();
  await expect(page.locator(`${draw} [data-island]`)).toHaveAttribute('data-hydrated', '');
}

const walks: Walk[] = [
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
        name: 'the hint at a work address',
        async reach(page) {
          await page.getByRole('button', { name: /^Did you mean/ }).click();
          await page.getByLabel('Name', { exact: true }).focus();
          await expect(page.getByText(demoForm.emailAdvice.workAddress)).toBeVisible();
        },
      },
      {
        name: 'the draft after a reload',
        async reach(page) {
          await page.reload();
          await expect(page.getByLabel('Email', { exact: true })).toHaveValue('asha@gmail.com');
        },
      },
      {
        name: 'no network',
        async reach(page) {
          await page.context().setOffline(true);
          await submit(page);
          await expect(page.locator('.form-status')).toContainText('You are offline');
        },
      },
      {
        name: 'on its way',
        async reach(page) {
          await page.route(sendPattern, () => undefined);
          await page.context().setOffline(false);
          await expect(page.locator('.form-status')).toBeEmpty();
          await expect(submitButton(page)).toBeDisabled();
        },
      },
      {
        name: 'a failure, with its toast',
        async reach(page) {
          // In this order: a call that is let go while the page stands would be answered, and the form replaced.
          await page.reload();
          await answerCalls(page, [{ status: 400 }]);
          await fillForm(page, visitor());
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
    name: 'terms and the form of the home page, and the menu over it',
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
          const term = page.getByRole('main').getByRole('button', { name: 'TAT' }).first();
          await term.focus();
          await expect(page.locator('.tooltip').filter({ visible: true })).toBeVisible();
        },
      },
      { name: 'an error at each field', within: closing, reach: expectErrors },
      {
        name: 'a failure, told by the form',
        within: closing,
        async reach(page) {
          await page.route('**/toaster-*.js', (route) => route.abort());
          await answerCalls(page, [{ status: 400 }]);
          await fillForm(page, visitor());
          await submit(page);
          await expect(page.locator('.send-failure')).toContainText(messages.request.sendFailed);
        },
      },
      { name: 'the Thank You panel', within: closing, reach: thankYou },
      { ...unconfigured, within: closing },
      { ...openMenu, within: '.site-header' },
    ],
  },
  {
    name: 'the notice on the page of the form',
    path: '/book-demo',
    states: [unconfigured, openMenu],
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
          await button(page, 'Save settings').click();
          await expect(page.locator('.field__error')).toHaveCount(3);
        },
      },
      {
        name: 'saved three times',
        async reach(page) {
          for (const label of ['User ID', 'Service ID', 'Template ID']) {
            await page.getByLabel(label).fill('mine');
          }
          for (const count of [1, 2, 3]) {
            await button(page, 'Save settings').click();
            await expect(page.locator('.toast')).toHaveCount(count);
          }
          await holdToasts(page, 'success');
        },
      },
      {
        name: 'not saved',
        async reach(page) {
          await page.evaluate(() => {
            Storage.prototype.setItem = () => {
              throw new Error('full');
            };
          });
          await button(page, 'Save settings').click();
          await holdToasts(page, 'error');
        },
      },
    ],
  },
  {
    name: 'the tabs of the FMS page',
    path: '/fms-details',
    states: [
      tab('Time & TAT'),
      tab('Workflow Types'),
      tab('Examples'),
      {
        name: 'a process opened',
        within: tabs,
        async reach(page) {
          await page.getByRole('link', { name: 'Finance', exact: true }).click();
          await page.locator('.department summary', { hasText: 'Vendor payment' }).click();
          await expect(page.locator('#vendor-payment')).toBeVisible();
        },
      },
    ],
  },
  {
    name: 'a process of the visitor’s own',
    path: '/fms-details',
    states: [
      {
        name: 'the sample, hydrated',
        within: draw,
        reach: hydrateEditor,
      },
      {
        name: 'a time that is wrong, in fields that are unfolded',
        within: draw,
        async reach(page) {
          const summary = page.locator('.own-step__summary').nth(2);
          if (await summary.isVisible()) await summary.click();
          await page.getByLabel('Step 3: time allowed', { exact: true }).fill('1000');
          await expect(page.locator('.own-step__error')).toBeVisible();
        },
      },
      {
        name: 'three empty steps',
        within: draw,
        async reach(page) {
          await page.getByRole('button', { name: ownProcess.empty }).click();
          await expect(page.getByText(ownProcess.step.hint)).toBeVisible();
        },
      },
      {
        name: 'a refused address',
        within: draw,
        async reach(page) {
          await page.goto(`/fms-details?${processParameter}=9-x`);
          await expect(page.locator('.own-process__refusal')).toBeVisible();
        },
      },
      {
        name: 'as many steps as there can be',
        within: draw,
        async reach(page) {
          await page.goto(written(maxSteps));
          await expect(page.locator('.own-step')).toHaveCount(maxSteps);
        },
      },
    ],
  },
  {
    name: 'a process that comes along with a request',
    path: written(3).replace('/fms-details', '/book-demo'),
    states: [
      {
        name: 'the note on the page of the form',
        within: '.demo-form',
        async reach(page) {
          await expect(note(page).getByRole('link')).toBeVisible();
        },
      },
      {
        name: 'the note on the home page',
        within: '.demo-form',
        async reach(page) {
          await page.goto('/');
          await expect(note(page).getByRole('link')).toBeVisible();
        },
      },
    ],
  },
  {
    name: 'the goals',
    path: '/okr-module',
    states: [
      {
        name: 'one task closed late, one in time',
        async reach(page) {
          await page.setViewportSize({ width: 1440, height: 900 });
          for (const order of ['2041', '2044']) {
            await button(page, `Close now: Vendor quote, order ${order}`).click();
          }
          await expect(status(page)).toContainText('42 of 52');
        },
      },
    ],
  },
  {
    name: 'the capacity board',
    path: '/capacity-iq',
    states: [
      {
        name: 'after the move, and the toast of the demo',
        async reach(page) {
          await page.locator('summary', { hasText: 'Show after the move' }).click();
          await button(page, 'Schedule a Demo').click();
          await holdToasts(page, 'success');
        },
      },
    ],
  },
  {
    name: 'the assistant',
    path: '/gpt-assistant',
    states: [
      {
        name: 'another conversation',
        async reach(page) {
          await page.getByRole('radio', { name: 'Weeks 22 and 23' }).check({ force: true });
          await expect(page).toHaveURL('/gpt-assistant?question=ran-over-most');
        },
      },
    ],
  },
  {
    name: 'the branches',
    path: '/multi-branch-support',
    states: [
      {
        name: 'another branch',
        async reach(page) {
          await page.getByRole('radio', { name: 'Pune' }).check({ force: true });
          await expect(page).toHaveURL('/multi-branch-support?branch=pune');
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
