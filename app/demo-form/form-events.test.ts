import { afterEach, expect, test, vi } from 'vitest';
import { countFormEvent } from './form-events.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

test('a counting script that fails does not stop the form', () => {
  vi.stubEnv('VITE_UMAMI_WEBSITE_ID', '1f3c');
  // As Umami 1 and some blockers leave it.
  vi.stubGlobal('umami', {});
  expect(() => countFormEvent('form begun')).not.toThrow();
});
