import { expect, fontsArrived, test } from './fixtures.ts';

test('picking a branch opens its roll-up, is announced, and can be shared by its address', async ({
  page,
}) => {
  await page.goto('/multi-branch-support');
  await expect(page.getByText('Chennai: 19 open, 7 late')).toBeVisible();
  await page.getByRole('button', { name: 'Pune' }).click();
  await expect(page.getByText('Pune: 14 open, 1 late').first()).toBeVisible();
  await expect(page.getByText('Field service visit')).toBeVisible();
  await expect(page.getByText('Chennai: 19 open, 7 late')).toBeHidden();
  await expect(page.getByRole('status')).toHaveText('Pune: 14 open, 1 late');
  await expect(page.getByRole('button', { name: 'Pune' })).toHaveAttribute('aria-pressed', 'true');
  expect(new URL(page.url()).search).toBe('?branch=pune');

  await page.goto('/multi-branch-support?branch=surat');
  await expect(page.getByText('Surat: 12 open, 3 late').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Surat' })).toHaveAttribute('aria-pressed', 'true');
});

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

test('a question can be read alone with the rows it used, is announced, and can be shared by its address', async ({
  page,
}) => {
  await page.goto('/gpt-assistant');
  const tables = page.getByRole('main').getByRole('table');
  const status = page.getByRole('main').getByRole('status');
  await expect(tables).toHaveCount(4);
  const thursday = page.getByRole('button', { name: 'Will order 2041 close on Thursday?' });
  await thursday.click();
  await expect(tables).toHaveCount(1);
  await expect(page.getByText('I can’t tell you that.').first()).toBeVisible();
  await expect(tables.getByRole('row', { name: /Quote 3/ })).toContainText('no date');
  await expect(status).toContainText('I can’t tell you that. Quote 3 has no date');
  await expect(thursday).toHaveAttribute('aria-expanded', 'true');
  expect(new URL(page.url()).search).toBe('?question=closes-thursday');
  await page.getByRole('button', { name: 'Show all 4' }).click();
  await expect(tables).toHaveCount(4);
  expect(new URL(page.url()).search).toBe('');

  await page.goto('/gpt-assistant?question=most-late');
  await expect(tables).toHaveCount(1);
  await expect(tables.getByRole('row', { name: /All 7 offices/ })).toContainText('20');
});

for (const height of [844, 500]) {
  test(`a question stays where it was pressed while the answers above it fold away, ${height} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/gpt-assistant');
    await fontsArrived(page);
    const thursday = page.getByRole('button', { name: 'Will order 2041 close on Thursday?' });
    const top = async () => Math.round((await thursday.boundingBox())?.y ?? Number.NaN);
    await thursday.focus();
    for (const open of ['true', 'false', 'true']) {
      const before = await top();
      await thursday.press('Enter');
      // Alone or with all the others the question is read; what tells them apart is the button for all of them.
      await expect(page.getByRole('button', { name: 'Show all 4' })).toHaveAttribute(
        'aria-disabled',
        String(open === 'false'),
      );
      expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(1);
    }
  });
}

test('every citation leads to the row it names', async ({ page }) => {
  await page.goto('/gpt-assistant');
  const citations = page.locator('.cite');
  expect(await citations.count()).toBeGreaterThan(10);
  for (const citation of await citations.all()) {
    const row = page.locator((await citation.getAttribute('href')) ?? '#none');
    await expect(row.getByRole('rowheader')).toHaveText((await citation.textContent()) ?? '-');
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the branch page shows every location with its flows, and no dead control', async ({
    page,
  }) => {
    await page.goto('/multi-branch-support');
    for (const rollUp of ['Chennai: 19 open, 7 late', 'Indore: 6 open, 0 late']) {
      await expect(page.getByText(rollUp)).toBeVisible();
    }
    await expect(page.getByText('Roll-up: 91 open, 20 late')).toBeVisible();
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  });

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

  test('the assistant page shows every question with its answer and rows, and no dead control', async ({
    page,
  }) => {
    await page.goto('/gpt-assistant');
    await expect(page.getByRole('main').getByRole('table')).toHaveCount(4);
    await expect(
      page.getByRole('heading', { name: 'Which branch has the most late tasks?' }),
    ).toBeVisible();
    await expect(page.getByText('I can’t tell you that.').first()).toBeVisible();
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  });
});
