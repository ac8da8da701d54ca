/**
 * The TAT ruler's state and its address: `?t=fri&x=4h&hours=8-16&sat=1`. Defaults are omitted; invalid values are
 * ignored.
 */
import {
  hours,
  type Instant,
  type InstantText,
  instant,
  officeHours,
  type TimeUnit,
  type WorkingCalendar,
} from '#app/sample-operations/calendar.ts';

/** The days that T may be: from the day of `now` to the Monday after. */
export const promisedDays = {
  wed: '24 Wed 00:00',
  thu: '24 Thu 00:00',
  fri: '24 Fri 00:00',
  mon: '25 Mon 00:00',
} as const satisfies Record<string, InstantText>;
export type PromisedDay = keyof typeof promisedDays;

/** Opening and closing hours, as the address writes them. The longest X in hours stays on the ruler in all of them. */
export const workingHours = {
  '8-16': { opens: hours(8), closes: hours(16) },
  '9-18': { opens: officeHours.opens, closes: officeHours.closes },
  '10-20': { opens: hours(10), closes: hours(20) },
} as const;
export type WorkingHours = keyof typeof workingHours;

/** Range of X for each unit: from, to, step. */
export const amounts = {
  days: { min: 1, max: 3, step: 1, letter: 'd' },
  hours: { min: 1, max: 24, step: 1, letter: 'h' },
  minutes: { min: 15, max: 180, step: 15, letter: 'm' },
} as const satisfies Record<TimeUnit, object>;

export type RulerState = {
  readonly day: PromisedDay;
  readonly amount: number;
  readonly unit: TimeUnit;
  readonly hours: WorkingHours;
  readonly saturdays: boolean;
};

/** As the page is drawn: order 2036, promised for Thursday, its first and last task three days off. */
export const drawnState: RulerState = {
  day: 'thu',
  amount: 3,
  unit: 'days',
  hours: '9-18',
  saturdays: false,
};

export function isPromisedDay(text: unknown): text is PromisedDay {
  return typeof text === 'string' && Object.hasOwn(promisedDays, text);
}

export function isWorkingHours(text: unknown): text is WorkingHours {
  return typeof text === 'string' && Object.hasOwn(workingHours, text);
}

export function isUnit(text: unknown): text is TimeUnit {
  return typeof text === 'string' && Object.hasOwn(amounts, text);
}

/** An X in words: `3 days`, `1 hour`. */
export function quantityText({ amount, unit }: Pick<RulerState, 'amount' | 'unit'>): string {
  return `${amount} ${amount === 1 ? unit.slice(0, -1) : unit}`;
}

/** The nearest X that the unit allows. */
export function allowedAmount(amount: number, unit: TimeUnit): number {
  const { min, max, step } = amounts[unit];
  if (!Number.isFinite(amount)) return min;
  return Math.min(max, Math.max(min, Math.round(amount / step) * step));
}

/** Reads the query of an address. */
export function parseRulerState(query: string): RulerState {
  const given = new URLSearchParams(query);
  const day = given.get('t');
  const worked = given.get('hours');
  const [, digits, letter] = /^(\d{1,3})([dhm])$/.exec(given.get('x') ?? '') ?? [];
  const unit = Object.keys(amounts)
    .filter(isUnit)
    .find((name) => amounts[name].letter === letter);
  return {
    day: isPromisedDay(day) ? day : drawnState.day,
    amount: unit ? allowedAmount(Number(digits), unit) : drawnState.amount,
    unit: unit ?? drawnState.unit,
    hours: isWorkingHours(worked) ? worked : drawnState.hours,
    saturdays: given.get('sat') === '1',
  };
}

/** `query` with the ruler's part replaced; other parameters stay. Empty, or with its question mark. */
export function writeRulerState(state: RulerState, query = ''): string {
  const written = new URLSearchParams(query);
  const parts: Record<string, [string, string]> = {
    t: [state.day, drawnState.day],
    x: [xText(state), xText(drawnState)],
    hours: [state.hours, drawnState.hours],
    sat: [state.saturdays ? '1' : '', ''],
  };
  for (const [name, [value, drawn]] of Object.entries(parts)) {
    if (value === drawn) written.delete(name);
    else written.set(name, value);
  }
  const text = written.toString();
  return text && `?${text}`;
}

function xText({ amount, unit }: RulerState): string {
  return `${amount}${amounts[unit].letter}`;
}

export function calendarOf(state: RulerState): WorkingCalendar {
  return {
    ...workingHours[state.hours],
    days: state.saturdays ? [...officeHours.days, 'Sat'] : officeHours.days,
  };
}

/** The promised moment T: closing time on its day. */
export function promisedAt(state: RulerState): Instant {
  return instant(promisedDays[state.day]) + workingHours[state.hours].closes;
}
