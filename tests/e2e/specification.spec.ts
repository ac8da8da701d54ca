import { home } from '#app/pages/home/copy.ts';
import { pages } from '#app/site-map.ts';
import { brand } from '#brand/brand.ts';
import { expect, test } from './fixtures.ts';
import { attributes } from './html.ts';

// The rows of docs/specification.md that no other spec in this folder covers.

const nav = ['Features', 'Solutions', 'Integrations', 'Roadmap'];
const sections = ['#features', '#solutions', '#integrations', '#roadmap'];

test('the header of every page leads to sections of the home page, its footer to all of it, and none has a login', async ({
  request,
}) => {
  for (const { path } of pages) {
    const html = await (await request.get(path)).text();
    const hrefs = (part: string) => {
      const [, inside = ''] = html.split(`<${part} class="site-${part}">`);
      return attributes(inside.slice(0, inside.indexOf(`</${part}>`)), 'a', 'href');
    };
    const inHeader = path === '/' ? sections : sections.map((anchor) => `/${anchor}`);
    const bar = [...inHeader, '/book-demo'];
    expect(hrefs('header'), path).toEqual(['/', ...bar, ...bar]);
    const inFooter = ['/#about', ...sections.map((anchor) => `/${anchor}`)];
    expect(hrefs('footer'), path).toEqual(
      expect.arrayContaining([...inFooter, '/terms-conditions', '/privacy-policy']),
    );
    expect(html, path).not.toMatch(/type="password"|>\s*(?:log|sign) ?(?:in|up)\b/i);
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

test('the home page has all that the specification lists, from the headline to the dark section with the form', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
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

  const about = page.locator('#about');
  await expect(about.getByRole('heading', { level: 2 })).toHaveText(`What is ${brand.name}?`);
  await expect(about).toContainText(`${brand.category} for web, iOS and Android`);
  for (const industry of ['Manufacturing', 'Healthcare', 'Finance', 'Retail', 'Logistics']) {
    await expect(about.getByText(industry, { exact: true })).toHaveCount(1);
  }

  await expect(page.locator('#features .tour__module')).toHaveCount(home.modules.entries.length);
  await expect(page.locator('#solutions .stop')).toHaveCount(5);
  await expect(page.locator('#performance-insights .insight')).toHaveCount(6);
  await expect(page.locator('#roadmap .stop h3')).toHaveCount(4);
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

  const integrations = page.locator('#integrations');
  await expect(integrations.locator('.partner-logo')).toHaveCount(home.integrations.tiles.length);
  await expect(integrations).toContainText('Custom integrations are available on request');
  await expect(integrations).toContainText('not affiliated with or endorsed by');

  const last = page.locator('main section').last();
  await expect(last.locator('.demo-form')).toBeVisible();
  await expect(last.locator('blockquote')).toBeVisible();
  const color = await last.evaluate((section) => getComputedStyle(section).backgroundColor);
  const [, lightness] = /^oklch\((\S+) \S+ \S+\)$/.exec(color) ?? [];
  expect(Number(lightness), color).toBeLessThan(0.35);

  await hero.getByRole('link', { name: 'Explore Features' }).click();
  await expect(page).toHaveURL('/#features');
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

test('the FMS page has four tabs in columns that wrap below 768 px, thirty examples, and ends with a way to book', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 800 });
  await page.goto('/fms-details#examples');
  const tabs = page.getByRole('tab');
  await expect(tabs).toHaveText(['Key Elements', 'Time & TAT', 'Workflow Types', 'Examples']);
  const tops = () =>
    tabs.evaluateAll((all) => all.map((tab) => Math.round(tab.getBoundingClientRect().top)));
  expect(new Set(await tops()).size).toBe(1);
  await page.setViewportSize({ width: 767, height: 800 });
  await expect.poll(async () => new Set(await tops()).size).toBe(2);

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
  const last = page.locator('main section').last();
  await expect(last.getByRole('link', { name: 'Book a Demo' })).toHaveAttribute(
    'href',
    '/book-demo',
  );
});
