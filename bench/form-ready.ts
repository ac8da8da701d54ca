/**
 * When the demo form is alive, on slow 4G (150 ms, 1.6 Mbit/s) with the processor four times slower: for a visitor who
 * jumps to it, for one who opens its page and goes to the first field at once, and for one who scrolls down to it.
 */
import { type CDPSession, chromium, type Page } from '@playwright/test';
import { findBrowser } from '../tests/find-browser.ts';
import { startSite } from '../tests/site-process.ts';
import { median } from './statistics.ts';
import { printTable } from './table.ts';

const rounds = 5;
const slow4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 204_800,
  uploadThroughput: 76_800,
};
const slowdown = 4;
/** A brisk reader: one phone screen a second. */
const screensPerSecond = 1;

const island = '[data-island=demo-form]';
const live = `${island}[data-live]`;

/** In the page: milliseconds of the page's own clock at which the form came to life. */
const cameToLife = `new Promise((done) => {
  const look = () => document.querySelector('${live}') && done(performance.now());
  new MutationObserver(look).observe(document, { subtree: true, attributes: true });
  look();
})`;

async function jump(page: Page, url: string): Promise<number> {
  await page.goto(url);
  const ready = page.evaluate(cameToLife);
  const start = await page.evaluate(`(location.hash = 'demo', performance.now())`);
  return Number(await ready) - Number(start);
}

async function goToField(page: Page, url: string): Promise<number> {
  await page.goto(`${url}/book-demo`);
  const ready = page.evaluate(cameToLife);
  const start = await page.evaluate(
    `(document.querySelector('${island} input:not([tabindex="-1"])').focus(), performance.now())`,
  );
  return Number(await ready) - Number(start);
}

/** How long before the form came into view it was alive; negative when the visitor was first. */
async function scroll(page: Page, url: string): Promise<number> {
  await page.goto(url);
  const ready = page.evaluate(cameToLife);
  const reached = page.evaluate(`new Promise((done) => new IntersectionObserver(
    ([entry]) => entry.isIntersecting && done(performance.now())).observe(document.querySelector('${island}')))`);
  await page.evaluate(`(() => {
    const start = performance.now();
    const step = () => {
      scrollTo({ top: (performance.now() - start) / 1000 * innerHeight * ${screensPerSecond}, behavior: 'instant' });
      if (scrollY + innerHeight < document.documentElement.scrollHeight - 1) requestAnimationFrame(step);
    };
    step();
  })()`);
  return Number(await reached) - Number(await ready);
}

const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });

async function slowPage(): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  const session: CDPSession = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', slow4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return page;
}

try {
  await using site = await startSite();
  const visitors = [
    ['jumps to the form of the home page: ms until it is alive', jump],
    ['goes to the first field of /book-demo: ms until it is alive', goToField],
    ['scrolls: ms for which it was alive before it came into view', scroll],
  ] as const;
  const rows: string[][] = [];
  for (const [name, visit] of visitors) {
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const page = await slowPage();
      times.push(await visit(page, site.url));
      await page.close();
    }
    rows.push([
      name,
      median(times).toFixed(0),
      Math.min(...times).toFixed(0),
      Math.max(...times).toFixed(0),
    ]);
  }
  printTable(
    `The demo form on slow 4G with the processor ${slowdown} times slower`,
    ['a visitor who', 'median', 'least', 'most'],
    rows,
  );
} finally {
  await browser.close();
}
