import { brand } from '#brand/brand.ts';
import { contactDay } from '#request/business-days.ts';

const { calendar } = brand;

/** A time in milliseconds since 1970, on the office's clock, in a form that sorts as text: `2026-11-28 21:04`. */
export function officeTime(time: number): string {
  return new Date(time).toLocaleString('sv-SE', {
    timeZone: calendar.timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  });
}

/** The day by which the visitor was promised contact: `Tuesday, December 1`. */
export function promisedContact({ receivedAt }: { receivedAt: number }): string {
  return contactDay(receivedAt, calendar);
}
