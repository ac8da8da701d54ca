import type { Page } from '@playwright/test';
import { pictureOrigins } from '#app/picture-origins.ts';

/** Stand-ins for the services of others that a page may call: nothing leaves the machine. */

/** One call as it left the browser: its body, and the names of the headers that the page itself set. */
export type Call = { url: string; body: unknown; headers: string[] };

const anyOrigin = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': 'content-type',
};

export const hostedEmailjs = 'https://api.emailjs.com';

/** Hosted EmailJS. */
export async function standInForEmailjs(page: Page): Promise<Call[]> {
  const calls: Call[] = [];
  await page.route(`${hostedEmailjs}/**`, async (route) => {
    const request = route.request();
    if (request.method() === 'POST') {
      const own = Object.keys(request.headers()).filter((name) => /^(?:x-|idempotency)/.test(name));
      calls.push({ url: request.url(), body: request.postDataJSON(), headers: own });
    }
    await route.fulfill({ body: 'OK', headers: anyOrigin });
  });
  return calls;
}

/** What Umami's script offers to the page and sends home, by its documentation. */
const counterScript = `
  const { src, dataset } = document.currentScript;
  const shown = (address) => {
    const url = new URL(address, location.href);
    if (dataset.excludeSearch === 'true') url.search = '';
    if (dataset.excludeHash === 'true') url.hash = '';
    return url.href;
  };
  const track = (name) => fetch(new URL('/api/send', src), {
    method: 'POST', keepalive: true, headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ type: 'event', payload: { name, website: dataset.websiteId,
      url: shown(location.href), referrer: document.referrer && shown(document.referrer) } }) });
  globalThis.umami = { track };
  track();`;

/** Umami: serves the script, and collects the bodies of what it posts. */
export async function standInForCounter(page: Page, script: string): Promise<unknown[]> {
  const posted: unknown[] = [];
  await page.route(`${new URL(script).origin}/**`, async (route) => {
    const request = route.request();
    if (request.method() === 'POST') posted.push(request.postDataJSON());
    const body = request.url() === script ? counterScript : '';
    const headers = { ...anyOrigin, 'Cross-Origin-Resource-Policy': 'cross-origin' };
    await route.fulfill({ status: 200, contentType: 'text/javascript', body, headers });
  });
  return posted;
}

/** The hosts of logos and portraits that tiles and proof name by address. */
export async function standInForPictures(page: Page): Promise<void> {
  const body =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8z"/></svg>';
  for (const origin of pictureOrigins()) {
    await page.route(`${origin}/**`, (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body }),
    );
  }
}
