import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { arch, platform } from 'node:process';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from '@playwright/test';
import { expect, fillForm, fontsArrived, submitButton, test, visitor } from './fixtures.ts';
import { comparePicture } from './picture-comparison.ts';

// How the pages look, kept as small pictures in pictures/. `npm run pictures` takes them anew.

const folder = fileURLToPath(new URL('pictures', import.meta.url));
const retake = process.env.PICTURES === 'retake';

type Scheme = 'light' | 'dark';
type Visit = (page: Page) => Promise<unknown>;

const open =
  (path: string): Visit =>
  (page) =>
    page.goto(path);

async function answerNothing(page: Page) {
  await page.goto('/book-demo');
  await submitButton(page).click();
  await page.waitForSelector('.error-summary');
}

async function sendRequest(page: Page) {
  await page.goto('/book-demo');
  await fillForm(page, { ...visitor(), email: 'asha@rao-castings.example' });
  await submitButton(page).click();
  await page.waitForSelector('.thank-you');
}

const visits: Readonly<Record<string, Visit>> = {
  home: open('/'),
  'book-demo': open('/book-demo'),
  'book-demo-errors': answerNothing,
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

/** Every page where there is most room, in light, and where there is least, in dark; some in between. */
const pictures: readonly { name: string; visit: Visit; width: number; scheme: Scheme }[] = [
  ...Object.entries(visits).flatMap(([name, visit]) => [
    { name, visit, width: 1440, scheme: 'light' as const },
    { name, visit, width: 390, scheme: 'dark' as const },
  ]),
  ...['home', 'book-demo', 'fms-examples', 'capacity-iq'].map((name) => ({
    name,
    visit: visits[name] ?? open('/'),
    width: 768,
    scheme: 'light' as const,
  })),
];

/** So many cells of a page may differ: a letter on the edge of two, but not a word. */
const spareCells = 2;

const files = pictures.map(({ name, width, scheme }) => `${name}-${width}-${scheme}.webp`);

/**
 * What the pictures depend on besides the site: another browser draws letters and controls a little differently, and
 * a system that hints letters otherwise sets them wider or narrower.
 */
async function takenWith(browser: Browser, page: Page): Promise<string> {
  const letters = await page.evaluate(() => {
    const line = document.createElement('span');
    line.textContent = 'The quick brown fox waits 9 h 41 min for a quote, then jumps.';
    line.className = 'meta visually-hidden';
    document.body.append(line);
    const { scrollWidth } = line;
    line.remove();
    return scrollWidth;
  });
  return `${browser.browserType().name()} ${browser.version()}, ${platform} ${arch}, a line of ${letters} px`;
}

const versionFile = `${folder}/taken-with.txt`;
const keptVersion = existsSync(versionFile) ? readFileSync(versionFile, 'utf8').trim() : 'nothing';

/** Stands for the browser entry. A page is pictured as it comes: islands stay asleep, and forms are posted natively. */
const asleep = "export const hydrate = () => Promise.reject(new Error('asleep for its picture'));";

test.use({ expectedConsoleErrors: [/status of (?:404|422)|asleep for its picture/] });

for (const [index, { name, visit, width, scheme }] of pictures.entries()) {
  test(`${name} looks as approved at ${width} px, ${scheme}`, async ({
    page,
    browser,
  }, testInfo) => {
    await page.route('**/assets/*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: asleep }),
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
    const present = await takenWith(browser, page);
    test.skip(
      !retake && keptVersion !== present,
      `The pictures were taken with ${keptVersion}; this is ${present}. \`npm run pictures\` takes them anew.`,
    );
    const screenshot = await page.screenshot({
      fullPage: true,
      animations: 'disabled',
      scale: 'css',
    });

    const file = `${folder}/${files[index]}`;
    await page.goto('about:blank');
    const { picture, heights, changed } = await comparePicture(
      page,
      screenshot,
      !retake && existsSync(file) ? readFileSync(file) : undefined,
      width > 640 ? 3 : 2,
    );
    if (retake) {
      writeFileSync(file, picture);
      writeFileSync(versionFile, `${present}\n`);
      return;
    }
    await testInfo.attach('as it is now', { body: screenshot, contentType: 'image/png' });
    const [now, kept] = heights;
    expect(Math.abs(now - (kept ?? 0)), `height ${now} px, approved ${kept} px`).toBeLessThan(8);
    const listed = changed.slice(0, 12).join('; ');
    expect(
      changed.length,
      `cells of 24 px that changed (top, left: by how much of 255): ${listed}`,
    ).toBeLessThanOrEqual(spareCells);
  });
}

test('no picture is kept that no page is compared with', () => {
  test.skip(retake, 'Pictures are being taken.');
  expect(
    readdirSync(folder)
      .filter((name) => name.endsWith('.webp'))
      .sort(),
  ).toEqual([...files].sort());
});
