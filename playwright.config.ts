import { defineConfig } from '@playwright/test';
import { findBrowser } from './tests/find-browser.ts';

/**
 * For the measurement of interactions. A test runner has the browser record where every `Error` was made; react-dom makes
 * five while it is evaluated, and V8 then parses the file twice more, which is five sixths of the time that takes. Nobody
 * who visits the site waits for that. With this, positions are kept while the file is compiled, off the main thread.
 */
const asUninspected = ['--js-flags=--no-enable-lazy-source-positions'];

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // On a shared machine a second try tells a slow moment from a fault; it is reported as flaky, not hidden.
  retries: process.env.CI ? 1 : 0,
  workers: 2,
  reporter: [['list']],
  timeout: 90_000,
  expect: {
    timeout: 20_000,
    toHaveScreenshot: {
      pathTemplate: '{testDir}/pictures/{arg}{ext}',
      scale: 'device',
      // Antialiasing differs from run to run; a changed word or a moved figure is more than this.
      maxDiffPixelRatio: 0.001,
    },
  },
  use: {
    launchOptions: {
      executablePath: findBrowser(),
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        ...(process.env.INTERACTIONS_FILE ? asUninspected : []),
      ],
    },
  },
});
