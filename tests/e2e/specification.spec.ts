import { home } from '#app/pages/home/copy.ts';
import { pages } from '#app/site-map.ts';
import { brand } from '#brand/brand.ts';
import { expect, test } from './fixtures.ts';

// The rows of docs/specification.md that no other spec in this folder covers.

const nav = ['Features', 'Solutions', 'Integrations', 'Roadmap'];
const sections = ['#features', '#solutions', '#integrations', '#roadmap'];

test('the header links to sections of the home page, from the home page and from any other', async ({
  page,
}) => {
  for (const { path } of pages) {
    await page.goto(path);
    const header = page.getByRole('banner');
    const links = header.locator('.site-header__nav a');
    await expect(links).toHaveText(nav);
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(hrefs, path).toEqual(path === '/' ? sections : sections.map((anchor) => `/${anchor}`));
    const bar = header.locator('.site-header__bar');
    await expect(bar.locator('.logo')).toHaveAttribute('href', '/');
    await expect(bar.getByRole('link', { name: 'Book a Demo' })).toHaveAttribute(
      'href',
      '/book-demo',
    );
  }
});

test('below 768 px a toggle opens and closes a stacked list of the same links', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 800 });
  await page.goto('/okr-module');
  const toggle = page.locator('.site-header__toggle');
  await expect(page.locator('.site-header__nav')).toBeVisible();
  await expect(toggle).toBeHidden();

  await page.setViewportSize({ width: 767, height: 800 });
  await expect(page.locator('.site-header__nav')).toBeHidden();
  const menu = page.locator('#site-menu');
  await expect(menu).toBeHidden();
  await toggle.click();
  await expect(menu).toBeVisible();
  const links = menu.getByRole('link');
  await expect(links).toHaveText([...nav, 'Book a Demo']);
  const tops = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().y));
  expect(tops).toEqual([...new Set(tops)].sort((one, other) => one - other));
  await toggle.click();
  await expect(menu).toBeHidden();
});

test('the hero has its headline and links to the demo page and to the features', async ({
  page,
}) => {
  await page.goto('/');
  const hero = page.locator('.hero');
  await expect(hero.getByRole('heading', { level: 1 })).toHaveText(
    'Bring Operational Clarity to your ORGANIZATION',
  );
  await expect(hero.getByText('Powered by Advanced AI Technology')).toBeVisible();
  await expect(hero.getByRole('link', { name: 'Book a Demo' })).toHaveAttribute(
    'href',
    '/book-demo',
  );
  await hero.getByRole('link', { name: 'Explore Features' }).click();
  await expect(page).toHaveURL('/#features');
});

test('the about section names the kind of product, the platforms and the industries', async ({
  page,
}) => {
  await page.goto('/#about');
  const about = page.locator('#about');
  await expect(about.getByRole('heading', { level: 2 })).toHaveText(`What is ${brand.name}?`);
  await expect(about.getByText(`${brand.category} for web, iOS and Android`)).toBeVisible();
  for (const industry of ['Manufacturing', 'Healthcare', 'Finance', 'Retail', 'Logistics']) {
    await expect(about.getByText(industry, { exact: true })).toBeVisible();
  }
});

test('the home page shows six modules, five capabilities, six insights, four plans and six tiles', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.locator('#features .tour__module')).toHaveCount(home.modules.entries.length);
  await expect(page.locator('#solutions .stop')).toHaveCount(5);
  await expect(page.locator('#performance-insights .insight')).toHaveCount(6);
  await expect(page.locator('#roadmap .stop h3')).toHaveCount(4);
  await expect(page.locator('#integrations .integration-logo')).toHaveCount(
    home.integrations.tiles.length,
  );
  await expect(
    page.locator('#features').getByRole('link', { name: /^Learn More/ }),
  ).toHaveAttribute('href', '/fms-details');
  const more = page.locator('#roadmap').getByRole('link', { name: /^Learn More/ });
  expect(await more.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    '/gpt-assistant',
    '/multi-branch-support',
    '/okr-module',
    '/capacity-iq',
  ]);
});

