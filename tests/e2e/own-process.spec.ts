import type { Locator, Page } from '@playwright/test';
import { fill } from '#app/content/fill.ts';
import { fmsExamples } from '#app/content/fms-examples.ts';
import { ownProcess as copy } from '#app/content/own-process.ts';
import { exampleOf } from '#app/own-process/examples.ts';
import { mostSteps, type Process } from '#app/own-process/process.ts';
import {
  bookHref,
  drawHref,
  linkProblem,
  readProcess,
  writeProcess,
} from '#app/own-process/process-address.ts';
import { moveStep } from '#app/own-process/process-edits.ts';
import { processParameter } from '#app/own-process/process-names.ts';
import { delayOf, firstQuestion } from '#app/own-process/question.ts';
import { delaySentences } from '#app/own-process/sentences.ts';
import { firstExampleIds } from '#app/own-process/starting-points.ts';
import { expect, test } from './fixtures.ts';

function example(id: string): Process {
  const process = exampleOf(id);
  if (!process) throw new Error(`No example ${id}`);
  return process;
}

const sample = example(firstExampleIds[0]);

/** A process of so many steps, with words of so many wide letters. */
function withSteps(count: number, letters = 10): Process {
  const steps = Array.from({ length: count }, (_, at) => ({
    name: `${'M'.repeat(letters)} ${at}`,
    owner: { kind: 'dynamic' as const, name: `${'W'.repeat(letters)} ${at}` },
    tat: { amount: 3, unit: 'hours' as const },
    track: 'main' as const,
  }));
  return { ...sample, steps };
}
const words = copy.step;

const section = (page: Page) => page.locator('#draw');
const answer = (page: Page) => section(page).locator('.what-if__sentence');
const names = (page: Page) =>
  section(page)
    .locator('.own-step__name input')
    .evaluateAll((all) => all.map((each) => (each instanceof HTMLInputElement ? each.value : '')));

const field = (page: Page, name: string, number: number) =>
  section(page).getByLabel(`${fill(words.number, { number })} ${name}`, { exact: true });

const button = (page: Page, name: string) =>
  section(page).getByRole('button', { name, exact: true });

/** Opens the section and has it hydrated. */
async function open(page: Page, address = '/fms-details#draw') {
  await page.goto(address);
  await section(page).getByLabel(copy.name).focus();
  await expect(section(page).locator('[data-island]')).toHaveAttribute('data-hydrated', '');
}

/** The process in the address, once it is another than the sample. */
async function addressed(page: Page): Promise<Process> {
  await expect(page).toHaveURL(new RegExp(`[?&]${processParameter}=`));
  const result = readProcess(new URL(page.url()).searchParams.get(processParameter) ?? '');
  if ('error' in result) throw new Error(result.error);
  return result.process;
}

/** What core says of a process when the question of the editor is asked of it. */
function said(process: Process, question = firstQuestion(process)): string {
  const delays = { [question.step]: delayOf(process, question) };
  return delaySentences(process, { delays })[0] ?? '';
}

test('a process can be drawn by keyboard alone, and the sentences say what its slowest step delays', async ({
  page,
}) => {
  await open(page);
  await button(page, copy.start.empty).press('Enter');
  await expect(answer(page)).toHaveText(copy.whatIf.onTime);
  const process = section(page).getByLabel(copy.name);
  await process.fill('Loan approval');
  const steps = [
    { name: 'Check papers', owner: 'Branch', amount: '2', unit: 'hours' },
    { name: 'Value the house', owner: 'Valuer', amount: '2', unit: 'days' },
    { name: 'Decide', owner: 'Credit head', amount: '30', unit: 'minutes' },
  ];
  for (const [index, step] of steps.entries()) {
    const number = index + 1;
    await field(page, words.name, number).fill(step.name);
    await field(page, words.owner, number).fill(step.owner);
    await field(page, words.amount, number).fill(step.amount);
    await field(page, words.unit, number).focus();
    await page.keyboard.type(step.unit.slice(0, 1));
  }
  await field(page, words.kind, 2).focus();
  await page.keyboard.type('e');
  await button(page, copy.add).press('Enter');
  await expect(field(page, words.name, 4)).toBeFocused();
  await page.keyboard.type('Tell the customer');
  await button(page, fill(words.up, { name: 'Tell the customer' })).press('Enter');
  await expect(button(page, fill(words.up, { name: 'Tell the customer' }))).toBeFocused();
  await button(page, fill(words.down, { name: 'Tell the customer' })).press('Enter');
  await expect
    .poll(() => names(page))
    .toEqual([...steps.map(({ name }) => name), 'Tell the customer']);
  // The address follows what is typed after a moment.
  await expect
    .poll(async () => (await addressed(page)).steps.map(({ name }) => name))
    .toEqual([...steps.map(({ name }) => name), 'Tell the customer']);
  const built = await addressed(page);
  expect(built.steps.map(({ tat }) => tat.unit)).toEqual(['hours', 'days', 'minutes', 'hours']);
  expect(built.steps[1]?.owner).toEqual({ kind: 'external', name: 'Valuer' });
  const slider = section(page).getByRole('slider');
  await section(page).getByLabel(copy.whatIf.step, { exact: true }).focus();
  await page.keyboard.type('Val');
  await slider.focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await expect(answer(page)).toHaveText(said(built, { step: 1, more: 1, looped: false }));
});

