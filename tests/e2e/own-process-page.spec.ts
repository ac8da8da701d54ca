import { ownProcess as copy } from '#app/own-process/copy.ts';
import { drawingKey } from '#app/own-process/drawing-storage.ts';
import { expect, holdEntry, test, translate } from './fixtures.ts';
import { answerOf, button, field, open, rows, section, words } from './process-editor.ts';

// React found other markup than the server's.
test.use({ expectedConsoleErrors: [/#418/] });

for (const translated of [false, true]) {
  test(`what is typed before the editor has loaded stays, letter by letter, translated: ${translated}`, async ({
    page,
  }) => {
    const entry = await holdEntry(page);
    await page.goto('/');
    if (translated) await translate(section(page));
    const owner = field(page, words.owner, 1);
    await owner.click();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('Stores and ');
    entry.release();
    await expect(page.locator('#draw [data-island]')).toHaveAttribute('data-hydrated', '');
    await expect(section(page).getByRole('link', { name: copy.withProcess })).toBeVisible();
    await page.keyboard.type('Buying');
    await expect(owner).toHaveValue('Stores and Buying');
    const kept = () => page.evaluate((key) => sessionStorage.getItem(key), drawingKey);
    await expect.poll(kept).toContain('Stores and Buying');
  });
}

test('on a page that was translated the editor goes on, and what it says is of now', async ({
  page,
}) => {
  await open(page);
  await translate(section(page));
  const steps = await rows(page).count();
  const head = section(page).locator('.own-process__head p');
  const due = rows(page).last().locator('.own-due');
  const parts = [answerOf(page), head, due];
  const said = await Promise.all(parts.map((part) => part.innerText()));
  await section(page).getByRole('slider').press('Home');
  await field(page, words.time, 1).fill('8');
  for (const [at, part] of parts.entries()) await expect(part).not.toContainText(said[at] ?? '');
  await button(page, copy.add).click();
  await expect(rows(page)).toHaveCount(steps + 1);
  await expect(head).toContainText(`Step ${steps + 1}`);
  await button(page, copy.empty).click();
  await expect(head).toHaveText('');
  await button(page, copy.undo).click();
  await button(page, copy.undo).click();
  await expect(rows(page)).toHaveCount(steps);
});

test('a press selects the text of a field, and one that drags a part of it', async ({ page }) => {
  await open(page);
  const selected = () => page.evaluate(() => getSelection()?.toString());
  const owner = field(page, words.owner, 1);
  await owner.click();
  expect(await selected()).toBe(await owner.inputValue());
  const name = field(page, words.name, 1);
  const { x = 0, y = 0, height = 0 } = (await name.boundingBox()) ?? {};
  await page.mouse.move(x + 14, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + 50, y + height / 2, { steps: 5 });
  await page.mouse.up();
  const [whole, part = ''] = [await name.inputValue(), await selected()];
  expect(part).not.toBe('');
  expect(part).not.toBe(whole);
  expect(whole).toContain(part);
});
