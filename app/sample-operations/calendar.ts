/**
 * The working calendar: instants, working time and due times, with no time zone and no Date.
 * Shipped to browsers as well (the visitor changes T, X and the calendar), so it stays small.
 * All durations are minutes; all clock times are minutes after midnight.
 */

export const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;
export type Weekday = (typeof weekdays)[number];

/** Minutes since Monday 00:00 of week 0. Every week has 7 days; weeks are numbered, not dated. */
export type Instant = number;
export type Minutes = number;

/** `opens` and `closes` are minutes after midnight; `days` are the weekdays worked. */
export type WorkingCalendar = {
  readonly opens: Minutes;
  readonly closes: Minutes;
  readonly days: readonly Weekday[];
};

/** Format of an instant in the sample facts: week, weekday, 24-hour clock, as in `24 Wed 11:00`. */
export type InstantText = `${number} ${Weekday} ${number}:${number}`;

export type TimeUnit = 'days' | 'hours' | 'minutes';

/** When a task falls due, against an anchor T: on T itself, X after it, or X before it. */
export type DueRule =
  | { readonly kind: 'T' }
  | { readonly kind: 'T+X'; readonly amount: number; readonly unit: TimeUnit }
  | { readonly kind: 'T-X'; readonly amount: number; readonly unit: TimeUnit };

export const minutesPerHour = 60;
const minutesPerDay = 24 * minutesPerHour;
const minutesPerWeek = 7 * minutesPerDay;

/** 09:00 to 18:00, Monday to Friday: the hours of every sample figure. */
export const officeHours: WorkingCalendar = {
  opens: 9 * minutesPerHour,
  closes: 18 * minutesPerHour,
  days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'],
};

export function hours(count: number): Minutes {
  return count * minutesPerHour;
}

/** Working minutes in one working day. Throws on a calendar in which nobody ever works. */
export function workingDayLength(calendar: WorkingCalendar): Minutes {
  const length = calendar.closes - calendar.opens;
  if (length <= 0 || calendar.days.length === 0) {
    throw new RangeError('A working calendar needs at least one day and closes after it opens.');
  }
  return length;
}

/** Working minutes in one week. */
function workingWeekLength(calendar: WorkingCalendar): Minutes {
  return workingDayLength(calendar) * calendar.days.length;
}

/** Reads an instant such as `24 Wed 11:00`. Throws on text that only looks like one. */
export function instant(text: InstantText): Instant {
  const [week, day, clock] = text.split(' ');
  const [hour, minute] = (clock ?? '').split(':').map(Number);
  const dayIndex = weekdays.findIndex((weekday) => day?.startsWith(weekday));
  const result =
    Number(week) * minutesPerWeek +
    dayIndex * minutesPerDay +
    (hour ?? Number.NaN) * minutesPerHour +
    (minute ?? Number.NaN);
  if (!Number.isInteger(result) || dayIndex < 0) {
    throw new RangeError(`Not an instant: ${text}`);
  }
  return result;
}

export function weekOf(at: Instant): number {
  return Math.floor(at / minutesPerWeek);
}

export function dayStart(at: Instant): Instant {
  return Math.floor(at / minutesPerDay) * minutesPerDay;
}

/** Start of the calendar day `days` days later (earlier if negative), working day or not. */
export function dayAfter(at: Instant, days = 1): Instant {
  return dayStart(at) + days * minutesPerDay;
}

export function clockOf(at: Instant): Minutes {
  return at - dayStart(at);
}

export function weekdayOf(at: Instant): Weekday {
  const day = weekdays[Math.floor((at - weekOf(at) * minutesPerWeek) / minutesPerDay)];
  if (day === undefined) throw new RangeError(`Not an instant: ${at}`);
  return day;
}

export function isWorkingDay(at: Instant, calendar: WorkingCalendar = officeHours): boolean {
  return calendar.days.includes(weekdayOf(at));
}

