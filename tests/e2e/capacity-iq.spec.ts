import type { Locator, Page } from '@playwright/test';
import { capacityIq } from '#app/content/capacity-iq.ts';
import { fill } from '#app/content/fill.ts';
import {
  type CapacityCell,
  capacityRows,
  moveHours,
  type PersonPlan,
  type Place,
  plannedBoard,
  suggestedMove,
} from '#app/sample-operations/capacity.ts';
import { people } from '#app/sample-operations/company.ts';
import { expect, test } from './fixtures.ts';

const { controls, labels, schedule } = capacityIq;

function cellOf(
  { person, week }: Place,
  board: readonly PersonPlan[] = plannedBoard,
): CapacityCell {
  const row = capacityRows(board).find((each) => each.person.id === person);
  const cell = row?.cells.find((each) => each.week === week);
  if (!cell) throw new Error(`The board has no ${person} in week ${week}`);
  return cell;
}

/** The board's text for a person's week. */
function wordsOf({ hours, over, leave }: CapacityCell): string {
  return [
    fill(labels.hours, { hours }),
    over > 0 ? fill(labels.over, { hours: over }) : '',
    leave > 0 ? fill(labels.leave, { hours: leave }) : '',
  ]
    .filter(Boolean)
    .join(' ')
    .replaceAll('\u00a0', ' ');
}

function weekOnPage(page: Page, { person, week }: Place): Locator {
  const index = capacityRows()[0]?.cells.findIndex((cell) => cell.week === week) ?? -1;
  return page
    .getByRole('row', { name: new RegExp(`^${people[person].name}`) })
    .getByRole('cell')
    .nth(index);
}

async function moveOnPage(page: Page, hours: string, from: Place, to: Place): Promise<void> {
  await page.getByLabel(controls.hours).fill(hours);
  for (const [name, place] of [
    [controls.from, from],
    [controls.to, to],
  ] as const) {
    const group = page.getByRole('group', { name });
    await group.getByLabel(name).selectOption(people[place.person].name);
    await group.getByLabel(controls.week).selectOption(fill(labels.week, { number: place.week }));
  }
  const move = page.getByRole('button', { name: controls.move });
  await move.focus();
  await page.keyboard.press('Enter');
}

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
  await expect(page.locator('.toast[data-kind=success]')).toContainText(schedule.message);
  expect(sent).toEqual([]);
  expect((await site.requests()).map(({ id }) => id)).toEqual(before);
});

test('on a phone a person’s weeks are in one row below the name', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/capacity-iq');
  const row = page.locator('.capacity-board tbody tr').first();
  const name = await row.locator('th').boundingBox();
  const tops = await row
    .locator('td:not(:last-child)')
    .evaluateAll((weeks) => weeks.map((week) => week.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
  expect(tops[0]).toBeGreaterThanOrEqual((name?.y ?? 0) + (name?.height ?? 0));
});

test('the suggested move relieves the busiest week, and starting over restores the board', async ({
  page,
}) => {
  const result = moveHours(plannedBoard, suggestedMove);
  if (result.kind !== 'moved') throw new Error(result.reason);
  await page.goto('/capacity-iq');
  const from = weekOnPage(page, suggestedMove.from);
  const to = weekOnPage(page, suggestedMove.to);
  await expect(from).toHaveText(wordsOf(cellOf(suggestedMove.from)));
  await page.getByRole('button', { name: controls.suggested }).click();
  await expect(from).toHaveText(wordsOf(cellOf(suggestedMove.from, result.board)));
  await expect(to).toHaveText(wordsOf(cellOf(suggestedMove.to, result.board)));
  await expect(page.getByRole('main').getByRole('status')).toContainText(
    fill(controls.moved, { hours: suggestedMove.hours }).replaceAll('\u00a0', ' '),
  );
  const again = page.getByRole('button', { name: controls.startOver });
  await expect(again).toBeFocused();
  await again.click();
  await expect(from).toHaveText(wordsOf(cellOf(suggestedMove.from)));
});

test('hours can be moved between people and weeks by keyboard, and an impossible move is refused with a reason', async ({
  page,
}) => {
  await page.goto('/capacity-iq');
  await page.getByText(controls.open).click();
  const status = page.getByRole('main').getByRole('status');
  const { from } = suggestedMove;
  const to = { person: from.person, week: from.week + 1 } as const;
  const result = moveHours(plannedBoard, { from, to, hours: 3 });
  if (result.kind !== 'moved') throw new Error(result.reason);

  await moveOnPage(page, '3', from, to);
  await expect(weekOnPage(page, from)).toHaveText(wordsOf(cellOf(from, result.board)));
  await expect(weekOnPage(page, to)).toHaveText(wordsOf(cellOf(to, result.board)));
  await moveOnPage(page, '999', from, to);
  await expect(status).toContainText(
    fill(controls.refused['not-enough-hours'], {
      name: people[from.person].name,
      hours: cellOf(from, result.board).hours,
      week: from.week,
    }).replaceAll('\u00a0', ' '),
  );
  await moveOnPage(page, '', from, to);
  await expect(status).toHaveText(controls.refused['not-whole-hours']);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the whole board and a link to a real demo are shown, and every control shown works', async ({
    page,
  }) => {
    await page.goto('/capacity-iq');
    for (const { person, cells } of capacityRows()) {
      const row = page.getByRole('row', { name: new RegExp(`^${person.name}`) });
      for (const [index, cell] of cells.entries()) {
        await expect(row.getByRole('cell').nth(index)).toHaveText(wordsOf(cell));
      }
    }
    const main = page.getByRole('main');
    await expect(main.getByRole('button')).toHaveCount(0);
    await expect(main.getByRole('combobox')).toHaveCount(0);
    await expect(main.getByText(schedule.note)).toBeHidden();
    for (const link of await main.getByRole('link', { name: 'Book a Demo' }).all()) {
      await expect(link).toHaveAttribute('href', '/book-demo');
    }
  });
});
