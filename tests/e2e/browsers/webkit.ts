import { existsSync } from 'node:fs';
import { webkit as playwright } from '@playwright/test';
import type { Engine, Tab } from './tab.ts';

/** WebKit, the engine of Safari, in the build that Playwright offers for every system. */
export const webkit: Engine = {
  name: 'WebKit',
  missing: () =>
    existsSync(playwright.executablePath())
      ? undefined
      : 'There is no WebKit: `npx playwright install --with-deps webkit`.',
  async openTab({ scheme = 'light' } = {}) {
    const browser = await playwright.launch();
    const page = await browser.newPage({
      colorScheme: scheme,
      reducedMotion: 'reduce',
      viewport: { width: 1440, height: 900 },
    });
    const errors: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) errors.push(message.text());
    });
    page.on('pageerror', (error) => errors.push(error.message));
    const tab: Tab = {
      browser: `webkit/${browser.version()}`,
      errors: () => errors,
      async open(url) {
        await page.goto(url);
      },
      resize: (width, height) => page.setViewportSize({ width, height }),
      evaluate: (run, ...args) => page.evaluate(`(${run})(...${JSON.stringify(args)})`),
      async addScript(source) {
        await page.evaluate(source);
      },
      press: (x, y) => page.mouse.click(x, y),
      key: (key) => page.keyboard.press(key),
      type: (text) => page.keyboard.type(text),
      [Symbol.asyncDispose]: () => browser.close(),
    };
    return tab;
  },
};
