import { setTimeout } from 'node:timers/promises';
import { openTab, type Tab } from './devtools.ts';
import { expect, test } from './fixtures.ts';

/** Rests the pointer on the first link to a page, and gives back where that was. */
async function hover(tab: Tab, href: string): Promise<{ x: number; y: number }> {
  // Before the rules have found the link, a pointer on it means nothing to the browser.
  await tab.event('Preload.preloadingAttemptSourcesUpdated', (params) =>
    JSON.stringify(params).includes(`${href}"`),
  );
  const place = await tab.evaluate(`(() => {
    const link = document.querySelector('main a[href="${href}"], footer a[href="${href}"]');
    link.scrollIntoView({ behavior: 'instant', block: 'center' });
    const { x, y } = link.getBoundingClientRect();
    return { x: x + 4, y: y + 4 };
  })()`);
  const { x, y } = place as { x: number; y: number };
  await tab.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y });
  return { x, y };
}

async function open(tab: Tab, url: string): Promise<void> {
  await tab.send('Page.navigate', { url });
  await tab.event('Preload.ruleSetUpdated');
  await tab.evaluate(loaded);
}

/** Makes the page change a little, and so draw, until something has happened. */
async function drawUntil<T>(tab: Tab, event: Promise<T>): Promise<T> {
  let happened = false;
  const done = event.finally(() => {
    happened = true;
  });
  while (!happened) {
    await tab.evaluate('void document.documentElement.toggleAttribute("data-drawn")');
    await Promise.race([done, setTimeout(300)]);
  }
  return done;
}

const loaded = `new Promise((done) =>
  document.readyState === 'complete' ? done() : addEventListener('load', () => done()))`;

const reached = (path: string, status: string) => (params: Record<string, unknown>) =>
  JSON.stringify(params.key).includes(`${path}"`) && params.status === status;

test('a page is prerendered while the pointer rests on its link, and activated when the link is followed', async ({
  site,
}) => {
  await using tab = await openTab();
  await open(tab, site.url);
  const { x, y } = await hover(tab, '/fms-details');
  await tab.event('Preload.prerenderStatusUpdated', reached('/fms-details', 'Ready'));
  expect(await tab.evaluate('document.prerendering', 'prerendered')).toBe(true);

  const shown = tab.evaluate(
    `new Promise((shown) => document.addEventListener('prerenderingchange', () =>
      shown([location.pathname, performance.getEntriesByType('navigation')[0].activationStart > 0])))`,
    'prerendered',
  );
  for (const type of ['mousePressed', 'mouseReleased']) {
    await tab.send('Input.dispatchMouseEvent', { type, x, y, button: 'left', clickCount: 1 });
  }
  expect(await shown).toEqual(['/fms-details', true]);
});

test('prerendering the form page sends nothing, stores nothing and keeps the first visit', async ({
  site,
}) => {
  await using tab = await openTab();
  await open(tab, `${site.url}/fms-details?utm_source=fair`);
  const stored = 'JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie])';
  const before = await tab.evaluate(stored);
  const received = (await site.requests()).map(({ id }) => id);
  await hover(tab, '/book-demo');
  await tab.event('Preload.prerenderStatusUpdated', reached('/book-demo', 'Ready'));
  await tab.evaluate(loaded, 'prerendered');
  expect(await tab.evaluate(stored)).toBe(before);
  expect(before).toContain('utm_source=fair');
  expect(
    await tab.evaluate(
      `performance.getEntriesByType('resource').filter(({ name }) => name.includes('/api/')).length`,
      'prerendered',
    ),
  ).toBe(0);
  expect((await site.requests()).map(({ id }) => id)).toEqual(received);
});

test('settings, receipts, the API and downloads are never prerendered or prefetched', async ({
  site,
}) => {
  await using tab = await openTab();
  await open(tab, `${site.url}/fms-details`);
  const excluded = [
    '/settings',
    '/settings?from=form',
    '/book-demo?receipt=1.2',
    '/api/x',
    '/og/home.png',
  ];
  await tab.evaluate(`document.querySelector('main').append(...${JSON.stringify(excluded)}.map((href) => {
    const link = document.createElement('a');
    Object.assign(link, { href, textContent: href });
    return link;
  }), Object.assign(document.createElement('a'), { href: '/llms.txt', download: '', textContent: 'file' }))`);
  // The browser lists every link that its rules take before any is loaded: wait for a list made after the links came.
  await tab.evaluate(`document.querySelector('main').append(Object.assign(
    document.createElement('a'), { href: '/okr-module?late', textContent: 'last' }))`);
  const list = tab.event('Preload.preloadingAttemptSourcesUpdated', (params) =>
    JSON.stringify(params).includes('/okr-module?late'),
  );
  // Rules with selectors are applied with the next frame, and a page that nobody looks at may not draw one.
  const listed = await drawUntil(tab, list);
  const urls = JSON.stringify(listed);
  expect(urls).toContain('/book-demo"');
  for (const path of ['settings', 'receipt=', '/api/', '/og/', 'llms.txt']) {
    expect(urls).not.toContain(path);
  }
});
