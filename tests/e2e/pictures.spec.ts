import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { arch, platform } from 'node:process';
import type { Browser, Page } from '@playwright/test';
import { expect, fillForm, fontsArrived, submitButton, test, visitor } from './fixtures.ts';

// How the pages look, compared with the approved pictures in pictures/. `npm run pictures` retakes them.

type Scheme = 'light' | 'dark';
type Visit = (page: Page) => Promise<unknown>;

const open =
  (path: string): Visit =>
  (page) =>
    page.goto(path);

async function sendNothing(page: Page) {
  await page.goto('/book-demo');
  await submitButton(page).click();
  await page.waitForSelector('.error-summary');
}

async function sendRequest(page: Page) {
  await page.goto('/book-demo');
  await fillForm(page, { ...visitor(), email: 'asha@rao-castings.example' });
  await submitButton(page).click();
  await page.waitForSelector('.thank-you');
  // Its days are real ones, by the server's clock.
  await page.locator('.contact-calendar').evaluate((calendar) => calendar.remove());
}

const visits: Readonly<Record<string, Visit>> = {
  home: open('/'),
  'book-demo': open('/book-demo'),
  'book-demo-errors': sendNothing,
  'book-demo-thanks': sendRequest,
  'fms-key-elements': open('/fms-details'),
  'fms-time-tat': open('/fms-details#time-tat'),
  'fms-workflow-types': open('/fms-details#workflow-types'),
  'fms-examples': open('/fms-details#examples'),
  'okr-module': open('/okr-module'),
  'capacity-iq': open('/capacity-iq'),
  'gpt-assistant': open('/gpt-assistant'),
  'multi-branch-support': open('/multi-branch-support'),
  settings: open('/settings'),
  terms: open('/terms-conditions'),
  'not-found': open('/404'),
};

/** Wide in light, narrow in dark; one tablet width, which has layouts of its own. */
const views: readonly { width: number; scheme: Scheme }[] = [
  { width: 1440, scheme: 'light' },
  { width: 768, scheme: 'light' },
  { width: 390, scheme: 'dark' },
];

/** Another browser version, or a system with other fonts or hinting, draws text a little differently. */
async function renderingOf(browser: Browser): Promise<string> {
  const page = await browser.newPage({ viewport: { width: 800, height: 100 } });
  const words = ['sans-serif', 'serif', 'monospace']
    .map((family) => `<span style="font-family: ${family}">Waits 9 h 41 min → ✓ </span>`)
    .join('');
  await page.setContent(`<p>${words}</p>`);
  const picture = await page.screenshot();
  await page.close();
  const hash = createHash('sha256').update(picture).digest('hex').slice(0, 16);
  return `${browser.browserType().name()} ${browser.version()}, ${platform} ${arch}, text ${hash}`;
}

const renderingFile = new URL('pictures/taken-with.txt', import.meta.url);

/** Replaces the browser entry: a page is pictured as prerendered, and its form posts natively. */
const noHydration = "export const hydrate = () => Promise.reject(new Error('no hydration here'));";

test.use({
  expectedConsoleErrors: [/status of (?:404|422)|no hydration here/],
  // Half the size: a quarter of the bytes to keep in the repository.
  deviceScaleFactor: 0.5,
});

for (const [name, visit] of Object.entries(visits)) {
  for (const { width, scheme } of views) {
    test(`${name} looks as approved at ${width} px, ${scheme}`, async ({ page, browser }, {
      config,
    }) => {
      await page.route('**/assets/*.js', (route) =>
        route.fulfill({ contentType: 'text/javascript', body: noHydration }),
      );
      await page.clock.setFixedTime(new Date('2026-06-03T05:30:00Z'));
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      await visit(page);
      await fontsArrived(page);
      await page.evaluate(() => {
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
        scrollTo(0, 0);
      });
      const rendering = await renderingOf(browser);
      if (config.updateSnapshots === 'all') {
        mkdirSync(new URL('.', renderingFile), { recursive: true });
        writeFileSync(renderingFile, `${rendering}\n`);
      }
      const approved = existsSync(renderingFile) && readFileSync(renderingFile, 'utf8').trim();
      test.skip(
        approved !== rendering,
        `The pictures were taken with ${approved}; this is ${rendering}. \`npm run pictures\` retakes them.`,
      );
      await expect(page).toHaveScreenshot(`${name}-${width}-${scheme}.png`, {
        fullPage: true,
        // Some pixels of a smoothed edge.
        maxDiffPixels: 100,
      });
    });
  }
}
