/**
 * From the press on a link of the home page to the first frame of the page it leads to: prerendered while the pointer
 * rested on the link, against loaded when it was pressed.
 */
import { chromium } from '@playwright/test';
import { openTab } from '../tests/e2e/devtools.ts';
import { findBrowser } from '../tests/find-browser.ts';
import { startSite } from '../tests/site-process.ts';
import { median } from './statistics.ts';
import { printTable } from './table.ts';

const rounds = 5;
const targets = [
  '/fms-details',
  '/book-demo',
  '/okr-module',
  '/capacity-iq',
  '/gpt-assistant',
  '/multi-branch-support',
];

/** In the page that is left: keeps when its link was pressed, in epoch milliseconds, and says where the link is. */
function aimAt(href: string): string {
  return `(() => {
    addEventListener('pointerup', ({ timeStamp }) => {
      localStorage.pressed = performance.timeOrigin + timeStamp;
    }, true);
    const link = document.querySelector('main a[href="${href}"], footer a[href="${href}"]');
    link.scrollIntoView({ behavior: 'instant', block: 'center' });
    const { x, y } = link.getBoundingClientRect();
    return { x: x + 4, y: y + 4 };
  })()`;
}

/** In the page that is reached: milliseconds from that press to the end of the frame after it was shown. */
const sincePress = `new Promise((shown) => document.addEventListener('prerenderingchange', () =>
  requestAnimationFrame(() => setTimeout(() =>
    shown(performance.timeOrigin + performance.now() - Number(localStorage.pressed))))))`;

const sincePressToPaint = `new Promise((shown) => new PerformanceObserver((list) => {
  for (const { name, startTime } of list.getEntries()) {
    if (name === 'first-contentful-paint')
      shown(performance.timeOrigin + startTime - Number(localStorage.pressed));
  }
}).observe({ type: 'paint', buffered: true }))`;

async function timePrerendered(url: string, href: string): Promise<number> {
  await using tab = await openTab();
  await tab.send('Page.enable');
  await tab.send('Page.navigate', { url });
  await tab.event('Page.loadEventFired');
  await tab.event('Preload.preloadingAttemptSourcesUpdated', (params) =>
    JSON.stringify(params).includes(`${href}"`),
  );
  const { x, y } = (await tab.evaluate(aimAt(href))) as { x: number; y: number };
  await tab.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y });
  await tab.event(
    'Preload.prerenderStatusUpdated',
    ({ key, status }) => JSON.stringify(key).includes(`${href}"`) && status === 'Ready',
  );
  const shown = tab.evaluate(sincePress, 'prerendered');
  for (const type of ['mousePressed', 'mouseReleased']) {
    await tab.send('Input.dispatchMouseEvent', { type, x, y, button: 'left', clickCount: 1 });
  }
  return Number(await shown);
}

const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });

/** The browser of the tests never prerenders. */
async function timeLoaded(url: string, href: string): Promise<number> {
  await using context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.goto(url);
  const { x, y } = (await page.evaluate(aimAt(href))) as { x: number; y: number };
  await page.mouse.click(x, y);
  await page.waitForURL(`**${href}`);
  return Number(await page.evaluate(sincePressToPaint));
}

try {
  await using site = await startSite();
  const rows: string[][] = [];
  for (const href of targets) {
    const ahead: number[] = [];
    const pressed: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      ahead.push(await timePrerendered(site.url, href));
      pressed.push(await timeLoaded(site.url, href));
    }
    const [shown, loaded] = [median(ahead), median(pressed)];
    rows.push([href, shown.toFixed(0), loaded.toFixed(0), (shown / loaded).toFixed(2)]);
  }
  printTable(
    `From the press on a link to the first frame, ms, median of ${rounds}`,
    ['page', 'prerendered', 'loaded', 'ratio'],
    rows,
  );
} finally {
  await browser.close();
}
