import { defineConfig } from 'vitest/config';
import { reportSkipsOfVitest } from './tests/report-skips.ts';

/** Whole builds, long runs, foreign tools: only `npm run test:full` has the time. */
const full = 'tests/**/*.full.test.ts';

const globalSetup = './scripts/build-if-needed.ts';

export default defineConfig({
  test: {
    reporters: ['default', reportSkipsOfVitest()],
    restoreMocks: true,
    // A slow machine is no failure.
    testTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            '{app,brand,mail,request,scripts,server}/**/*.test.{ts,tsx}',
            'tests/*.test.ts',
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'slow',
          include: ['tests/*/**/*.test.{ts,tsx}'],
          exclude: [full],
          globalSetup,
        },
      },
      { extends: true, test: { name: 'full', include: [full], globalSetup } },
    ],
  },
});
