import { hash } from 'node:crypto';
import * as v from 'valibot';
import { type DemoRequest, emptyInput } from '#app/demo-request/schema.ts';
import type { Submission } from './types.ts';

const storedFields = v.record(v.string(), v.string());

/**
 * The fields as they are stored: a JSON object of those that were filled in, sorted by name. Two requests have the same
 * text exactly when the visitor entered the same, whatever optional fields a release has added in between.
 */
export function writeFields(request: DemoRequest): string {
  const filled = Object.entries(request).filter(([, value]) => value !== '');
  return JSON.stringify(Object.fromEntries(filled.sort(([a], [b]) => (a < b ? -1 : 1))));
}

/** The opposite. A field that is absent is empty; one that the form no longer has is kept. */
export function readFields(json: string): DemoRequest {
  return { ...emptyInput, ...v.parse(storedFields, JSON.parse(json)) };
}

/**
 * The key of a caller that sends none (EmailJS's own SDK): the same fields on the same UTC day are one request, so that
 * a double click or a retry sends no second mail.
 */
export function keyOfBody({ request }: Pick<Submission, 'request'>, now: number): string {
  const day = new Date(now).toISOString().slice(0, 10);
  return `body:${day}:${hash('sha256', writeFields(request), 'base64url')}`;
}