test('a table compares FMS and ERP, with five use cases each', async ({ page }) => {
  await page.goto('/');
  const table = page.getByRole('table').filter({ hasText: 'Example use cases' });
  await expect(table.getByRole('rowheader')).toHaveText([
    'Purpose',
    'Example use cases',
    'Flexibility',
    'Visibility',
  ]);
  for (const list of await table.getByRole('list').all()) {
    await expect(list.getByRole('listitem')).toHaveCount(5);
  }
});

test('the integrations offer other systems on request and disclaim affiliation', async ({
  page,
}) => {
  await page.goto('/');
  const integrations = page.locator('#integrations');
  await expect(
    integrations.getByText(/Custom integrations are available on request/),
  ).toBeVisible();
  await expect(integrations.getByText(/not affiliated with or endorsed by/)).toBeVisible();
});

test('the last section of the home page is dark and has the demo form and a quote', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  const last = page.locator('main section').last();
  await expect(last.locator('.demo-form')).toBeVisible();
  await expect(last.locator('blockquote')).toBeVisible();
  const channels = await last.evaluate((section) => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d');
    if (!canvas) return [];
    canvas.fillStyle = getComputedStyle(section).backgroundColor;
    canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data];
  });
  expect(channels).toHaveLength(4);
  expect(channels[3]).toBe(255);
  expect(Math.max(...channels.slice(0, 3))).toBeLessThan(64);
});

test('the footer leads to the home sections, the terms and the privacy policy', async ({
  page,
}) => {
  await page.goto('/gpt-assistant');
  const links = page.getByRole('contentinfo').getByRole('link');
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(hrefs).toEqual(
    expect.arrayContaining([
      '/#about',
      ...sections.map((anchor) => `/${anchor}`),
      '/terms-conditions',
      '/privacy-policy',
    ]),
  );
});

for (const path of ['/terms-conditions', '/privacy-policy']) {
  test(`${path} has ten numbered sections`, async ({ page }) => {
    await page.goto(path);
    const titles = await page.locator('.policy__text section h2').allTextContents();
    expect(titles.map((title) => Number.parseInt(title, 10))).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
    ]);
  });
}

test('the tabs of the FMS page are in four columns and wrap below 768 px', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 800 });
  await page.goto('/fms-details');
  const tabs = page.getByRole('tab');
  await expect(tabs).toHaveText(['Key Elements', 'Time & TAT', 'Workflow Types', 'Examples']);
  const tops = () =>
    tabs.evaluateAll((all) => all.map((tab) => Math.round(tab.getBoundingClientRect().top)));
  expect(new Set(await tops()).size).toBe(1);
  await page.setViewportSize({ width: 767, height: 800 });
  await expect.poll(async () => new Set(await tops()).size).toBe(2);
});

test('the FMS page has six example processes for each of five departments', async ({ page }) => {
  await page.goto('/fms-details#examples');
  const departments = page.locator('.department');
  await expect(departments.locator('h3')).toHaveText([
    'Finance',
    'Human Resources',
    'Operations',
    'IT Department',
    'Legal',
  ]);
  for (const department of await departments.all()) {
    await expect(department.locator('summary')).toHaveCount(6);
  }
});

test('the FMS page ends with a way to book a demo', async ({ page }) => {
  await page.goto('/fms-details');
  const last = page.locator('main section').last();
  await expect(last.getByRole('link', { name: 'Book a Demo' })).toHaveAttribute(
    'href',
    '/book-demo',
  );
});

test('no page has a login', async ({ request }) => {
  for (const { path } of pages) {
    const html = await (await request.get(path)).text();
    expect(html, path).not.toMatch(/type="password"|>\s*(?:log|sign) ?(?:in|up)\b/i);
  }
});
