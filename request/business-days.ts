/** The promise of the specification: contact within 1-2 business days. */
const promisedDays = 2;

/** Longest look ahead, in days; stops the search in a calendar without working days. */
const horizon = 60;

type Calendar = { timeZone: string; workingDays: readonly number[]; holidays: readonly string[] };

/**
 * The last day on which the team makes contact about a request sent at `sent` (milliseconds since 1970): the second
 * business day after it in the office's calendar. With its date, since a page that tells it may be read weeks later.
 */
export function contactDay(sent: number, { timeZone, workingDays, holidays }: Calendar): string {
  // Midnight UTC of the office's date: Swedish writes it as 2026-11-28.
  const day = new Date(new Date(sent).toLocaleDateString('sv-SE', { timeZone }));
  for (let ahead = 0, counted = 0; ahead < horizon && counted < promisedDays; ahead += 1) {
    day.setUTCDate(day.getUTCDate() + 1);
    const isHoliday = holidays.includes(day.toISOString().slice(0, 10));
    if (workingDays.includes(day.getUTCDay() || 7) && !isHoliday) counted += 1;
  }
  return day.toLocaleDateString('en-US', {
    timeZone: 'UTC',
    weekday: 'long',
    month: 'long',
    day: 'numeric',
  });
}
