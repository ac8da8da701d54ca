import { ownProcess as copy } from '#app/own-process/copy.ts';
import { drawingKey } from '#app/own-process/drawing-storage.ts';
import { onTime } from '#app/own-process/editor-state.ts';
import { fill } from '#request/fill.ts';
import { maxNameLength, type Process } from '#request/process/process.ts';
import { drawHref } from '#request/process/process-address.ts';
import { describeDelayOutcome } from '#request/process/sentences.ts';
import { runOf } from '#request/process/timing.ts';
import { expect, holdEntry, test } from './fixtures.ts';
import {
  answerOf,
  button,
  drawn,
  field,
  nameOf,
  names,
  open,
  rows,
  sample,
  section,
  withSteps,
  words,
} from './process-editor.ts';

test('a process is drawn by keyboard alone, and the delay of a step is said', async ({ page }) => {
  await open(page);
  await button(page, copy.empty).press('Enter');
  await expect(section(page).getByText(words.hint)).toBeVisible();
  await expect(field(page, words.name, 1)).toBeFocused();
  await nameOf(page).fill('Loan');
  const typed = [
    ['Check', 'Branch', '2'],
    ['Value', 'Valuer', '2'],
    ['Decide', 'Credit', '3'],
  ];
  for (const [index, texts] of typed.entries()) {
    // From the field before it, or past the unit and the three buttons of the step before.
    const name = field(page, words.name, index + 1);
    while (!(await name.evaluate((node) => node === document.activeElement))) {
      await page.keyboard.press('Tab');
    }
    for (const text of texts) {
      await page.keyboard.type(text);
      await page.keyboard.press('Tab');
    }
  }
  await field(page, words.unit, 2).focus();
  await page.keyboard.type('d');
  await button(page, copy.add).press('Enter');
  await expect(field(page, words.name, 4)).toBeFocused();
  await page.keyboard.type('Tell');
  await field(page, words.time, 4).fill('1');
  await button(page, fill(words.up, { name: 'Tell' })).press('Enter');
  await expect(button(page, fill(words.up, { name: 'Tell' }))).toBeFocused();
  await field(page, words.name, 4).press('Enter');
  const process: Process = {
    name: 'Loan',
    steps: [
      { name: 'Check', owner: 'Branch', time: '2', unit: 'hours' },
      { name: 'Value', owner: 'Valuer', time: '2', unit: 'days' },
      { name: 'Tell', owner: '', time: '1', unit: 'hours' },
      { name: 'Decide', owner: 'Credit', time: '3', unit: 'hours' },
    ],
  };
  await expect.poll(() => drawn(page)).toEqual(process);
  await section(page).getByLabel(copy.whatIf.step).focus();
  await page.keyboard.type('Val');
  await section(page).getByRole('slider').press('ArrowRight');
  const delay = { step: 1, hours: 0.5 };
  const { text, late } = describeDelayOutcome(process, delay, runOf(process, delay));
  await expect(answerOf(page)).toHaveText(`${text} ${late}.`);
  // Read out once the slider rests, and not while a step is typed.
  const read = section(page)
    .getByRole('status')
    .filter({ hasText: `${text} ${late}.` });
  await expect(read).toHaveCount(1);
  await field(page, words.time, 1).fill('5');
  await expect(answerOf(page)).not.toContainText(text);
  await expect(read).toHaveCount(1);
});

test('a step is removed, moved and undone; typing in one field is one change', async ({ page }) => {
  await open(page);
  const [first = '', second = '', ...others] = await names(page);
  await button(page, fill(words.remove, { name: second })).press('Enter');
  await expect(button(page, fill(words.remove, { name: others[0] ?? '' }))).toBeFocused();
  await button(page, fill(words.down, { name: first })).click();
  await field(page, words.name, 2).click();
  await page.keyboard.type('now');
  await expect.poll(() => names(page)).toEqual([others[0], 'now', ...others.slice(1)]);
  for (const expected of [
    [others[0], first, ...others.slice(1)],
    [first, ...others],
    [first, second, ...others],
  ]) {
    await button(page, copy.undo).click();
    await expect.poll(() => names(page)).toEqual(expected);
  }
  await expect(button(page, copy.undo)).toHaveAttribute('aria-disabled', 'true');
});

