import type { Page } from '@playwright/test';
import { fill } from '#app/content/fill.ts';
import { fmsDetails } from '#app/content/fms-details.ts';
import { fmsExamples } from '#app/content/fms-examples.ts';
import { framesOf } from '#app/figures/fms/flow-frames.ts';
import { drawnState, type RulerState } from '#app/figures/fms/ruler-state.ts';
import { movable, rulerView } from '#app/figures/fms/ruler-view.ts';
import { workflowShapes } from '#app/sample-operations/workflow-types.ts';
import { expect, holdEntry, test } from './fixtures.ts';

const { player: playerWords, types } = fmsDetails.workflowTypes;

/** An example process with a name and a step to look for. */
function example(id: string) {
  const process = fmsExamples
    .flatMap(({ processes }) => [...processes])
    .find((each) => each.id === id);
  if (!process) throw new Error(`No example process ${id}`);
  return { name: process.name, step: process.steps[1].name };
}

/** A workflow type as it is named and as it plays. */
function flow(id: (typeof workflowShapes)[number]['id']) {
  const shape = workflowShapes.find((each) => each.id === id);
  const name = types.find((each) => each.id === id)?.name;
  if (!shape || !name) throw new Error(`No workflow type ${id}`);
  return { name, shape, frames: framesOf(shape) };
}

/** What the summary of the ruler must say of one of its movable tasks: its rule and when it is due. */
function dueOf(side: keyof typeof movable, changes: Partial<RulerState> = {}): RegExp {
  const mark = rulerView({ ...drawnState, ...changes }).marks.find(
    ({ id }) => id === movable[side],
  );
  if (!mark) throw new Error(`Nothing is due ${side} T`);
  const parts = [`${mark.name} (${mark.rule})`, mark.dueInFull].map((part) => RegExp.escape(part));
  return new RegExp(parts.join('[^.]*'));
}

const ids = ['key-elements', 'time-tat', 'workflow-types', 'examples'] as const;

function panel(page: Page, id: (typeof ids)[number]) {
  return page.locator(`#${id}`);
}

function tab(page: Page, name: string) {
  return page.getByRole('tab', { name, exact: true });
}

async function expectOnly(page: Page, shown: (typeof ids)[number]) {
  for (const id of ids) await expect(panel(page, id)).toBeVisible({ visible: id === shown });
}

test('clicking a tab shows its panel, keeps the tabs in view and can be undone with Back', async ({
  page,
}) => {
  await page.goto('/fms-details');
  await expectOnly(page, 'key-elements');
  await tab(page, 'Time & TAT').click();
  await expectOnly(page, 'time-tat');
  await expect(tab(page, 'Time & TAT')).toHaveAttribute('aria-selected', 'true');
  await expect(tab(page, 'Key Elements')).toHaveAttribute('aria-selected', 'false');
  await expect(tab(page, 'Time & TAT')).toBeInViewport();
  await tab(page, 'Examples').click();
  await expect(page).toHaveURL(/#examples$/);
  await page.goBack();
  await expectOnly(page, 'time-tat');
  await expect(tab(page, 'Time & TAT')).toHaveAttribute('aria-selected', 'true');
});

test('the first panel does not fade in, one that replaces it does', async ({ page }) => {
  const faded: string[] = [];
  page.on('console', (message) => faded.push(message.text()));
  await page.addInitScript(() => {
    addEventListener('animationstart', ({ animationName, target }) => {
      if (animationName === 'tab-shows' && target instanceof Element) console.log(target.id);
    });
  });
  await page.goto('/fms-details');
  await tab(page, 'Key Elements').focus();
  await expect(tab(page, 'Examples')).toHaveAttribute('tabindex', '-1');
  await tab(page, 'Time & TAT').click();
  await expect.poll(() => faded).toEqual(['time-tat']);
});

test('a tab that is not hydrated yet is a link, which Back undoes', async ({ page }) => {
  await holdEntry(page);
  await page.goto('/fms-details');
  await tab(page, 'Time & TAT').click();
  await expectOnly(page, 'time-tat');
  await expect(page).toHaveURL(/#time-tat$/);
  await page.goBack();
  await expectOnly(page, 'key-elements');
});

test('an arrow key pressed before the tabs are hydrated is not lost', async ({ page }) => {
  const entry = await holdEntry(page);
  await page.goto('/fms-details');
  await tab(page, 'Key Elements').focus();
  await page.keyboard.press('ArrowRight');
  await entry.asked;
  entry.release();
  await expectOnly(page, 'time-tat');
  await expect(tab(page, 'Time & TAT')).toBeFocused();
});

test('arrow keys, Home and End move through the tabs, which are a single tab stop', async ({
  page,
}) => {
  await page.goto('/fms-details');
  await tab(page, 'Key Elements').focus();
  await expect(tab(page, 'Examples')).toHaveAttribute('tabindex', '-1');
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, 'Time & TAT')).toBeFocused();
  await expectOnly(page, 'time-tat');
  await page.keyboard.press('End');
  await expect(tab(page, 'Examples')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, 'Key Elements')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Home');
  await expectOnly(page, 'key-elements');
});

