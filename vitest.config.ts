import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{app,mail,scripts,server,tests,tools}/**/*.test.{ts,tsx}'],
    exclude: ['tests/e2e/**'],
    restoreMocks: true,
    // A slow machine is no failure.
    testTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
  },
});
