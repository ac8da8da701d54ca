import { existsSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import puppeteer, { type Browser, type KeyInput, type Page, ProtocolError } from 'puppeteer-core';
import type { Engine, Key, Serializable, Tab } from './tab.ts';

const executable =
  process.env.FIREFOX_PATH ??
  [
    '/usr/bin/firefox-esr',
    '/usr/bin/firefox',
    '/Applications/Firefox.app/Contents/MacOS/firefox',
    'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
  ].find((path) => existsSync(path));

/**
 * Firefox as its maker ships it, over WebDriver BiDi. Playwright can do the same (channel `moz-firefox`), but asks for
 * commands that the extended support release does not have yet.
 */
export const firefox: Engine = {
  name: 'Firefox',
  missing: () =>
    executable
      ? undefined
      : 'There is no Firefox: `apt-get install firefox-esr`, or its path in FIREFOX_PATH.',
  async openTab({ scheme = 'light' } = {}) {
    const browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath: executable,
      headless: true,
      defaultViewport: null,
      extraPrefsFirefox: {
        'layout.css.prefers-color-scheme.content-override': scheme === 'dark' ? 0 : 1,
        'ui.prefersReducedMotion': 1,
      },
    });
    // A new page: the window's first one never gets the focus, and later events on it are not reported.
    return tabOf(browser, await browser.version(), await browser.newPage());
  },
};

async function tabOf(browser: Browser, version: string, page: Page): Promise<Tab> {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warn') errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(String(error)));

  const tab: Tab = {
    browser: version,
    errors: () => errors,
    async open(url) {
      await page.goto(url);
    },
    async resize(width, height) {
      // Sets the size. This release cannot set the orientation of the screen.
      await page.setViewport({ width, height }).catch((error) => {
        if (!(error instanceof ProtocolError && error.message.includes('setScreenOrientation'))) {
          throw error;
        }
      });
      for (
        const deadline = Date.now() + 20_000;
        (await page.evaluate(() => innerWidth)) !== width;
      ) {
        if (Date.now() > deadline) throw new Error(`Firefox did not become ${width} px wide`);
        await setTimeout(20);
      }
    },
    evaluate: <Args extends Serializable[], Result>(
      run: (...args: Args) => Result | Promise<Result>,
      ...args: Args
    ): Promise<Result> =>
      page.evaluate<[], () => Promise<Result>>(`(${run})(...${JSON.stringify(args)})`),
    async addScript(source) {
      await page.evaluate(source);
    },
    press: (x, y) => page.mouse.click(x, y),
    key: (key) => page.keyboard.press(keys[key]),
    type: (text) => page.keyboard.type(text),
    [Symbol.asyncDispose]: () => browser.close(),
  };
  await tab.resize(1440, 900);
  return tab;
}

const keys: Record<Key, KeyInput> = {
  Tab: 'Tab',
  Enter: 'Enter',
  Escape: 'Escape',
  ArrowRight: 'ArrowRight',
  Space: 'Space',
};