test('the sample’s sentences agree with the model, and a question about another step changes them', async ({
  page,
}) => {
  await open(page);
  await expect(answer(page)).toHaveText(said(sample));
  const slider = section(page).getByRole('slider');
  await slider.focus();
  await page.keyboard.press('ArrowRight');
  const asked = firstQuestion(sample);
  await expect(answer(page)).toHaveText(said(sample, { ...asked, more: asked.more + 1 }));
});

test('typing replaces a field’s text, and Enter moves to the next field and at last to the button that adds a step', async ({
  page,
}) => {
  // The press that hydrates the section counts as well.
  await open(page);
  for (const text of ['Ours', 'Ask', 'Sales', '7']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
  }
  await expect(field(page, words.name, 2)).toBeFocused();
  const last = sample.steps.length;
  await field(page, words.amount, last).press('Enter');
  await expect(button(page, copy.add)).toBeFocused();
  await expect(section(page).locator('.own-step')).toHaveCount(last);
  await page.keyboard.press('Enter');
  await expect(field(page, words.name, last + 1)).toBeFocused();
  await expect.poll(async () => (await addressed(page)).steps.length).toBe(last + 1);
  const drawn = await addressed(page);
  expect(drawn.name).toBe('Ours');
  expect(drawn.steps[0]).toMatchObject({
    name: 'Ask',
    owner: { name: 'Sales' },
    tat: { amount: 7 },
  });
  const opens = section(page).getByLabel(copy.hours.opens, { exact: true });
  await opens.press('Enter');
  await expect(opens).toBeFocused();
});

test('what was typed just before leaving is restored by Back', async ({ page }) => {
  await open(page);
  await section(page).getByLabel(copy.name).fill('Ours');
  await page.goto('/privacy-policy');
  await page.goBack();
  await expect(section(page).getByLabel(copy.name)).toHaveValue('Ours');
});

test('the what-if answer is announced while its question is asked, not while a step is typed', async ({
  page,
}) => {
  await open(page);
  const announced = section(page).locator('.what-if__answer');
  await section(page).getByRole('slider').focus();
  await expect(announced).toHaveAttribute('aria-live', 'polite');
  await field(page, words.name, 1).focus();
  await expect(announced).toHaveAttribute('aria-live', 'off');
});

test('a step can be dragged to another place; Escape cancels the drag, and Undo reverses it', async ({
  page,
}) => {
  await open(page);
  const handles = section(page).locator('.own-step__handle');
  const before = sample.steps.map(({ name }) => name);
  async function drag(from: number, to: number) {
    await handles.nth(to).scrollIntoViewIfNeeded();
    const [start, end] = [
      await handles.nth(from).boundingBox(),
      await handles.nth(to).boundingBox(),
    ];
    if (!start || !end) throw new Error('A handle is not on the screen');
    await page.mouse.move(start.x + 10, start.y + 20);
    await page.mouse.down();
    await page.mouse.move(end.x + 10, end.y + 60, { steps: 8 });
    await expect(section(page).locator('[data-landing]')).toHaveCount(1);
  }
  await drag(0, 2);
  await page.keyboard.press('Escape');
  await page.mouse.up();
  expect(await names(page)).toEqual(before);
  await drag(0, 2);
  await page.mouse.up();
  await expect
    .poll(() => names(page))
    .toEqual(moveStep(sample, 0, 2).steps.map(({ name }) => name));
  await button(page, copy.undo).click();
  await expect.poll(() => names(page)).toEqual(before);
});

