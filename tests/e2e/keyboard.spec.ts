import type { Page } from '@playwright/test';
import { pages } from '#app/site-map.ts';
import { demoFields } from '#request/demo-fields.ts';
import { expect, submitButton, test, visitor } from './fixtures.ts';

// A page that scrolls smoothly to the focus would still be on its way when it is looked at.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Where the focus is, and whether a visitor can see it: an outline, inside the viewport, under nothing. */
async function focusState(page: Page) {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return null;
    // A radio button that is drawn by its label is looked for in the smallest part that holds both.
    let drawn: HTMLElement = element;
    if (element instanceof HTMLInputElement && element.type === 'radio') {
      const label = element.labels?.[0] ?? null;
      while (!drawn.contains(label) && drawn.parentElement) drawn = drawn.parentElement;
    }
    const box = drawn.getBoundingClientRect();
    const outlined = [element, drawn, ...drawn.querySelectorAll('*')].some((part) => {
      const { outlineStyle, outlineWidth, opacity } = getComputedStyle(part);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && opacity !== '0';
    });
    const x = box.x + box.width / 2;
    const y = box.y + Math.min(box.height / 2, 20);
    const top = document.elementFromPoint(x, y);
    return {
      name: (element.getAttribute('aria-label') ?? element.innerText).trim(),
      id: element.id,
      outlined,
      inView: box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth,
      uncovered: top !== null && (drawn.contains(top) || top.contains(drawn)),
    };
  });
}

function expectSeen(stop: NonNullable<Awaited<ReturnType<typeof focusState>>>) {
  expect.soft(stop, `the focus on “${stop.name || stop.id}” can be seen`).toMatchObject({
    outlined: true,
    inView: true,
    uncovered: true,
  });
}

/** Presses Tab until `reached` says so; every stop on the way has to be visible. Gives the names of the stops. */
async function tabUntil(
  page: Page,
  reached: (stop: { name: string; id: string }) => boolean,
  max = 120,
): Promise<string[]> {
  const stops: string[] = [];
  while (stops.length < max) {
    await page.keyboard.press('Tab');
    const stop = await focusState(page);
    if (!stop) continue;
    stops.push(stop.name || stop.id);
    expectSeen(stop);
    if (reached(stop)) return stops;
  }
  throw new Error(`Not reached within ${max} stops: ${stops.join(' → ')}`);
}

test('from the first Tab on the home page to the Thank You panel by keyboard alone', async ({
  page,
}) => {
  await page.goto('/');
  const stops = await tabUntil(page, ({ name }) => name === 'Book a Demo');
  expect(stops).toEqual([
    'Skip to content',
    'Millrace',
    'Features',
    'Solutions',
    'Integrations',
    'Roadmap',
    'Book a Demo',
  ]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/book-demo');

  const who = visitor();
  const answers: Readonly<Record<string, string | undefined>> = who;
  for (const [index, { name, type, options }] of demoFields.entries()) {
    const stops = await tabUntil(page, ({ id }) => id === name);
    if (index > 0) expect(stops).toEqual([name]);
    const answer = answers[name] ?? '';
    if (type !== 'radio') {
      await page.keyboard.type(answer);
      continue;
    }
    await page.keyboard.press('Space');
    const steps = options?.indexOf(answer) ?? 0;
    for (let step = 0; step < steps; step += 1) await page.keyboard.press('ArrowRight');
    await expect(page.getByLabel(answer, { exact: true })).toBeChecked();
  }
  await tabUntil(page, ({ name }) => name === 'Book a Demo', 3);
  await expect(submitButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  const title = page.getByRole('heading', { name: 'Thank You' });
  await expect(title).toBeFocused();
  await tabUntil(page, ({ name }) => name === 'Return to Home', 3);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
});

const tabs = ['time-tat', 'workflow-types', 'examples'].map((id) => `/fms-details#${id}`);

for (const path of [...pages.map(({ path }) => path), ...tabs]) {
  test(`the skip link of ${path} leads to its content, and Tab to the footer with a visible focus at each stop`, async ({
    page,
  }) => {
    await page.goto(path);
    // A fragment moves the point from which Tab goes on.
    await page.locator('.skip-link').focus();
    // The way through the header is the same everywhere: the home page's is walked above.
    await page.keyboard.press('Enter');
    await expect(page.locator('main')).toBeFocused();
    await tabUntil(page, ({ name }) => name === 'Privacy', 200);
  });
}

test('the tabs are one tab stop, arrows move among them, and Tab goes on into the panel', async ({
  page,
}) => {
  await page.goto('/fms-details');
  await tabUntil(page, ({ name }) => name === 'Key Elements');
  await expect(page.locator('[data-island=tab-list]')).toHaveAttribute('data-hydrated', '');
  const tab = (name: string) => page.getByRole('tab', { name, exact: true });
  const panel = (name: string) => page.getByRole('tabpanel', { name, exact: true });
  for (const name of ['Time & TAT', 'Workflow Types', 'Examples']) {
    await page.keyboard.press('ArrowRight');
    await expect(tab(name)).toBeFocused();
    await expect(panel(name)).toBeVisible();
  }
  await tabUntil(page, () => true);
  await expect(panel('Examples').locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Shift+Tab');
  await expect(tab('Examples')).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('Tab goes through the open menu in order, and the focus stays visible after it', async ({
    page,
  }) => {
    await page.goto('/okr-module');
    await tabUntil(page, ({ name }) => name === 'Open menu', 5);
    await page.keyboard.press('Enter');
    expect(await tabUntil(page, ({ name }) => name === 'Book a Demo', 6)).toEqual([
      'Features',
      'Solutions',
      'Integrations',
      'Roadmap',
      'Book a Demo',
    ]);
    await tabUntil(page, ({ name }) => name === 'Privacy', 60);
    await expect(page.locator('#site-menu')).toBeHidden();
  });
});
