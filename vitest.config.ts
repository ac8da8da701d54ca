import { defineConfig } from 'vitest/config';

/** Tests that build the site, kill processes or install what they need: minutes, not seconds. */
const slow = [
  'tests/{builds,deploy,faults,observatory}/**/*.test.{ts,tsx}',
  'tests/{html-validity,secrets}.test.ts',
];

export default defineConfig({
  test: {
    restoreMocks: true,
    // A slow machine is no failure.
    testTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{app,mail,scripts,server,tests}/**/*.test.{ts,tsx}'],
          exclude: [...slow, 'tests/e2e/**'],
        },
      },
      { extends: true, test: { name: 'slow', include: slow } },
    ],
  },
});
