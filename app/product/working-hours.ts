/**
 * Times of the sample weeks, Monday to Friday, 09:00 to 18:00, as working hours since Monday 09:00.
 *
 *     hoursAt('Tue 15:00')    // 15
 *     timeAt(15)              // "Tue 15:00"
 *     hoursText(5 + 2 / 3)    // "5 h 40 m"
 */
import { hoursPerDay } from '#request/process/process.ts';
import { shortMoment } from '#request/process/timing.ts';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];
const opensAt = 9;

/** Throws for what is not a working time of the week: "Tue 15:00", within the hours of work. */
export function hoursAt(time: string): number {
  const [, day = '', hour, minute] = /^(\w{3}) (\d\d):(\d\d)$/.exec(time) ?? [];
  const hours = Number(hour) - opensAt + Number(minute) / 60;
  if (!days.includes(day) || !(hours >= 0 && hours <= hoursPerDay)) throw new RangeError(time);
  return days.indexOf(day) * hoursPerDay + hours;
}

export function timeAt(hours: number): string {
  return shortMoment(Math.round(hours * 60));
}

export function hoursText(hours: number): string {
  const minutes = Math.round(hours * 60);
  const parts = [Math.floor(minutes / 60), minutes % 60];
  const words = parts.flatMap((part, index) => (part > 0 ? `${part} ${'hm'.charAt(index)}` : []));
  return words.join(' ') || '0 h';
}
