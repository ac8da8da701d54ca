import { expect, test } from './fixtures.ts';

test('Schedule a Demo shows a success toast that says nothing is sent, and sends nothing', async ({
  page,
  site,
}) => {
  const before = (await site.requests()).map(({ id }) => id);
  await page.goto('/capacity-iq');
  const sent: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    const own =
      origin === site.url && /^\/(?:assets\/.+\.(?:js|css|woff2)|favicon\.svg)$/.test(pathname);
    if (request.method() !== 'GET' || !own) sent.push(`${request.method()} ${request.url()}`);
  });
  await page.getByRole('button', { name: 'Schedule a Demo' }).click();
  const toast = page.locator('.toast[data-kind=success]');
  await expect(toast).toContainText(
    'Capacity IQ noted. Nothing is sent yet: pick a time through Book a Demo.',
  );
  expect(sent).toEqual([]);
  expect((await site.requests()).map(({ id }) => id)).toEqual(before);
  await expect(
    page.locator('.page-intro').getByRole('link', { name: 'Book a Demo' }),
  ).toHaveAttribute('href', '/book-demo');
});

test('the suggested move relieves Ravi, and starting over restores the board', async ({ page }) => {
  await page.goto('/capacity-iq');
  const ravi = page.getByRole('row', { name: /^Ravi/ });
  const week24 = ravi.getByRole('cell').first();
  const status = page.getByRole('main').getByRole('status');
  await expect(week24).toHaveText('51 h +6 h');
  await page.getByRole('button', { name: 'Make this move' }).click();
  await expect(week24).toHaveText('45 h');
  await expect(
    page
      .getByRole('row', { name: /^Kiran/ })
      .getByRole('cell')
      .first(),
  ).toHaveText('35 h 10 h free');
  await expect(status).toHaveText(
    'Moved 6 h. Ravi, week 24: 45 h, 0 h free. Kiran, week 24: 35 h, 10 h free.',
  );
  const again = page.getByRole('button', { name: 'Start over' });
  await expect(again).toBeFocused();
  await again.click();
  await expect(week24).toHaveText('51 h +6 h');
});

test('hours move between people and weeks by keyboard, and a move that cannot be is refused with its reason', async ({
  page,
}) => {
  await page.goto('/capacity-iq');
  const status = page.getByRole('main').getByRole('status');
  const to = page.getByRole('group', { name: 'To' });
  await page.getByLabel('Hours').fill('12');
  await page.getByRole('group', { name: 'From' }).getByLabel('Week').selectOption('Week 27');
  await to.getByLabel('To').selectOption('Ravi');
  await to.getByLabel('Week').selectOption('Week 29');
  const move = page.getByRole('button', { name: 'Move hours' });
  await move.focus();
  await page.keyboard.press('Enter');
  await expect(status).toHaveText(
    'Moved 12 h. Ravi, week 27: 45 h, 0 h free. Ravi, week 29: 57 h, 12 h over.',
  );
  await page.getByLabel('Hours').fill('99');
  await move.click();
  await expect(status).toHaveText('Not moved. Ravi has only 45 h in week 27.');
  await page.getByLabel('Hours').fill('');
  await move.click();
  await expect(status).toHaveText('Not moved. Give whole hours, at least 1.');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the capacity page shows the whole board and the way to a real demo, and no dead control', async ({
    page,
  }) => {
    await page.goto('/capacity-iq');
    await expect(page.getByRole('row', { name: /^Ravi/ })).toContainText('57 h +12 h');
    await expect(page.getByRole('row', { name: /^Team/ })).toContainText('242 of 270 h');
    await expect(page.getByText('Ravi ends at 45 h, Kiran at 35 h')).toBeVisible();
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('combobox')).toHaveCount(0);
    await expect(
      page.locator('.page-intro').getByRole('link', { name: 'Book a Demo' }),
    ).toBeVisible();
  });
});
