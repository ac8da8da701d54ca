import * as v from 'valibot';
import { randomKey } from '#app/browser/random-key.ts';
import { readStored, removeStored, writeStored } from '#app/browser/storage.ts';
import { demoFields } from './demo-fields.ts';
import type { DemoRequestInput } from './schema.ts';

/**
 * A form being filled in: the answers, and the key under which they will be sent. Kept in session storage from the
 * first keystroke until the request is sent, so that a reload or crashed tab loses nothing and a repeated send is
 * recognized (Idempotency-Key). Without storage the draft lasts as long as the page.
 */
export type Draft = {
  key: string;
  input: DemoRequestInput;
  /** What was last sent under the key, as JSON; undefined before the first try. */
  attempted?: string | undefined;
} & DraftBeside;

/** The line of the visitor's own, as an address holds it, and the receipt of a request that this one corrects. */
export type DraftBeside = { note?: string | undefined; corrects?: string | undefined };

export const draftStorageKey = 'demo-request-draft';

let current: Draft | null = null;

export function readDraft(): Draft | null {
  current ??= parse(readStored(draftStorageKey, 'sessionStorage'));
  return current;
}

/** Saves the answers; the key is created once and stays, and so does what stands beside them unless given. */
export function keepDraft(input: DemoRequestInput, beside: DraftBeside = {}): Draft {
  const draft = readDraft();
  return store({ ...draft, key: draft?.key ?? randomKey(), input, ...beside });
}

/**
 * The idempotency key of a request. A request that was changed after a failed try gets a new key, also after a reload:
 * the service refuses one key with two contents.
 */
export function keyFor(input: DemoRequestInput, content: string): string {
  const draft = keepDraft(input);
  const changed = draft.attempted !== undefined && draft.attempted !== content;
  return store({ ...draft, key: changed ? randomKey() : draft.key, attempted: content }).key;
}

export function forgetDraft(): void {
  current = null;
  removeStored(draftStorageKey, 'sessionStorage');
}

function store(draft: Draft): Draft {
  current = draft;
  writeStored(draftStorageKey, JSON.stringify(draft), 'sessionStorage');
  return draft;
}

const text = v.optional(v.string());

/** What is stored, with the form's fields alone, and only text in them. */
const stored = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    key: v.string(),
    input: v.object(
      v.entriesFromList(
        demoFields.map(({ name }) => name),
        v.fallback(v.optional(v.string(), ''), ''),
      ),
    ),
    attempted: v.fallback(text, undefined),
    note: v.fallback(text, undefined),
    corrects: v.fallback(text, undefined),
  }),
);

function parse(json: string | null): Draft | null {
  const result = v.safeParse(stored, json);
  return result.success ? result.output : null;
}
