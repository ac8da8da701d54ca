import { randomKey } from '#app/browser/random-key.ts';
import { readStored, removeStored, writeStored } from '#app/browser/storage.ts';
import { demoFields } from './demo-fields.ts';
import { type DemoRequestInput, emptyInput } from './schema.ts';

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

function parse(text: string | null): Draft | null {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null) return null;
    if (!('key' in value) || typeof value.key !== 'string' || !('input' in value)) return null;
    const typed = new Map(Object.entries(value.input ?? {}));
    const input = { ...emptyInput };
    for (const { name } of demoFields) {
      const text = typed.get(name);
      if (typeof text === 'string') input[name] = text;
    }
    const { attempted, note, corrects }: Record<string, unknown> = { ...value };
    return {
      key: value.key,
      input,
      ...(typeof attempted === 'string' && { attempted }),
      ...(typeof note === 'string' && { note }),
      ...(typeof corrects === 'string' && { corrects }),
    };
  } catch {
    // Not written by this module.
    return null;
  }
}
