/** How figures write time: durations, clocks and instants, with plain spaces and digits. */
import {
  clockOf,
  type Instant,
  type Minutes,
  minutesPerHour,
  officeHours,
  type WorkingCalendar,
  weekdayOf,
  weekOf,
  workingDayLength,
} from './calendar.ts';

/** `3 h 20 m`, `9 h`, `45 m`; nothing at all is `0 h`. Fractions of a minute are rounded. */
export function formatDuration(minutes: Minutes): string {
  const whole = Math.round(Math.abs(minutes));
  const parts = [
    ...(whole >= minutesPerHour ? [`${Math.floor(whole / minutesPerHour)} h`] : []),
    ...(whole % minutesPerHour > 0 ? [`${whole % minutesPerHour} m`] : []),
  ];
  return `${minutes < 0 && whole > 0 ? '−' : ''}${parts.join(' ') || '0 h'}`;
}

/** Working time in working days and the rest: `3 d 6 h`. */
export function formatWorkingDays(
  minutes: Minutes,
  calendar: WorkingCalendar = officeHours,
): string {
  const length = workingDayLength(calendar);
  const days = Math.floor(minutes / length);
  const rest = minutes - days * length;
  return [
    ...(days > 0 ? [`${days} d`] : []),
    ...(rest > 0 || days === 0 ? [formatDuration(rest)] : []),
  ].join(' ');
}

/** The clock alone: `09:00`. */
export function formatClock(at: Instant): string {
  const clock = clockOf(at);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(clock / minutesPerHour))}:${two(clock % minutesPerHour)}`;
}

/** The hour of the clock: `09`. */
export function formatHour(at: Instant): string {
  return formatClock(at).slice(0, 2);
}

/** Weekday and clock: `Wed 11:00`. */
export function formatInstant(at: Instant): string {
  return `${weekdayOf(at)} ${formatClock(at)}`;
}

/** As `formatInstant`, with the week named when it is not the week of `now`: `week 23, Fri 17:00`. */
export function formatInstantSeenFrom(now: Instant, at: Instant): string {
  return weekOf(at) === weekOf(now)
    ? formatInstant(at)
    : `week ${weekOf(at)}, ${formatInstant(at)}`;
}
