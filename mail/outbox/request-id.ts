import { randomInt } from 'node:crypto';

// Crockford's base 32: no letter that can be mistaken for a digit when read out on the phone.
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const epoch = Date.UTC(2026, 0, 1);
const unitMs = 32;
const serials = 32 ** 5;

let serial = randomInt(serials);

/**
 * The id of a request, which is also the reference that the visitor sees: 12 characters, the time in units of 32 ms and
 * a serial number that starts at random. Later ids sort later, so the store writes concurrent requests side by side.
 */
export function newRequestId(now: number): string {
  serial = (serial + 1) % serials;
  return firstRequestIdAt(now).slice(0, 7) + digits(serial, 5);
}

/** Sorts before every id made at `time` or later; times before 2026 count as 2026. */
export function firstRequestIdAt(time: number): string {
  return `${digits(Math.max(0, Math.floor((time - epoch) / unitMs)), 7)}00000`;
}

function digits(value: number, count: number): string {
  const text = value.toString(32).padStart(count, '0');
  return text.replaceAll(/./g, (digit) => alphabet.charAt(Number.parseInt(digit, 32)));
}