test('a link to a tab opens it and marks it selected', async ({ page }) => {
  await page.goto('/fms-details#examples');
  await expectOnly(page, 'examples');
  await expect(tab(page, 'Examples')).toHaveAttribute('aria-selected', 'true');
});

test('a link to one process opens the examples with that process, and another can be picked', async ({
  page,
}) => {
  await page.goto('/fms-details#vendor-payment');
  await expectOnly(page, 'examples');
  await expect(page.locator('#vendor-payment')).toBeVisible();
  await expect(page.locator('#exit-and-handover')).toBeHidden();
  const { name, step } = example('asset-return');
  await page.getByRole('link', { name }).click();
  await expect(page.locator('#asset-return')).toContainText(step);
  await expect(page.locator('#vendor-payment')).toBeHidden();
  await expectOnly(page, 'examples');
});

/** Opens the examples and waits until the tabs, and with them the links, are alive. */
async function openExamples(page: Page) {
  await page.goto('/fms-details#examples');
  await expect(page.locator('[data-island=tab-list]')).toHaveAttribute('data-hydrated', '');
}

test('picking a process keeps the focus in the list, and Back shows the previous one', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openExamples(page);
  const picked = page.locator('.process-picker [aria-current=true]');
  const claim = page.getByRole('link', { name: example('expense-claim').name });
  const another = page.getByRole('link', { name: example('asset-return').name });
  const next = page.locator('.process-picker a:focus');
  await expect(picked).toHaveAttribute('href', '#exit-and-handover');
  await claim.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#expense-claim$/);
  await expect(page.locator('#expense-claim h3')).toBeInViewport();
  // A browser moves the focus of a jump in the frame after it.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  await expect(claim).toBeFocused();
  await expect(claim).toBeInViewport();
  await expect(picked).toHaveAttribute('href', '#expense-claim');
  await page.keyboard.press('Tab');
  await expect(next).not.toHaveAttribute('href', '#expense-claim');
  const other = (await next.getAttribute('href')) ?? '';
  await page.keyboard.press('Enter');
  await expect(page.locator(other)).toBeVisible();
  await expect(next).toHaveAttribute('href', other);
  await page.goBack();
  await expect(page.locator('#expense-claim')).toBeVisible();
  await expect(page.locator(other)).toBeHidden();
  await expect(picked).toHaveAttribute('href', '#expense-claim');
  await another.click();
  await expect(another).toBeFocused();
});

test('where the list scrolls away, the focus moves to the picked process', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/fms-details#expense-claim');
  // Its department is unfolded, though another one is as the page comes.
  const link = page.getByRole('link', { name: example('expense-claim').name });
  await expect(link).toHaveAttribute('aria-current', 'true');
  await expect(page.locator('details[open] > summary')).toHaveText('Finance');
  const neighbor = page.locator('details[open] a:not([aria-current])').first();
  const id = (await neighbor.getAttribute('href')) ?? '';
  const other = page.locator(`.process-picker [href="${id}"]`);
  await other.focus();
  await page.keyboard.press('Enter');
  const heading = page.locator(`${id} h3`);
  await expect(heading).toBeInViewport();
  await expect(heading).toBeFocused();
  await expect(other).toHaveAttribute('aria-current', 'true');
  await expect(other).not.toBeInViewport();
});

test('the skip link leaves the chosen tab as it is', async ({ page }) => {
  await page.goto('/fms-details#time-tat');
  await expect(tab(page, 'Time & TAT')).toHaveAttribute('aria-selected', 'true');
  await page.locator('.skip-link').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#main$/);
  await expectOnly(page, 'time-tat');
});

