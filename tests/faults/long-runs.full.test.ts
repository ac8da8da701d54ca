import { vi } from 'vitest';

// The fault tests that `npm test` runs for seconds, for as long as it takes to trust them.
vi.stubEnv('FAULTS', 'long');
await import('./kill.test.ts');
await import('./postgres-faults.test.ts');
