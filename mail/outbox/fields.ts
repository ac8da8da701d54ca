import { hash } from 'node:crypto';
import * as v from 'valibot';
import { type DemoRequest, emptyInput } from '#request/schema.ts';
import type { Beside } from './types.ts';

const storedFields = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string()));

/**
 * The fields as stored: a JSON object of the non-empty ones, sorted by name. Two requests have the same text exactly
 * when the visitor entered the same, whichever optional fields a release added in between.
 */
export function writeFields(request: DemoRequest): string {
  const filled = Object.entries(request).filter(([, value]) => value !== '');
  return JSON.stringify(Object.fromEntries(filled.sort(([a], [b]) => (a < b ? -1 : 1))));
}

/** Reads stored fields. An absent field is empty, as all are where the text is damaged; one that the form no longer has is kept. */
export function readFields(json: string): DemoRequest {
  const stored = v.safeParse(storedFields, json);
  return { ...emptyInput, ...(stored.success && stored.output) };
}

/**
 * The idempotency key for callers that send none (EmailJS's own SDK): the same fields, and what stands beside them, on
 * the same UTC day are one request, so a double click or retry sends no second mail, unless midnight is between.
 */
export function keyOfBody(request: DemoRequest, beside: Beside, now: number): string {
  const day = new Date(now).toISOString().slice(0, 10);
  const besides = [beside.process, beside.note, beside.corrects];
  // Alone, the fields have the key that earlier releases gave them.
  const rest = besides.some(Boolean) ? JSON.stringify(besides) : '';
  return `body:${day}:${hash('sha256', writeFields(request) + rest, 'base64url')}`;
}