test.describe('by touch, on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  /** A finger on the screen, whose touches the browser takes for real ones. */
  async function fingerOn(page: Page) {
    const session = await page.context().newCDPSession(page);
    const at = { x: 0, y: 0 };
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel') =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchStart' || type === 'touchMove' ? [at] : [],
      });
    return {
      async press(target: Locator) {
        // Waits until the target has stopped moving and nothing covers it.
        await target.tap({ trial: true });
        const box = await target.boundingBox();
        if (!box) throw new Error('What is to be pressed is not on the screen');
        Object.assign(at, { x: box.x + 10, y: box.y + box.height / 2 });
        await touch('touchStart');
      },
      async moveTo(y: number) {
        for (const from = at.y; Math.abs(at.y - y) > 1; ) {
          at.y += (y - from) / 10;
          await touch('touchMove');
        }
      },
      lift: () => touch('touchEnd'),
      cancel: () => touch('touchCancel'),
    };
  }

  const scrolled = (page: Page) => page.evaluate(() => scrollY);
  const before = sample.steps.map(({ name }) => name);

  /** Opens the section, its first two steps in the middle of the screen. */
  async function openAtSteps(page: Page) {
    await open(page);
    const rows = section(page).locator('.own-step');
    await rows.first().evaluate((row) => scrollBy(0, row.getBoundingClientRect().top - 200));
    return { rows, handles: section(page).locator('.own-step__handle'), at: await scrolled(page) };
  }

  test('dragging a handle moves its step and not the page, and a canceled touch moves nothing', async ({
    page,
  }) => {
    const { rows, handles, at } = await openAtSteps(page);
    const finger = await fingerOn(page);
    await finger.press(handles.first());
    await finger.moveTo(580);
    await expect(section(page).locator('[data-landing]')).toHaveCount(1);
    await finger.cancel();
    await expect(section(page).locator('[data-dragged]')).toHaveCount(0);
    await expect(rows.first()).not.toHaveAttribute('style', /translate/);
    expect(await names(page)).toEqual(before);
    await finger.press(handles.first());
    await finger.moveTo(580);
    await expect(section(page).locator('[data-landing]')).toHaveCount(1);
    await finger.lift();
    await expect.poll(() => names(page)).toEqual(moveStep(sample, 0, 1).steps.map((s) => s.name));
    expect(await scrolled(page)).toBe(at);
  });

  test('a step dragged to the edge of the screen scrolls the page, down to the last place', async ({
    page,
  }) => {
    const { rows, handles } = await openAtSteps(page);
    const finger = await fingerOn(page);
    await finger.press(handles.first());
    await finger.moveTo(830);
    await expect(rows.last()).toHaveAttribute('data-landing', 'below');
    await finger.lift();
    await expect
      .poll(() => names(page))
      .toEqual(moveStep(sample, 0, 4).steps.map(({ name }) => name));
  });

  test('a swipe that begins elsewhere in a row scrolls the page and moves no step', async ({
    page,
  }) => {
    const { rows, at } = await openAtSteps(page);
    const finger = await fingerOn(page);
    await finger.press(rows.nth(1).locator('.own-step__drawing'));
    await finger.moveTo(150);
    await finger.lift();
    await expect.poll(() => scrolled(page)).toBeGreaterThan(at + 100);
    expect(await names(page)).toEqual(before);
  });
});

test('removing the last step leaves the focus on the remove button of the one before', async ({
  page,
}) => {
  await open(page);
  const [before = '', last = ''] = sample.steps.slice(-2).map(({ name }) => name);
  await button(page, fill(words.remove, { name: last })).press('Enter');
  await expect(button(page, fill(words.remove, { name: before }))).toBeFocused();
});

test('Undo restores a removed step, and treats what was typed into one field as one change', async ({
  page,
}) => {
  await open(page);
  const before = sample.steps.map(({ name }) => name);
  await button(page, fill(words.remove, { name: before[1] ?? '' })).click();
  await expect(button(page, fill(words.remove, { name: before[2] ?? '' }))).toBeFocused();
  await field(page, words.name, 1).pressSequentially(' now');
  await button(page, copy.undo).click();
  await expect.poll(() => names(page)).toEqual(before.toSpliced(1, 1));
  await button(page, copy.undo).click();
  await expect.poll(() => names(page)).toEqual(before);
  await expect(button(page, copy.undo)).toHaveAttribute('aria-disabled', 'true');
});

