import { capacityIq } from '#app/pages/capacity-iq/copy.ts';
import { people, suggestedMove } from '#app/pages/capacity-iq/sample.ts';
import { expect, test } from './fixtures.ts';

const copy = capacityIq;
const before = people.map(({ name, hours: [...hours] }) => ({ name, hours }));
const thisWeek = new Map<string, number>(
  [suggestedMove.from, suggestedMove.to].map(({ name, after }) => [name, after]),
);
const after = before.map(({ name, hours: [now, ...later] }) => ({
  name,
  hours: [thisWeek.get(name) ?? now, ...later],
}));

test('Schedule a Demo shows a success toast that says nothing is sent, and sends nothing', async ({
  page,
  site,
}) => {
  const earlier = (await site.requests()).map(({ id }) => id);
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
  await expect(toast).toContainText(copy.schedule.message[0]);
  await expect(toast).not.toContainText('Done');
  expect(sent).toEqual([]);
  expect((await site.requests()).map(({ id }) => id)).toEqual(earlier);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('one press shows the board after the move, the next one before it', async ({ page }) => {
    await page.goto('/capacity-iq');
    const board = page.locator('.weeks tbody');
    const shown = () =>
      board.locator('tr:not(:last-child)').evaluateAll((all) =>
        all.map((row) => ({
          name: row.querySelector('th b')?.textContent,
          hours: [...row.querySelectorAll('td:not(:last-child) b')]
            .filter((hours) => hours.checkVisibility())
            .map((hours) => Number.parseInt(hours.textContent ?? '', 10)),
        })),
      );
    expect(await shown()).toEqual(before);
    await page.locator('summary', { hasText: copy.move.show }).press('Enter');
    expect(await shown()).toEqual(after);
    await page.locator('summary', { hasText: copy.move.hide }).click();
    expect(await shown()).toEqual(before);
  });
});
