/**
 * Turnaround times as the copy writes them (specification, section 3: TAT types T+X, T, T-X; units hours, days,
 * minutes). `T+4 h`: 4 working hours after the step before it closes. `T`: the same day. `T-2 d`: 2 working days
 * before the promised date that the process names.
 */
export type Tat = 'T' | `T${'+' | '-'}${number} ${'m' | 'h' | 'd'}`;

type TatUnit = 'minutes' | 'hours' | 'days';

type ParsedTat = { type: 'T' } | { type: 'T+X' | 'T-X'; value: number; unit: TatUnit };

const unitNames: Readonly<Record<string, TatUnit>> = { m: 'minutes', h: 'hours', d: 'days' };

/** Parses a turnaround time; null if the text is not one. The value is a whole number above 0. */
export function parseTat(tat: string): ParsedTat | null {
  if (tat === 'T') return { type: 'T' };
  const [, sign, digits, letter = ''] = /^T([+-])([1-9]\d{0,3}) ([mhd])$/.exec(tat) ?? [];
  const unit = unitNames[letter];
  if (unit === undefined) return null;
  return { type: sign === '+' ? 'T+X' : 'T-X', value: Number(digits), unit };
}