test('reload, Back, Forward and the home page keep the drawing', async ({ page }) => {
  await open(page);
  await nameOf(page).fill('Ours');
  await page.reload();
  await expect(nameOf(page)).toHaveValue('Ours');
  await field(page, words.owner, 1).fill('Plant 2');
  await page.goto('/privacy-policy');
  await page.goBack();
  await expect(field(page, words.owner, 1)).toHaveValue('Plant 2');
  await page.goto('/');
  await expect(nameOf(page)).toHaveValue('Ours');
  await page.goBack();
  await page.goForward();
  await expect(nameOf(page)).toHaveValue('Ours');
});

test('on a phone one step shows its fields: twelve take at most 2,200 px', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, await drawHref({ process: withSteps(12) }));
  await expect(rows(page)).toHaveCount(12);
  await expect(field(page, words.name, 2)).toBeHidden();
  await rows(page).nth(1).getByRole('button').first().click();
  await expect(field(page, words.name, 2)).toBeVisible();
  await expect(field(page, words.name, 1)).toBeHidden();
  expect((await section(page).boundingBox())?.height).toBeLessThanOrEqual(2_200);
});

test('a time that is none and a name that is too long stay as typed, and are said, the time folded too', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page);
  const name = field(page, words.name, 1);
  await name.fill('x'.repeat(maxNameLength + 1));
  const note = fill(copy.nameLong, { max: maxNameLength });
  await expect(name).toHaveAccessibleDescription(note);
  await expect(section(page).getByRole('status').filter({ hasText: note })).toHaveCount(1);
  const row = rows(page).nth(2);
  await row.getByRole('button').first().click();
  const time = field(page, words.time, 3);
  await time.fill('soon');
  await expect(time).toHaveAttribute('aria-invalid', 'true');
  await expect(time).toHaveAccessibleDescription(/number/);
  await rows(page).first().getByRole('button').first().click();
  await expect(time).toBeHidden();
  await expect(row.getByRole('button', { name: `“soon” ${words.notATime}` })).toBeVisible();
  await expect(answerOf(page)).toContainText(sample.steps[2]?.name ?? '');
  // No close is known after it.
  await expect(rows(page).last()).toContainText(fill(words.after, { number: 3 }));
  await page.reload();
  await expect(time).toHaveValue('soon');
  await expect(name).toHaveValue('x'.repeat(maxNameLength + 1));
  await row.getByRole('button').first().click();
  await time.fill('1,5');
  await expect(time).not.toHaveAttribute('aria-invalid');
  await expect(rows(page).last()).not.toContainText(fill(words.after, { number: 3 }));
});

test('on the home page the first press answers at once and works, and what is typed goes along', async ({
  page,
}) => {
  const entry = await holdEntry(page);
  await page.goto('/');
  const steps = await rows(page).count();
  await button(page, copy.add).click();
  await expect(button(page, copy.add)).toHaveAttribute('aria-busy', 'true');
  await entry.asked;
  entry.release();
  await expect(field(page, words.name, steps + 1)).toBeFocused();
  await expect(button(page, copy.add)).not.toHaveAttribute('aria-busy');
  await page.keyboard.type('Invoice');
  await expect.poll(() => names(page)).toContain('Invoice');
  const process = await drawn(page);
  await page.goto('/fms-details#draw');
  await expect.poll(() => drawn(page)).toEqual(process);
});

test('a page that Back shows again draws what another one has kept since, also where Back resets the lists, as in WebKit', async ({
  page,
}) => {
  await open(page, '/');
  await field(page, words.name, 1).fill('Earlier');
  const { name, steps } = withSteps(4);
  const later = { name, steps: steps.map((step) => ({ ...step, unit: 'days' as const })) };
  await section(page)
    .locator('form')
    .evaluate(
      (form: HTMLFormElement, [key, kept]) => {
        sessionStorage.setItem(key, kept);
        form.reset();
        // As when the back/forward cache, which Playwright turns off, restores the page.
        dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
      },
      [drawingKey, JSON.stringify(onTime(later))] as const,
    );
  await expect.poll(() => drawn(page)).toEqual(later);
});
