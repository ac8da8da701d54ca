import { expect, test } from 'vitest';
import { contactDay } from './business-days.ts';

const calendar = {
  timeZone: 'Asia/Kolkata',
  workingDays: [1, 2, 3, 4, 5],
  holidays: [] as string[],
};

function contact(sent: string, changed: Partial<typeof calendar> = {}): string {
  return contactDay(Date.parse(sent), { ...calendar, ...changed });
}

test('contact is promised by the second business day after sending; days off are not counted', () => {
  expect(contact('2026-11-23T05:00:00Z')).toBe('Wednesday, November 25');
  expect(contact('2026-11-26T05:00:00Z')).toBe('Monday, November 30');
  expect(contact('2026-11-28T05:00:00Z')).toBe('Tuesday, December 1');
  expect(contact('2026-11-23T05:00:00Z', { holidays: ['2026-11-24'] })).toBe(
    'Thursday, November 26',
  );
});

test('the day is that of the office, wherever the visitor is', () => {
  // 20:00 on Sunday in London is Monday in India.
  expect(contact('2026-11-22T20:00:00Z')).toBe('Wednesday, November 25');
  expect(contact('2026-11-22T20:00:00Z', { timeZone: 'Europe/London' })).toBe(
    'Tuesday, November 24',
  );
});

test('a browser may write dates in another order', () => {
  const format = { get: () => () => '26/11/2026', configurable: true };
  const written = Object.getOwnPropertyDescriptor(Intl.DateTimeFormat.prototype, 'format') ?? {};
  Object.defineProperty(Intl.DateTimeFormat.prototype, 'format', format);
  expect(contact('2026-11-26T05:00:00Z')).toBe('Monday, November 30');
  Object.defineProperty(Intl.DateTimeFormat.prototype, 'format', written);
});

test('the day comes after all days off, and a calendar without working days ends', () => {
  const holidays = ['24', '25', '26', '27'].map((day) => `2026-11-${day}`);
  expect(contact('2026-11-23T05:00:00Z', { holidays })).toBe('Tuesday, December 1');
  expect(contact('2026-11-23T05:00:00Z', { workingDays: [] })).toBe('Friday, January 22');
});
