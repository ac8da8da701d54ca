import { conversations } from '#app/sample-operations/assistant.ts';
import { exception, officeLoads, rollUp } from '#app/sample-operations/branches.ts';
import { expect, test } from './fixtures.ts';

const [first, ...others] = conversations;
const branches = officeLoads.filter(({ office }) => office.id !== exception.office.id);

test('picking a branch in the list or on the chart shows its processes, and can be shared by its address', async ({
  page,
}) => {
  await page.goto('/multi-branch-support');
  const processes = page.locator('.branch-processes:visible');
  await expect(processes.getByRole('heading')).toHaveText(exception.office.city);
  for (const { office, flows } of branches) {
    await page.getByRole('radio', { name: office.name }).check({ force: true });
    await expect(processes.getByRole('heading')).toHaveText(office.city);
    await expect(processes.getByRole('listitem')).toHaveCount(flows.length);
    expect(new URL(page.url()).search).toBe(`?branch=${office.id}`);
  }
  const ring = page.locator('label', { hasText: exception.office.name }).locator('circle').last();
  await ring.click();
  await expect(processes.getByRole('heading')).toHaveText(exception.office.city);
  expect(new URL(page.url()).search).toBe('');

  await page.goto('/multi-branch-support?branch=surat&utm_source=mail');
  await expect(page.getByRole('radio', { name: 'Surat' })).toBeChecked();
  await page.getByRole('radio', { name: 'Surat' }).press('ArrowDown');
  expect(new URL(page.url()).search).toMatch(/^\?branch=(?!surat)[a-z]+&utm_source=mail$/);
});

test('the accessible name of a branch’s radio is its office with its open and late tasks', async ({
  page,
}) => {
  await page.goto('/multi-branch-support');
  for (const { office, open, late } of officeLoads) {
    await expect(page.getByRole('radio', { name: office.name })).toHaveAccessibleName(
      `${office.name} ${open} open, ${late > 0 ? `${late} late` : 'none late'}`,
    );
  }
});

test('a conversation picked in the list or by its question shows its answers and records, and can be shared', async ({
  page,
}) => {
  await page.goto('/gpt-assistant');
  const table = page.getByRole('main').getByRole('table');
  await expect(table).toHaveCount(1);
  await expect(table).toContainText(first.table.title);
  for (const { id, title, exchanges, table: records } of others) {
    await page.getByRole('radio', { name: title }).check({ force: true });
    await expect(table).toHaveCount(1);
    await expect(table.getByRole('row')).toHaveCount(records.records.length + 1);
    await expect(page.locator('.thread:visible')).toContainText(exchanges[0].answer.text);
    expect(new URL(page.url()).search).toBe(`?question=${id}`);
  }
  await page.locator('label', { hasText: first.exchanges[0].question }).click();
  await expect(page.getByRole('radio', { name: first.title })).toBeChecked();
  expect(new URL(page.url()).search).toBe('');

  for (const { id, title } of others) {
    await page.goto(`/gpt-assistant?question=${id}`);
    await expect(page.getByRole('radio', { name: title })).toBeChecked();
  }
});

test('every citation links to its record and highlights it', async ({ page }) => {
  for (const { id } of conversations) {
    await page.goto(`/gpt-assistant?question=${id}`);
    const citations = page.locator('.cite:visible');
    expect(await citations.count()).toBeGreaterThan(2);
    for (const citation of await citations.all()) {
      const record = page.locator((await citation.getAttribute('href')) ?? '#none');
      const number = record.getByRole('rowheader');
      await expect(number).toHaveText((await citation.textContent()) ?? '-');
      await citation.focus();
      const ground = (element: Element) => getComputedStyle(element).backgroundColor;
      const lit = await number.evaluate(ground);
      await expect.poll(() => citation.evaluate(ground)).toBe(lit);
    }
  }
});

test('hovering over the second answer highlights its records', async ({ page }) => {
  await page.goto('/gpt-assistant');
  const marked = () =>
    page
      .locator('tbody:visible th')
      .evaluateAll((numbers) =>
        numbers.flatMap((number, index) =>
          getComputedStyle(number).boxShadow === 'none' ? [] : [index + 1],
        ),
      );
  const cited = first.exchanges.map(({ answer, sentences }) =>
    [...new Set([answer, ...sentences].flatMap(({ cites }) => cites))].toSorted(),
  );
  expect(await marked()).toEqual(cited[0]);
  await page.locator('.exchange:visible').nth(1).hover();
  await expect.poll(marked).toEqual(cited[1]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a branch and a conversation can still be picked, and every control shown works', async ({
    page,
  }) => {
    await page.goto('/multi-branch-support');
    await expect(page.getByRole('main').getByText(String(rollUp().open)).first()).toBeVisible();
    for (const { office } of branches) {
      await page.locator('label', { hasText: office.name }).locator('b').click();
      await expect(page.locator('.branch-processes:visible').getByRole('heading')).toHaveText(
        office.city,
      );
    }
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);

    await page.goto('/gpt-assistant');
    for (const { title, table } of others) {
      await page.locator('fieldset label', { hasText: title }).click();
      await expect(page.getByRole('main').getByRole('table')).toContainText(table.title);
    }
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  });
});

test('every branch and every conversation is printed', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/multi-branch-support');
  await expect(page.locator('.branch-processes:visible')).toHaveCount(officeLoads.length);
  await page.goto('/gpt-assistant');
  await expect(page.getByRole('main').getByRole('table')).toHaveCount(conversations.length);
});

for (const path of ['/gpt-assistant', '/multi-branch-support']) {
  test(`text 1.6 times as long does not make ${path} scroll sideways on a phone`, async ({
    page,
  }) => {
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(path);
      await page.evaluate(() => {
        const walker = document.createTreeWalker(
          document.querySelector('main') ?? document.body,
          NodeFilter.SHOW_TEXT,
        );
        while (walker.nextNode()) {
          const node = walker.currentNode;
          const text = node.textContent ?? '';
          if (node.parentElement?.closest('svg, script, style') || text.trim().length < 3) continue;
          const more = text.trim().slice(0, Math.round(text.trim().length * 0.6));
          node.textContent = `${text} ${more}`;
        }
      });
      const wider = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(wider).toBeLessThanOrEqual(0);
    }
  });
}
