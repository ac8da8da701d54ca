import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emptyInput } from '#request/schema.ts';
import { blockStorage, installStorage } from '#tests/browser-storage.ts';

afterEach(() => vi.unstubAllGlobals());
// The module holds one page's draft, so each test imports it anew.
beforeEach(() => vi.resetModules());

const typed = { ...emptyInput, name: 'Asha' };

test('each content has its own key, also in a copy of the tab; a forgotten draft is gone', async () => {
  const { session } = installStorage();
  const first = await import('./draft.ts');
  first.keepDraft(typed);
  const copied = new Map(session);
  const key = first.keyFor(typed, 'content');
  vi.resetModules();
  for (const [name, value] of copied) session.set(name, value);
  const { forgetDraft, keyFor, readDraft } = await import('./draft.ts');
  expect(keyFor(typed, 'other content')).not.toBe(key);
  expect(keyFor(typed, 'content')).toBe(key);
  forgetDraft();
  expect(readDraft()).toBeNull();
  expect(session.size).toBe(0);
});

test('without storage a draft lives as long as the page', async () => {
  blockStorage();
  const { keepDraft, readDraft } = await import('./draft.ts');
  const { key } = keepDraft(typed);
  expect(readDraft()).toEqual({ key, input: typed });
});

test.each(['not json', 'null', '7', '{"key":7,"input":{}}', '{"key":"k"}'])(
  'what something else wrote (%s) is no draft',
  async (text) => {
    const { session } = installStorage();
    const { draftStorageKey, readDraft } = await import('./draft.ts');
    session.set(draftStorageKey, text);
    expect(readDraft()).toBeNull();
  },
);
