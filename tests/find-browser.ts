import { spawnSync } from 'node:child_process';
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
 * The browser that tests run in: CHROME_PATH, else an installed Chrome or Chromium, else Playwright's own. Where there is
 * none, it installs Debian's package, or downloads Playwright's. Gives the path of the executable.
 * @throws if there is none and none can be installed
 */
export function findBrowser(): string {
  const named = process.env.CHROME_PATH;
  if (named && !existsSync(named)) {
    throw new Error(`CHROME_PATH names a file that does not exist: ${named}`);
  }
  const candidates = [...(named ? [named] : installed), chromium.executablePath()];
  const found = () => candidates.find((path) => existsSync(path));
  const browser = found() ?? (installPackage() || downloadBrowser() ? found() : undefined);
  if (browser) return browser;
  throw new Error(
    'No browser for the tests: install Chrome or Chromium, or name one in CHROME_PATH.',
  );
}

/** Installs Debian's package, as root or where sudo asks for no password; false where that is not possible. */
function installPackage(): boolean {
  const asRoot = process.getuid?.() === 0 ? '' : 'sudo --non-interactive ';
  const aptGet = `${asRoot}env DEBIAN_FRONTEND=noninteractive apt-get --quiet`;
  return succeeds(`${aptGet} update && ${aptGet} install --yes --no-install-recommends chromium`);
}

function downloadBrowser(): boolean {
  return succeeds('npx playwright install chromium');
}

function succeeds(command: string): boolean {
  return spawnSync(command, { shell: true, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
}

if (import.meta.main) {
  try {
    findBrowser();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