test('changing T, X and the calendar changes the due times, and the address keeps them', async ({
  page,
}) => {
  await page.goto('/fms-details#time-tat');
  const summary = page.locator('.ruler-controls__summary');
  const [fri, amount] = [{ day: 'fri' }, { amount: 2 }] as const;
  const inHours = { ...fri, ...amount, unit: 'hours', hours: '8-16' } as const;
  await expect(summary).toContainText(dueOf('before'));
  await page.getByRole('radio', { name: 'Fri' }).check();
  await expect(summary).toContainText(dueOf('before', fri));
  await panel(page, 'time-tat').getByRole('slider').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(summary).toContainText(dueOf('before', { ...fri, ...amount }));
  await page.getByRole('radio', { name: 'hours' }).focus();
  await page.keyboard.press('Space');
  await page.getByRole('radio', { name: '08–16' }).check();
  await expect(summary).toContainText(dueOf('before', inHours));
  await page.getByLabel(fmsDetails.timeTat.ruler.saturdays).check();
  const moved = dueOf('after', { ...inHours, saturdays: true });
  expect(moved).not.toEqual(dueOf('after', inHours));
  await expect(summary).toContainText(moved);
  await expect(page).toHaveURL(/\?t=fri&x=2h&hours=8-16&sat=1#time-tat$/);

  await page.reload();
  await expect(summary).toContainText(moved);
  await expect(page.getByRole('radio', { name: 'Fri' })).toBeChecked();
  await page.getByRole('button', { name: fmsDetails.timeTat.ruler.reset }).click();
  await expect(summary).toContainText(dueOf('before'));
  await expect(page).toHaveURL(/\/fms-details#time-tat$/);
});

test('a loop can be stepped through, forward and back', async ({ page }) => {
  const { name, frames } = flow('loop');
  const [first, second, third] = frames;
  if (!first?.acting[0] || !second?.acting[0] || !third?.returned || !third.acting[0]) {
    throw new Error('The loop does not go back in its third moment');
  }
  await page.goto('/fms-details#workflow-types');
  const player = page.getByRole('group', { name, exact: true });
  await player.getByRole('button', { name: playerWords.step }).click();
  await expect(player).toContainText(`1 of ${frames.length}`);
  await expect(player).toContainText(fill(playerWords.acting, first.acting[0]));
  await player.getByRole('button', { name: playerWords.step }).click();
  await player.getByRole('button', { name: playerWords.step }).click();
  await expect(player).toContainText(fill(playerWords.returned, third.returned));
  await expect(player).toContainText(fill(playerWords.again, third.acting[0]));
  await player.getByRole('button', { name: playerWords.back }).click();
  await expect(player).toContainText(fill(playerWords.acting, second.acting[0]));
});

test('a split plays to its end once started', async ({ page }) => {
  const { name, shape, frames } = flow('split-direct');
  await page.clock.install();
  await page.goto('/fms-details#workflow-types');
  const player = page.getByRole('group', { name, exact: true });
  await player.getByRole('button', { name: playerWords.play }).click();
  await expect(player.getByRole('button', { name: playerWords.pause })).toBeVisible();
  for (const [index] of frames.entries()) {
    if (index > 0) await page.clock.runFor(1400);
    await expect(player).toContainText(`${index + 1} of ${frames.length}`);
  }
  await expect(player).toContainText(fill(playerWords.finished, shape.last));
  await expect(player.getByRole('button', { name: playerWords.play })).toBeVisible();
});

test.describe('under reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('flows do not play, they can only be stepped through', async ({ page }) => {
    await page.goto('/fms-details#workflow-types');
    const player = page.getByRole('group', { name: flow('loop').name, exact: true });
    await expect(player.getByRole('button', { name: 'Play' })).toBeHidden();
    await expect(player.getByRole('button', { name: 'Step' })).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every panel is shown under its heading, the tabs are links, and processes can be picked', async ({
    page,
  }) => {
    await page.goto('/fms-details');
    for (const id of ids) await expect(panel(page, id)).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: 'Workflow Types' })).toBeVisible();
    await expect(page.getByRole('slider')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Step' })).toHaveCount(0);
    await tab(page, 'Workflow Types').click();
    await expect(page.getByRole('heading', { level: 2, name: 'Workflow Types' })).toBeInViewport();
    const { name, step } = example('hiring');
    await page.getByRole('link', { name }).click();
    await expect(page.locator('#hiring')).toContainText(step);
  });
});

test('every panel and all thirty processes are printed, without header and controls', async ({
  page,
}) => {
  await page.goto('/fms-details#time-tat');
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  for (const id of ids) await expect(panel(page, id)).toBeVisible();
  await expect(page.locator('.process:visible')).toHaveCount(30);
  for (const selector of ['.site-header', '.tabs__list', '.ruler-controls', '.fms-closing']) {
    await expect(page.locator(selector)).toBeHidden();
  }
  const drawn = await page
    .locator('.process-steps :is(li, .process-step)')
    .evaluateAll((parts) =>
      parts.flatMap((part) =>
        ['::before', '::after'].filter((side) => getComputedStyle(part, side).content !== 'none'),
      ),
    );
  expect(drawn, 'lines that would strike the words through').toEqual([]);
});
