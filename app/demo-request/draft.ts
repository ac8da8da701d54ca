import { readStored, removeStored, writeStored } from '#app/browser/storage.ts';
import { type DemoRequestInput, emptyInput, fieldNames } from './schema.ts';

/**
 * A form being filled in: what was typed, and the key under which it will be sent. Kept in session storage from the
 * first keystroke until it was sent, so that a reload or a crashed tab loses nothing and a repeated send is
 * recognised (Idempotency-Key). Without storage the draft lives as long as the page.
 */
export type Draft = { key: string; input: DemoRequestInput };

export const draftStorageKey = 'demo-request-draft';

let current: Draft | null = null;

export function readDraft(): Draft | null {
  current ??= parse(readStored(draftStorageKey, 'sessionStorage'));
  return current;
}

/** Keeps what is typed; the key is made once and stays. */
export function keepDraft(input: DemoRequestInput): Draft {
  current = { key: readDraft()?.key ?? crypto.randomUUID(), input };
  writeStored(draftStorageKey, JSON.stringify(current), 'sessionStorage');
  return current;
}

/** A changed form is another request: it needs a key of its own. */
export function renewDraftKey(input: DemoRequestInput): Draft {
  current = { key: crypto.randomUUID(), input };
  writeStored(draftStorageKey, JSON.stringify(current), 'sessionStorage');
  return current;
}

export function forgetDraft(): void {
  current = null;
  removeStored(draftStorageKey, 'sessionStorage');
}

function parse(text: string | null): Draft | null {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null) return null;
    if (!('key' in value) || typeof value.key !== 'string' || !('input' in value)) return null;
    const typed = new Map(Object.entries(value.input ?? {}));
    const input = { ...emptyInput };
    for (const field of fieldNames) {
      const text = typed.get(field);
      if (typeof text === 'string') input[field] = text;
    }
    return { key: value.key, input };
  } catch {
    // Written by something else: not a draft.
    return null;
  }
}
