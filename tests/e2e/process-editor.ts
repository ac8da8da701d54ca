import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { ownProcess as copy } from '#app/own-process/copy.ts';
import { exampleOf, firstExampleId } from '#app/own-process/examples.ts';
import { fill } from '#request/fill.ts';
import { emptyProcess, type Process, processSchema } from '#request/process/process.ts';
import { expect } from './fixtures.ts';

/** The process editor as a visitor meets it. */

export const sample = exampleOf(firstExampleId) ?? emptyProcess;
export const words = copy.step;

export const section = (page: Page) => page.locator('#draw');
export const answerOf = (page: Page) => section(page).locator('.what-if__answer');
export const rows = (page: Page) => section(page).locator('.own-step');
export const nameOf = (page: Page) => section(page).getByLabel(copy.name);
export const button = (page: Page, name: string) =>
  section(page).getByRole('button', { name, exact: true });
export const field = (page: Page, name: string, number: number) =>
  section(page).getByLabel(`${fill(words.number, { number })} ${name}`, { exact: true });

/** Opens the section and has it hydrated. */
export async function open(page: Page, address = '/fms-details#draw') {
  await page.goto(address);
  await nameOf(page).focus();
  await expect(section(page).locator('[data-island]')).toHaveAttribute('data-hydrated', '');
}

/** The process as its fields show it. */
export async function drawn(page: Page): Promise<Process> {
  const steps = await rows(page).evaluateAll((all) =>
    all.map((row) => {
      const [name, owner, time, unit] = Array.from(
        row.querySelectorAll<HTMLInputElement>('textarea, input, select'),
        ({ value }) => value,
      );
      return { name, owner, time, unit };
    }),
  );
  return v.parse(processSchema, { name: await nameOf(page).inputValue(), steps });
}

export const names = async (page: Page) => (await drawn(page)).steps.map(({ name }) => name);

/** A process of so many steps, with wide letters. */
export function withSteps(count: number): Process {
  const step = { owner: 'WWWWWWWWWW', time: '3', unit: 'hours' } as const;
  const steps = Array.from({ length: count }, (_, at) => ({ ...step, name: `MMMMMMMMMM ${at}` }));
  return { name: 'Ours', steps };
}
