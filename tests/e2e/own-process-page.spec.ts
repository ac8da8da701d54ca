import { ownProcess as copy } from '#app/own-process/copy.ts';
import { drawingKey } from '#app/own-process/drawing-storage.ts';
import { expect, holdEntry, test, translate } from './fixtures.ts';

// React found other markup than the server's.
test.use({ expectedConsoleErrors: [/#418/] });

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
    await expect(page.locator('#draw').getByRole('link', { name: copy.withProcess })).toBeVisible();
    await page.keyboard.type('Buying');
    await expect(owner).toHaveValue('Stores and Buying');
    const kept = () => page.evaluate((key) => sessionStorage.getItem(key), drawingKey);
    await expect.poll(kept).toContain('Stores and Buying');
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
  await expect(section.locator('.own-process__head p')).toContainText(`Step ${steps + 1}`);
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
    form.reset();
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
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
