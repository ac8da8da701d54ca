/**
 * From the press on a link of the home page to the first frame of the page it leads to: prerendered while the pointer
 * rested on the link, against loaded when it was pressed.
 */
import { setTimeout } from 'node:timers/promises';
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

/**
 * In the page that is reached: milliseconds to the end of its first frame, from that press and from its activation,
 * the moment from which browsers count the paints of a prerendered page.
 */
const untilShown = `new Promise((shown) => document.addEventListener('prerenderingchange', () =>
  requestAnimationFrame(() => setTimeout(() => {
    const now = performance.now();
    const [{ activationStart }] = performance.getEntriesByType('navigation');
    shown([performance.timeOrigin + now - Number(localStorage.pressed), now - activationStart]);
  }))))`;

const sincePressToPaint = `new Promise((shown) => new PerformanceObserver((list) => {
  for (const { name, startTime } of list.getEntries()) {
    if (name === 'first-contentful-paint')
      shown(performance.timeOrigin + startTime - Number(localStorage.pressed));
  }
}).observe({ type: 'paint', buffered: true }))`;

async function timePrerendered(url: string, href: string): Promise<[number, number]> {
  await using tab = await openTab();
  await tab.send('Page.enable');
  await tab.send('Page.navigate', { url });
  await tab.event('Page.loadEventFired');
  await tab.event('Preload.preloadingAttemptSourcesUpdated', (params) =>
    JSON.stringify(params).includes(`${href}"`),
  );
  const { x, y } = (await tab.evaluate(aimAt(href))) as { x: number; y: number };
  const ready = tab.event(
    'Preload.prerenderStatusUpdated',
    ({ key, status }) => JSON.stringify(key).includes(`${href}"`) && status === 'Ready',
  );
  // A hand is never quite still, and the browser may not have seen the first move.
  for (let moves = 0; moves < 50; moves += 1) {
    await tab.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: x + (moves % 2), y });
    const done = await Promise.race([ready.then(() => true), setTimeout(200, false)]);
    if (done) break;
  }
  const shown = tab.evaluate(untilShown, 'prerendered');
  for (const type of ['mousePressed', 'mouseReleased']) {
    await tab.send('Input.dispatchMouseEvent', { type, x, y, button: 'left', clickCount: 1 });
  }
  return (await shown) as [number, number];
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
    const ahead: [number, number][] = [];
    const pressed: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      ahead.push(await timePrerendered(site.url, href));
      pressed.push(await timeLoaded(site.url, href));
    }
    const shown = median(ahead.map(([press]) => press));
    const activated = median(ahead.map(([, activation]) => activation));
    const loaded = median(pressed);
    rows.push([
      href,
      activated.toFixed(0),
      shown.toFixed(0),
      loaded.toFixed(0),
      (shown / loaded).toFixed(2),
    ]);
  }
  printTable(
    `Milliseconds to the first frame, median of ${rounds}`,
    ['page', 'prerendered, from activation', 'from the press', 'loaded, from the press', 'ratio'],
    rows,
  );
} finally {
  await browser.close();
}
