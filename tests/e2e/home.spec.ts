import { home } from '#app/pages/home/copy.ts';
import { order2041States } from '#app/product/order-2041.ts';
import { expect, test } from './fixtures.ts';

const [stuck, vendorAsked, reassigned] = order2041States;
const { entries } = home.modules;

test('the first screen shows the claim, the tagline, both links and what can be pressed', async ({
  page,
}) => {
  for (const size of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size);
    await page.goto('/');
    const hero = page.locator('.hero');
    for (const name of ['Book a Demo', 'Explore Features']) {
      await expect(hero.getByRole('link', { name })).toBeInViewport({ ratio: 1 });
    }
    for (const text of [home.hero.lead, home.hero.badge]) {
      await expect(hero.getByText(text)).toBeInViewport({ ratio: 1 });
    }
    for (const name of Object.values(stuck.actions)) {
      await expect(hero.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
    }
  }
});

test('a keyboard brings order 2041 from stuck to each state and back; focus and screen reader follow', async ({
  page,
}) => {
  await page.goto('/');
  const stage = page.locator('.stage');
  const title = (text: string) => stage.locator('.stage__title', { hasText: text });
  for (const state of [vendorAsked, reassigned]) {
    await stage.getByRole('button', { name: stuck.actions[state.id] }).focus();
    await page.keyboard.press('Enter');
    await expect(title(state.title)).toBeVisible();
    await expect(title(stuck.title)).toBeHidden();
    await expect(stage.getByText(state.push.title)).toBeVisible();
    await expect(stage.getByRole('status')).toHaveText(`${state.title}. ${state.reason}`);
    await expect(stage.getByRole('button', { name: 'Start again' })).toBeFocused();
    await page.keyboard.press('Space');
    await expect(title(stuck.title)).toBeVisible();
    await expect(
      stage.getByRole('button', { name: Object.values(stuck.actions)[0] }),
    ).toBeFocused();
  }
});

test('the first click counts, before anything of the island has loaded, and moves nothing', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  /** In whole pixels: a part of one shows nowhere. */
  const place = async () =>
    Object.values((await page.locator('.stage').boundingBox()) ?? {}).map(Math.round);
  const before = await place();
  const { x = 0, y = 0 } =
    (await page.getByRole('button', { name: stuck.actions['vendor-asked'] }).boundingBox()) ?? {};
  // A locator's click would scroll first.
  await page.mouse.click(x + 9, y + 9);
  await expect(page.locator('.stage__title', { hasText: vendorAsked.title })).toBeVisible();
  expect(await place()).toEqual(before);
});

test('the tour shows the window of the module that is chosen; clicks and arrow keys choose', async ({
  page,
}) => {
  // Otherwise sections below the fold stay hidden until they are scrolled into view.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    const windows = page.locator('.tour .window');
    await expect(windows).toHaveCount(entries.length);
    await expect(windows.locator('visible=true')).toHaveCount(1);
    // All lines can be read without a press, and so can the way to more.
    const lines = page.locator('.tour__text > p').locator('visible=true');
    await expect(lines).toHaveCount(entries.length);
    await expect(page.locator('.tour').getByRole('link', { name: /^Learn More/ })).toBeVisible();
    await page.locator('.tour label').nth(1).click();
    await expect(windows.nth(1)).toBeVisible();
    await expect(windows.locator('visible=true')).toHaveCount(1);
    await page.keyboard.press('ArrowUp');
    await expect(windows.first()).toBeVisible();
    await expect(page.getByRole('radio').first()).toBeFocused();
  }
});
