import { afterEach, expect, test, vi } from 'vitest';
import { countFormEvent } from './form-events.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

test('a provider’s script that fails does not stop the form', () => {
  vi.stubEnv('VITE_ANALYTICS', 'umami');
  // As Umami 1 and some blockers leave it.
  vi.stubGlobal('umami', {});
  expect(() => countFormEvent('form begun')).not.toThrow();
});
