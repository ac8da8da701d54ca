import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { blockStorage, installStorage } from '#tests/browser-storage.ts';

afterEach(() => vi.unstubAllGlobals());
// The module holds one page's key, so each test imports it anew.
beforeEach(() => vi.resetModules());

test('each content has its own key, also in a copy of the tab, and the same content has one', async () => {
  const { session } = installStorage();
  const tab = await import('./draft.ts');
  const key = tab.keyFor('content');
  const copied = new Map(session);
  vi.resetModules();
  session.clear();
  for (const [name, value] of copied) session.set(name, value);
  const copy = await import('./draft.ts');
  expect(copy.keyFor('other content')).not.toBe(key);
  expect(copy.keyFor('content')).toBe(key);
});

test('without storage the key lasts as long as the page', async () => {
  blockStorage();
  const { keyFor } = await import('./draft.ts');
  expect(keyFor('content')).toBe(keyFor('content'));
  expect(keyFor('content')).toMatch(/^[0-9a-f]{32}\.\w+$/);
});

test.each(['not json', 'null', '7', '["a"]', '{"idempotency_key":7}'])(
  'what something else wrote (%s) is no draft',
  async (text) => {
    const { session } = installStorage();
    const { draftKey } = await import('./draft.ts');
    const { readDraft } = await import('#app/ui/browser/form-draft.ts');
    session.set(draftKey, text);
    expect(Object.values(readDraft(draftKey)).filter((each) => each !== 'a')).toEqual([]);
  },
);
