import { defineConfig } from '@playwright/test';
import { findBrowser } from './tests/find-browser.ts';

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
  expect: { timeout: 20_000 },
  use: {
    launchOptions: {
      executablePath: findBrowser(),
      args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
    },
  },
});
