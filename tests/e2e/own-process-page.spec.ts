import { onTime } from '#app/own-process/editor-state.ts';
import { drawingKey } from '#app/own-process/kept-drawing.ts';
import { withSteps } from '#app/own-process/testing.ts';
import { ownProcess as copy } from '#request/process/copy.ts';
import { maxSteps } from '#request/process/process.ts';
import { bookHref, drawHref } from '#request/process/process-address.ts';
import { expect, holdEntry, test, translate } from './fixtures.ts';

// React found other markup than the server's.
test.use({ expectedConsoleErrors: [/#418/] });

test('the Print button prints the section alone, the most steps on one page', async ({ page }) => {
  await page.addInitScript('window.print = () => undefined');
  await page.goto(await drawHref({ process: withSteps(maxSteps) }));
  const section = page.locator('#draw');
  const rows = section.locator('.own-step');
  await section.getByLabel(copy.name).focus();
  await expect(rows).toHaveCount(maxSteps);
  await section.getByRole('button', { name: copy.print, exact: true }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('h1')).toBeHidden();
  await expect(rows.last()).toBeVisible();
  // What browsers leave blank unless they are told otherwise.
  const [top, bottom, left, right] = Array(4).fill('0.4in');
  const paper = await page.pdf({ format: 'Letter', margin: { top, bottom, left, right } });
  expect(paper.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(page.locator('h1')).toBeVisible();
});

for (const translated of [false, true]) {
  test(`what is typed before the editor has loaded stays, letter by letter, translated: ${translated}`, async ({
    page,
  }) => {
    const entry = await holdEntry(page);
    await page.goto('/');
    if (translated) await translate(page.locator('#draw'));
    const owner = page.locator('#draw').getByLabel('Step 1: owner', { exact: true });
    await owner.click();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('Stores and ');
    entry.release();
    await expect(page.locator('#draw [data-island]')).toHaveAttribute('data-hydrated', '');
    const book = page.locator('#draw').getByRole('link', { name: copy.withProcess });
    await expect(book).toHaveAttribute('href', /-Stores_and-/);
    await page.keyboard.type('Buying');
    await expect(owner).toHaveValue('Stores and Buying');
    await expect(book).toHaveAttribute('href', /-Stores_and_Buying-/);
  });
}

test('on a page that was translated the editor goes on, and what it says is of now', async ({
  page,
}) => {
  await page.goto('/fms-details#draw');
  const section = page.locator('#draw');
  await section.getByLabel(copy.name).focus();
  await expect(section.locator('[data-island]')).toHaveAttribute('data-hydrated', '');
  await translate(section);
  const rows = section.locator('.own-step');
  const steps = await rows.count();
  const said = await section.locator('.what-if__answer').innerText();
  const total = await section.locator('.own-process__head p').innerText();
  const due = await rows.last().locator('.own-due').innerText();
  await section.getByRole('slider').press('Home');
  await section.getByLabel(`Step 1: ${copy.step.time}`, { exact: true }).fill('8');
  await expect(section.locator('.what-if__answer')).not.toContainText(said);
  await expect(section.locator('.own-process__head p')).not.toContainText(total);
  await expect(rows.last().locator('.own-due')).not.toContainText(due);
  await section.getByRole('button', { name: copy.add }).click();
  await expect(rows).toHaveCount(steps + 1);
  await expect(section.locator('.own-process__head p')).toHaveText(copy.incomplete);
  await section.getByRole('button', { name: copy.empty }).click();
  await expect(section.locator('.own-process__head p')).toHaveText('');
  await section.getByRole('button', { name: copy.undo }).click();
  await section.getByRole('button', { name: copy.undo }).click();
  await expect(rows).toHaveCount(steps);
});

test('where Back resets the form, as in WebKit, a time keeps its unit', async ({ page }) => {
  await page.goto('/fms-details#draw');
  const section = page.locator('#draw');
  await section.getByLabel(copy.name).focus();
  await expect(section.locator('[data-island]')).toHaveAttribute('data-hydrated', '');
  const unit = section.getByLabel(`Step 2: ${copy.step.unit}`, { exact: true });
  await unit.selectOption('days');
  await section.locator('form').evaluate((form: HTMLFormElement) => {
    dispatchEvent(new Event('pagehide'));
    form.reset();
  });
  await expect(unit).toHaveValue('days');
});

test('a press selects the text of a field, and one that drags a part of it', async ({ page }) => {
  await page.goto('/fms-details#draw');
  const section = page.locator('#draw');
  await section.getByLabel(copy.name).focus();
  await expect(section.locator('[data-island]')).toHaveAttribute('data-hydrated', '');
  const selected = () => page.evaluate(() => getSelection()?.toString());
  const owner = section.getByLabel(`Step 1: ${copy.step.owner}`, { exact: true });
  await owner.click();
  expect(await selected()).toBe(await owner.inputValue());
  const name = section.getByLabel(`Step 1: ${copy.step.name}`, { exact: true });
  const box = await name.boundingBox();
  if (!box) throw new Error('The field is not shown');
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x + 14, y);
  await page.mouse.down();
  await page.mouse.move(box.x + 50, y, { steps: 5 });
  await page.mouse.up();
  const whole = await name.inputValue();
  const part = await selected();
  expect(part).not.toBe('');
  expect(part).not.toBe(whole);
  expect(whole).toContain(part);
});

test('on a translated page too the example is untouched until it is changed', async ({ page }) => {
  const entry = await holdEntry(page);
  await page.goto('/fms-details#draw');
  const section = page.locator('#draw');
  await translate(section);
  await section.getByLabel(copy.name).focus();
  await entry.asked;
  entry.release();
  await expect(section.locator('[data-island]')).toHaveAttribute('data-hydrated', '');
  const undo = section.getByRole('button', { name: copy.undo });
  await expect(undo).toHaveAttribute('aria-disabled', 'true');
});

test('on a translated page too the drawing that was kept is drawn', async ({ page }) => {
  await page.addInitScript(([key, drawing]) => sessionStorage.setItem(key, drawing), [
    drawingKey,
    JSON.stringify(onTime(withSteps(3))),
  ] as const);
  const entry = await holdEntry(page);
  await page.goto('/fms-details#draw');
  const section = page.locator('#draw');
  await translate(section);
  await entry.asked;
  entry.release();
  await expect(section.locator('[data-island]')).toHaveAttribute('data-hydrated', '');
  await expect(section.getByRole('link', { name: copy.withProcess })).toHaveAttribute(
    'href',
    await bookHref({ process: withSteps(3) }),
  );
});

test('where an extension has added to the page, all that was answered before the editor has loaded stays', async ({
  page,
}) => {
  const entry = await holdEntry(page);
  await page.goto('/fms-details#draw');
  const section = page.locator('#draw');
  const field = (step: number, name: string) =>
    section.getByLabel(`Step ${step}: ${name}`, { exact: true });
  // After the fields, so that React has hydrated them before it finds the difference.
  await section
    .locator('a')
    .evaluateAll((links) => links.at(-1)?.append(document.createElement('i')));
  await field(1, copy.step.name).fill('Ask');
  await field(1, copy.step.owner).fill('');
  await field(3, copy.step.name).fill('Pay');
  await field(2, copy.step.unit).selectOption('days');
  await field(2, copy.step.unit).focus();
  await entry.asked;
  entry.release();
  await expect(section.locator('[data-island]')).toHaveAttribute('data-hydrated', '');
  await expect(field(1, copy.step.name)).toHaveValue('Ask');
  await expect(field(1, copy.step.owner)).toHaveValue('');
  await expect(field(2, copy.step.unit)).toHaveValue('days');
  await expect(field(3, copy.step.name)).toHaveValue('Pay');
  await expect(field(2, copy.step.unit)).toBeFocused();
});

test('a press before the editor has loaded counts on a page that was translated', async ({
  page,
}) => {
  const entry = await holdEntry(page);
  await page.goto('/fms-details#draw');
  const section = page.locator('#draw');
  await translate(section);
  const steps = await section.locator('.own-step').count();
  await section.getByRole('button', { name: copy.add }).click();
  await entry.asked;
  entry.release();
  await expect(section.locator('.own-step')).toHaveCount(steps + 1);
});

test('what is typed into the middle of a name while the editor loads stays in the middle', async ({
  page,
}) => {
  const entry = await holdEntry(page);
  await page.goto('/');
  const owner = page.locator('#draw').getByLabel('Step 1: owner', { exact: true });
  const given = await owner.inputValue();
  await owner.click();
  await page.keyboard.press('Home');
  await page.keyboard.type('Our ');
  entry.release();
  await expect(page.locator('#draw [data-island]')).toHaveAttribute('data-hydrated', '');
  await page.keyboard.type('old ');
  await expect(owner).toHaveValue(`Our old ${given}`);
  const book = page.locator('#draw').getByRole('link', { name: copy.withProcess });
  await expect(book).toHaveAttribute('href', new RegExp(`Our_old_${given}`));
});

test('an untouched example of the home page is an example in full size too', async ({ page }) => {
  await page.goto('/');
  await page.locator('#draw').getByRole('link', { name: copy.fullSize }).click();
  await expect(page).toHaveURL('/fms-details#draw');
  await page.locator('#draw').getByLabel(copy.name).focus();
  await expect(page.locator('#draw [data-island]')).toHaveAttribute('data-hydrated', '');
  await expect(page.locator('#draw').getByText(copy.withProcess)).toHaveCount(0);
});
