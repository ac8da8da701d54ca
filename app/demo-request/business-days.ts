import { brand } from '#app/brand.ts';

/** The promise of the specification: contact within 1-2 business days. */
const promisedDays = 2;

/** Longest look ahead, in days; stops the search in a calendar without working days. */
const horizon = 60;

const dayMs = 24 * 60 * 60_000;

/** `name` is the weekday; `counts` whether the office works on it. */
export type CalendarDay = { date: string; name: string; counts: boolean };

type Calendar = { timeZone: string; workingDays: readonly number[]; holidays: readonly string[] };

/**
 * The days from sending a request at `sent` (milliseconds since 1970) to the last day on which the team makes contact:
 * the second business day after it in the office's calendar.
 */
export function daysUntilContact(
  sent: number,
  { timeZone, workingDays, holidays }: Calendar = brand.calendar,
): CalendarDay[] {
  // The date in the office, as `2026-11-23`.
  const today = new Intl.DateTimeFormat('en-CA', { timeZone }).format(sent);
  const days: CalendarDay[] = [];
  let counted = 0;
  for (let ahead = 0; ahead <= horizon && counted < promisedDays; ahead += 1) {
    const day = new Date(Date.parse(today) + ahead * dayMs);
    const date = day.toISOString().slice(0, 10);
    const counts = workingDays.includes(day.getUTCDay() || 7) && !holidays.includes(date);
    if (ahead > 0 && counts) counted += 1;
    days.push({ date, name: nameOf(day, ahead), counts });
  }
  return days;
}

/** The day on which something happened, as the visitor's own calendar has it. */
export function dayOf(time: number, timeZone?: string): CalendarDay {
  const date = new Intl.DateTimeFormat('en-CA', { timeZone }).format(time);
  return { date, name: nameOf(new Date(date), 0), counts: true };
}

/** The weekday, with its date if the same weekday comes twice. */
function nameOf(day: Date, ahead: number): string {
  return day.toLocaleDateString('en-US', {
    timeZone: 'UTC',
    weekday: 'long',
    ...(ahead > 6 && { month: 'short', day: 'numeric' }),
  });
}

/** The last day on which the team makes contact about a request sent at `sent`. */
export function contactDay(sent: number): string {
  return daysUntilContact(sent).at(-1)?.name ?? '';
}