test('an address opens its process, with its split and its loop', async ({ page }) => {
  await open(page);
  await section(page).getByLabel(copy.loop.first, { exact: true }).selectOption('1');
  const second = section(page).getByLabel(copy.loop.second, { exact: true });
  await expect(second).toHaveValue('2');
  await section(page).getByLabel(copy.loop.from, { exact: true }).selectOption('4');
  await section(page).getByLabel(copy.loop.to, { exact: true }).selectOption('3');
  await section(page).getByLabel('Sat').check();
  await expect.poll(async () => (await addressed(page)).calendar.days).toContain('Sat');
  const drawn = await addressed(page);
  expect(drawn.loop).toEqual({ from: 4, to: 3 });
  await page.reload();
  await expect(section(page).getByLabel('Sat')).toBeChecked();
  await expect(button(page, copy.undo)).toHaveAttribute('aria-disabled', 'true');
  await expect(second).toHaveValue('2');
  await expect(section(page).getByLabel(copy.loop.to, { exact: true })).toHaveValue('3');
  expect(await addressed(page)).toEqual(drawn);
});

for (const [name, address, sentence] of [
  ['a damaged address', `?${processParameter}=1-Hiring`, copy.said.refused],
  ['an address of another version', `?${processParameter}=9-x`, copy.said.refused],
  ['an unknown example', '?example=none', copy.said.unknown],
] as const) {
  test(`${name} is refused with a message, and the sample is drawn`, async ({ page }) => {
    await page.goto(`/fms-details${address}#draw`);
    await expect(section(page).getByRole('alert').first()).toContainText(sentence);
    expect(await names(page)).toEqual(sample.steps.map(({ name: step }) => step));
  });
}

test('each of the thirty examples links to the section, where it is drawn', async ({ page }) => {
  const all = fmsExamples.flatMap(({ processes }) => processes.map(({ id }) => id));
  await page.goto('/fms-details#vendor-payment');
  const links = page.locator('.process__own');
  await expect(links).toHaveCount(all.length);
  await links.filter({ visible: true }).click();
  await expect(section(page)).toBeInViewport();
  await expect
    .poll(() => names(page))
    .toEqual(example('vendor-payment').steps.map(({ name }) => name));
});

test('an invalid time is explained beside its field, and the drawing stays', async ({ page }) => {
  await open(page);
  const amount = field(page, words.amount, 3);
  await amount.fill('1000');
  await expect(amount).toHaveAttribute('aria-invalid', 'true');
  await expect(amount).toHaveAccessibleDescription(/whole number/);
  await expect(answer(page)).toHaveText(said(sample));
  await amount.fill('8');
  await expect(amount).not.toHaveAttribute('aria-invalid');
});

test('text typed before hydration is kept', async ({ page }) => {
  await page.goto('/fms-details');
  const released = Promise.withResolvers<void>();
  await page.route('**/assets/entry.client-*.js', async (route) => {
    await released.promise;
    await route.continue();
  });
  await field(page, words.owner, 1).fill('Plant 2');
  released.resolve();
  await expect(section(page).locator('[data-island]')).toHaveAttribute('data-hydrated', '');
  await expect.poll(async () => (await addressed(page)).steps[0]?.owner.name).toBe('Plant 2');
});

test.describe('where the script of the section cannot be loaded at first', () => {
  test.use({ expectedConsoleErrors: [/Failed to load resource/] });

  test('what was typed stays, and is drawn once a later press has loaded the script', async ({
    page,
  }) => {
    let broken = true;
    await page.route('**/assets/process-editor-*.js', (route) =>
      broken ? route.abort() : route.continue(),
    );
    await page.goto('/fms-details#draw');
    const failed = page.waitForEvent('requestfailed');
    await field(page, words.owner, 1).fill('Plant 2');
    await failed;
    const failedAgain = page.waitForEvent('requestfailed');
    await button(page, copy.add).click();
    await failedAgain;
    await expect(field(page, words.owner, 1)).toHaveValue('Plant 2');
    await expect(answer(page)).toHaveText(said(sample));
    broken = false;
    await button(page, copy.add).click();
    await expect.poll(async () => (await addressed(page)).steps[0]?.owner.name).toBe('Plant 2');
    await expect(field(page, words.name, sample.steps.length + 1)).toBeFocused();
  });
});

