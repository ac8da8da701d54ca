/**
 * From the press on a link of the home page to the first frame of the page it leads to: prerendered while the pointer
 * rested on the link, against loaded when it was pressed. The last row is what the browser itself takes from one empty
 * page to another.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
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

/** A hand rests a while on what it is about to press; pressed at once, the page is still being prepared. */
const rest = 300;

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

async function timePrerendered(
  url: string,
  href: string,
  pause: number,
): Promise<[number, number]> {
  await using tab = await openTab();
  await tab.send('Page.enable');
  await tab.send('Page.navigate', { url });
  await tab.event('Page.loadEventFired');
  await tab.event('Preload.preloadingAttemptSourcesUpdated', (params) =>
    JSON.stringify(params).includes(`${href}"`),
  );
  const aim = async () => (await tab.evaluate(aimAt(href))) as { x: number; y: number };
  const ready = tab.event(
    'Preload.prerenderStatusUpdated',
    ({ key, status }) => JSON.stringify(key).includes(`${href}"`) && status === 'Ready',
  );
  let { x, y } = await aim();
  let prerendered = false;
  // A hand is never quite still, and the browser may not have seen the first move.
  for (let moves = 0; moves < 50 && !prerendered; moves += 1) {
    await tab.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: x + (moves % 2), y });
    prerendered = await Promise.race([ready.then(() => true), setTimeout(200, false)]);
    // Fonts that come late may move the link.
    if (!prerendered) ({ x, y } = await aim());
  }
  if (!prerendered) throw new Error(`The browser does not prerender ${href}`);
  await setTimeout(pause);
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

/** Two pages with one link and nothing else, which the browser prerenders and fades as it does the site's. */
function emptySite(href: string) {
  const page = `<!doctype html><html lang="en"><title>Empty</title><style>@view-transition{navigation:auto}</style>
<main><a href="${href}">on</a></main>`;
  const rules = JSON.stringify({
    prerender: [{ where: { href_matches: '/*' }, eagerness: 'moderate' }],
  });
  return createServer((request, response) => {
    const asksRules = request.url === '/rules.json';
    const type = asksRules ? 'application/speculationrules+json' : 'text/html';
    response.writeHead(200, { 'Content-Type': type, 'Speculation-Rules': '"/rules.json"' });
    response.end(asksRules ? rules : page);
  });
}

async function row(name: string, url: string, href: string): Promise<string[]> {
  const rested: [number, number][] = [];
  const hasty: [number, number][] = [];
  const loaded: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    rested.push(await timePrerendered(url, href, rest));
    hasty.push(await timePrerendered(url, href, 0));
    loaded.push(await timeLoaded(url, href));
  }
  const figures = [
    median(rested.map(([, activation]) => activation)),
    median(rested.map(([press]) => press)),
    median(hasty.map(([press]) => press)),
    median(loaded),
  ];
  return [name, ...figures.map((figure) => figure.toFixed(0))];
}

const empty = emptySite('/on').listen(0);
try {
  await using site = await startSite();
  const rows: string[][] = [];
  for (const href of targets) rows.push(await row(href, site.url, href));
  const { port } = empty.address() as AddressInfo;
  rows.push(await row('an empty page', `http://localhost:${port}`, '/on'));
  printTable(
    `Milliseconds to the first frame, median of ${rounds}`,
    [
      'page',
      'prerendered, from activation',
      'from the press',
      'pressed as soon as it may be shown',
      'loaded, from the press',
    ],
    rows,
  );
} finally {
  empty.close();
  await browser.close();
}
