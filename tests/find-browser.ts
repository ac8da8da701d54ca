import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * The browser that tests run in: CHROME_PATH, else an installed Chrome or Chromium, else Playwright's own, which is
 * installed when there is none either. Gives undefined for Playwright's own.
 */
export function findBrowser(): string | undefined {
  const named = process.env.CHROME_PATH;
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`CHROME_PATH names a file that does not exist: ${named}`);
  }
  const found = installed.find((path) => existsSync(path));
  if (!found && !existsSync(chromium.executablePath())) {
    execFileSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' });
  }
  return found;
}
