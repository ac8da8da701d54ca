import { hash } from 'node:crypto';
import * as v from 'valibot';
import type { RequestContext } from '#request/context.ts';
import { type DemoRequest, emptyInput } from '#request/schema.ts';

const storedFields = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string()));

/**
 * The fields as stored: a JSON object of the non-empty ones, sorted by name. Two requests have the same text exactly
 * when the visitor entered the same, whichever optional fields a release added in between.
 */
export function writeFields(fields: DemoRequest): string {
  const filled = Object.entries(fields).filter(([, value]) => value !== '');
  return JSON.stringify(Object.fromEntries(filled.sort(([a], [b]) => (a < b ? -1 : 1))));
}

/** Reads stored fields. An absent field is empty, as all are where the text is damaged; one that the form no longer has is kept. */
export function readFields(json: string): DemoRequest {
  const stored = v.safeParse(storedFields, json);
  return { ...emptyInput, ...(stored.success && stored.output) };
}

/**
 * All that a visitor sent, as a text to compare: the fields and the context, but not the visits, which the browser adds
 * and may have counted on since the first try.
 */
export function contentOf(fields: DemoRequest, { visits: _, ...context }: RequestContext): string {
  return JSON.stringify([writeFields(fields), context]);
}

/**
 * The idempotency key for callers that send none (EmailJS's own SDK): the same content on the same UTC day is one
 * request, so a double click or retry sends no second mail, unless midnight is between.
 */
export function keyOfBody(fields: DemoRequest, context: RequestContext, now: number): string {
  const day = new Date(now).toISOString().slice(0, 10);
  return `body:${day}:${hash('sha256', contentOf(fields, context), 'base64url')}`;
}