/** Working minutes that fall on the calendar day of `day`, between `from` and `until`. */
export function workingMinutesOnDay(
  day: Instant,
  from: Instant,
  until: Instant,
  calendar: WorkingCalendar = officeHours,
): Minutes {
  if (!isWorkingDay(day, calendar)) return 0;
  const start = Math.max(from, dayStart(day) + calendar.opens);
  const end = Math.min(until, dayStart(day) + calendar.closes);
  return Math.max(0, end - start);
}

/** Working minutes from one instant to another; negative when `until` is the earlier. */
export function workingMinutesBetween(
  from: Instant,
  until: Instant,
  calendar: WorkingCalendar = officeHours,
): Minutes {
  if (until < from) return -workingMinutesBetween(until, from, calendar);
  const weeks = Math.floor((until - from) / minutesPerWeek);
  const rest = from + weeks * minutesPerWeek;
  let total = weeks * workingWeekLength(calendar);
  for (let day = dayStart(rest); day < until; day += minutesPerDay) {
    total += workingMinutesOnDay(day, rest, until, calendar);
  }
  return total;
}

/**
 * The instant at which `minutes` of working time have passed since `from` (before it, if negative). At the end of a day
 * the result is closing time, not the next opening; 0 returns `from`.
 */
export function addWorkingMinutes(
  from: Instant,
  minutes: Minutes,
  calendar: WorkingCalendar = officeHours,
): Instant {
  const perWeek = workingWeekLength(calendar);
  if (minutes === 0) return from;
  const step = minutes > 0 ? 1 : -1;
  // Whole weeks at once: a process of many long steps would take years of days.
  const weeks = Math.floor((Math.abs(minutes) - 1) / perWeek);
  const near = from + step * weeks * minutesPerWeek;
  let left = Math.abs(minutes) - weeks * perWeek;
  for (let day = dayStart(near); ; day += step * minutesPerDay) {
    const opens = step > 0 ? Math.max(near, day + calendar.opens) : day + calendar.opens;
    const closes = step > 0 ? day + calendar.closes : Math.min(near, day + calendar.closes);
    const available = isWorkingDay(day, calendar) ? Math.max(0, closes - opens) : 0;
    if (left <= available) return step > 0 ? opens + left : closes - left;
    left -= available;
  }
}

/** The first working instant from `at` on: closing time becomes the next opening. */
export function nextWorkingInstant(at: Instant, calendar: WorkingCalendar = officeHours): Instant {
  return addWorkingMinutes(at, 1, calendar) - 1;
}

/**
 * Closing time of the working day `days` working days from the day of `from`. With 0, that day itself, or the next
 * working day.
 */
export function closingOfWorkingDay(
  from: Instant,
  days: number,
  calendar: WorkingCalendar = officeHours,
): Instant {
  workingDayLength(calendar);
  const step = days < 0 ? -1 : 1;
  const weeks = Math.floor(Math.max(0, Math.abs(days) - 1) / calendar.days.length);
  let left = Math.abs(days) - weeks * calendar.days.length;
  let day = dayStart(from) + step * weeks * minutesPerWeek;
  if (left === 0) {
    while (!isWorkingDay(day, calendar)) day += minutesPerDay;
  }
  while (left > 0) {
    day += step * minutesPerDay;
    if (isWorkingDay(day, calendar)) left -= 1;
  }
  return day + calendar.closes;
}

/**
 * When a task is due: T by closing time that day; days count whole working days and end at closing time;
 * hours and minutes count working time from the anchor itself, forwards or backwards.
 */
export function dueAt(
  anchor: Instant,
  rule: DueRule,
  calendar: WorkingCalendar = officeHours,
): Instant {
  if (rule.kind === 'T') return closingOfWorkingDay(anchor, 0, calendar);
  const amount = rule.kind === 'T+X' ? rule.amount : -rule.amount;
  if (rule.unit === 'days') return closingOfWorkingDay(anchor, amount, calendar);
  const unit = rule.unit === 'hours' ? minutesPerHour : 1;
  return addWorkingMinutes(anchor, amount * unit, calendar);
}
