import { defineConfig } from '@playwright/test';
import { findBrowser } from './tests/find-browser.ts';

/**
 * For measuring interactions. Under a test runner the browser records the position of every `Error`. react-dom creates
 * five when it loads, and V8 parses the file twice more to find them: five sixths of its time, which no visitor
 * waits for. This switch keeps the positions when the file is compiled, off the main thread.
 */
const asUninspected = ['--js-flags=--no-enable-lazy-source-positions'];

/** More browsers, more views, more states: only `npm run test:full` has the time. */
const full = '**/*.full.spec.ts';

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './scripts/build-if-needed.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // On a shared machine a second try tells a slow moment from a fault; it is reported as flaky, not hidden.
  retries: process.env.CI ? 1 : 0,
  // More than half of a test's time is waiting, so three keep two cores busy.
  workers: 3,
  reporter: [['list'], ['./tests/report-skips.ts']],
  projects: [
    { name: 'e2e', testIgnore: full },
    { name: 'full', testMatch: full },
  ],
  timeout: 90_000,
  expect: { timeout: 20_000 },
  use: {
    launchOptions: {
      executablePath: findBrowser(),
      args: [
        '--no-sandbox',
        '--host-resolver-rules=MAP shop.test 127.0.0.1',
        ...(process.env.INTERACTIONS_FILE ? asUninspected : []),
      ],
    },
  },
});
