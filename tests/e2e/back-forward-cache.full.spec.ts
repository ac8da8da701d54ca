import { pages } from '#app/site-map.ts';
import { openTab } from './devtools.ts';
import { expect, test } from './fixtures.ts';

const loaded = `new Promise((done) =>
  document.readyState === 'complete' ? done() : addEventListener('load', () => done()))`;

test('Back restores every page from the back/forward cache', async ({ site }) => {
  await using tab = await openTab();
  await tab.send('Page.enable');
  for (const { path } of pages) {
    const next = path === '/settings' ? '/' : '/settings';
    await tab.send('Page.navigate', { url: `${site.url}${path}` });
    await tab.evaluate(loaded);
    await tab.evaluate(`addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.restored = String(persisted);
    })`);
    await tab.send('Page.navigate', { url: `${site.url}${next}` });
    await tab.evaluate(loaded);
    await tab.evaluate('history.back()');
    await expect
      .poll(
        () => tab.evaluate('[location.pathname, document.documentElement.dataset.restored]'),
        path,
      )
      .toEqual([path, 'true']);
  }
});
