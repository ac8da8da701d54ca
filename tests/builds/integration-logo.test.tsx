import { readFile } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { IntegrationLogo } from '#app/components/integration-logo.tsx';
import { findBrowser } from '#tests/find-browser.ts';

// Each check starts a browser.
vi.setConfig({ testTimeout: 60_000 });

const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="30"/>';

/** Height of a logo, and visible heights of its picture and the drawing, in px. */
async function seen(logo: string) {
  const styles = new URL('../../app/components/integration-logo.css', import.meta.url);
  const markup = renderToStaticMarkup(<IntegrationLogo logo={logo} />);
  await using browser = await chromium.launch({ executablePath: findBrowser() });
  const page = await browser.newPage();
  await page.route('https://logos.example/**', (route) =>
    route.request().url().endsWith('/there.svg')
      ? route.fulfill({ contentType: 'image/svg+xml', body: picture })
      : route.abort(),
  );
  await page.setContent(
    `<!doctype html><style>${await readFile(styles, 'utf8')}</style><body style="margin:0">${markup}`,
    { waitUntil: 'load' },
  );
  await page.waitForFunction(() => [...document.images].every((image) => image.complete));
  return await page.evaluate(() => {
    const logo = document.querySelector('.integration-logo')?.getBoundingClientRect();
    const heightSeen = (selector: string) => {
      const box = document.querySelector(selector)?.getBoundingClientRect();
      if (!box || !logo || box.width === 0) return 0;
      return Math.max(0, Math.min(box.bottom, logo.bottom) - Math.max(box.top, logo.top));
    };
    return { logo: logo?.height, picture: heightSeen('img'), drawing: heightSeen('svg') };
  });
}

test('a drawn mark contacts no host', async () => {
  const mark = 'M1 2h24L16 14v12l-6-3v-9z';
  const markup = renderToStaticMarkup(<IntegrationLogo logo={mark} />);
  expect(markup).not.toContain('<img');
  expect(await seen(mark)).toEqual({ logo: 32, picture: 0, drawing: 32 });
});

test('a tile with a picture shows it sized, lazy and without a referrer', async () => {
  const src = 'https://logos.example/there.svg';
  const markup = renderToStaticMarkup(<IntegrationLogo logo={src} />);
  for (const attribute of [
    'width="48"',
    'height="48"',
    'loading="lazy"',
    'decoding="async"',
    'referrerPolicy="no-referrer"',
  ]) {
    expect(markup).toContain(attribute);
  }
  expect(await seen(src)).toEqual({ logo: 32, picture: 30, drawing: 0 });
});

test('a picture that fails to load is replaced by a box, without a broken-image icon', async () => {
  const src = 'https://logos.example/gone.svg';
  expect(await seen(src)).toEqual({ logo: 32, picture: 0, drawing: 32 });
});