test('the demo link and the copied link carry the process as drawn', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: baseURL });
  await open(page);
  const book = section(page).getByRole('link', { name: copy.book });
  await expect(book).toHaveAttribute('href', bookHref(sample));
  await section(page).getByLabel(copy.name).fill('Ours');
  const ours = { ...sample, name: 'Ours' };
  await expect(book).toHaveAttribute('href', bookHref(ours));
  await button(page, copy.copy).click();
  await expect(section(page).getByText(copy.copied)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${baseURL}${drawHref(ours)}`,
  );
  await book.click();
  await expect(page).toHaveURL(/\/book-demo/);
});

test('Back from the form shows the process as it was drawn', async ({ page }) => {
  await open(page);
  await button(page, copy.start.empty).click();
  await field(page, words.kind, 2).selectOption('external');
  await field(page, words.unit, 1).selectOption('days');
  await section(page).getByLabel('Sat').check();
  await expect.poll(async () => (await addressed(page)).calendar.days).toContain('Sat');
  const drawn = await addressed(page);
  await section(page).getByRole('link', { name: copy.book }).click();
  await expect(page).toHaveURL(/\/book-demo/);
  await page.goBack();
  await expect(field(page, words.kind, 2)).toHaveValue('external');
  await expect(section(page).locator('.own-step')).toHaveCount(drawn.steps.length);
  await expect(section(page).getByLabel('Sat')).toBeChecked();
  expect(await addressed(page)).toEqual(drawn);
});

for (const steps of [sample.steps.length, 8, mostSteps]) {
  test(`the Print button prints the section alone, ${steps} steps on one page`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      window.print = () => undefined;
    });
    const printed = withSteps(steps);
    await open(page, `/fms-details?${processParameter}=${writeProcess(printed)}#draw`);
    await expect(section(page).locator('.own-step')).toHaveCount(steps);
    await button(page, copy.print).click();
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('h1')).toBeHidden();
    await expect(field(page, words.name, steps)).toBeVisible();
    // What browsers leave blank unless they are told otherwise.
    const [top, bottom, left, right] = Array(4).fill('0.4in');
    const paper = await page.pdf({ format: 'Letter', margin: { top, bottom, left, right } });
    expect(paper.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await expect(page.locator('h1')).toBeVisible();
  });
}

/** Pixels by which the page is wider than its window. */
const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const process of [withSteps(mostSteps), withSteps(3, 50), example(firstExampleIds[1])]) {
  const [{ name: first } = { name: '' }] = process.steps;
  test(`at 320 px ${process.steps.length} steps such as ${first} need no sideways scroll`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, `/fms-details?${processParameter}=${writeProcess(process)}#draw`);
    await expect(section(page).locator('.own-step')).toHaveCount(process.steps.length);
    expect(await sideways(page)).toBe(0);
    await section(page).getByRole('slider').press('ArrowRight');
    await expect(answer(page)).not.toHaveText(copy.whatIf.onTime);
    expect(await sideways(page)).toBe(0);
  });
}

test('no step can be added to twenty', async ({ page }) => {
  await open(page, `/fms-details?${processParameter}=${writeProcess(withSteps(mostSteps))}#draw`);
  await expect(button(page, copy.add)).toHaveAttribute('aria-disabled', 'true');
});

test('the address follows back to the process that was drawn first', async ({ page }) => {
  await open(page);
  await section(page).getByLabel(copy.name).fill('Ours');
  await expect.poll(async () => (await addressed(page)).name).toBe('Ours');
  await button(page, copy.undo).click();
  await expect.poll(() => addressed(page)).toEqual(sample);
});

test('a process too long for a link is not brought to the form, nor is an earlier one', async ({
  page,
}) => {
  await open(page);
  const book = section(page).getByRole('link', { name: copy.book });
  await section(page).getByLabel(copy.name).fill('Ours');
  await expect(book).toHaveAttribute('href', /Ours/);
  await book.click();
  await expect(page.locator('.brought-process')).toContainText('Ours');
  const long = { ...withSteps(mostSteps, 50), name: 'Long' };
  expect(linkProblem(long)).toBeTruthy();
  await page.goBack();
  for (const [index, { name, owner }] of long.steps.entries()) {
    if (index >= sample.steps.length) await button(page, copy.add).click();
    await field(page, words.name, index + 1).fill(name);
    await field(page, words.owner, index + 1).fill(owner.name);
  }
  await expect(book).toHaveText(copy.book);
  await book.click();
  await expect(page).toHaveURL(/\/book-demo/);
  await page.getByLabel('Email', { exact: true }).focus();
  await expect(page.locator('[data-island=demo-form]')).toHaveAttribute('data-hydrated', '');
  await expect(page.locator('.brought-process')).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the sample is drawn, and the section says what scripts add', async ({ page }) => {
    await page.goto('/fms-details#draw');
    await expect(section(page).locator('.without-script')).toBeVisible();
    await expect(answer(page)).toHaveText(said(sample));
    await expect(section(page).locator('.own-track')).toHaveCount(sample.steps.length);
    await expect(section(page).getByRole('button')).toHaveCount(0);
  });
});
