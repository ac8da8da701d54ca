import { demoForm } from '#app/demo-form/copy.ts';
import { pages } from '#app/site-map.ts';
import { findingsIn } from './axe.ts';
import { firefox } from './browsers/firefox.ts';
import type { Tab } from './browsers/tab.ts';
import { webkit } from './browsers/webkit.ts';
import { expect, test, visitor } from './fixtures.ts';

// Other engines than the one that the rest of the suite runs in; docs/browsers.md says which versions were seen.
test.describe.configure({ timeout: 180_000 });

/** Waits until the page says yes. */
function until<Args extends string[]>(
  tab: Tab,
  condition: (...args: Args) => boolean,
  ...args: Args
) {
  // A page that is just being left answers with an error.
  return expect(async () => expect(await tab.evaluate(condition, ...args)).toBe(true)).toPass({
    timeout: 20_000,
  });
}

const text = (tab: Tab, selector: string) =>
  tab.evaluate((wanted) => document.querySelector(wanted)?.textContent ?? '', selector);

const focused = (tab: Tab, selector: string) =>
  until(tab, (wanted) => document.activeElement?.matches(wanted) === true, selector);

/** Presses what a visitor would: the middle of the first visible element that fits, brought into view. */
async function press(tab: Tab, selector: string, named = ''): Promise<void> {
  const place = await tab.evaluate(
    (wanted, name) => {
      const target = [...document.querySelectorAll<HTMLElement>(wanted)].find(
        (each) => each.checkVisibility() && each.textContent.includes(name),
      );
      if (!target) return null;
      target.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { x, y, width, height } = target.getBoundingClientRect();
      return [x + width / 2, y + height / 2] as const;
    },
    selector,
    named,
  );
  if (!place) throw new Error(`Nothing to press: ${selector} ${named}`);
  await tab.press(...place);
}

async function fillForm(tab: Tab, who: ReturnType<typeof visitor>): Promise<void> {
  for (const name of ['name', 'companyName', 'website', 'phoneNumber', 'email'] as const) {
    await press(tab, `#${name}`);
    await focused(tab, `#${name}`);
    await tab.type(who[name]);
  }
  await press(tab, '.segments__option', who.employees);
}

/** Waits until all animations have ended; scroll-driven ones stand still. */
const settled = (tab: Tab) =>
  until(tab, () =>
    document
      .getAnimations()
      .every(
        ({ timeline, playState }) => timeline !== document.timeline || playState !== 'running',
      ),
  );

const arrived = (tab: Tab, path: string) =>
  until(tab, (wanted) => location.pathname === wanted && document.readyState === 'complete', path);

const submit = (tab: Tab) => press(tab, '.demo-form button[type=submit]');

const thanked = (tab: Tab) => until(tab, () => document.querySelector('.thank-you') !== null);

/** Blocked resources and scripts, reported late or not. */
const blocked = (tab: Tab) =>
  tab.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        // Firefox keeps no reports; there a blocked resource is an error of the console.
        if (!('ReportingObserver' in window)) return resolve([]);
        const reports = new ReportingObserver((list) => resolve(list.map(({ url }) => url ?? '')), {
          types: ['csp-violation'],
          buffered: true,
        });
        reports.observe();
        setTimeout(() => resolve([]), 50);
      }),
  );

for (const engine of [firefox, webkit]) {
  test.describe(engine.name, () => {
    test.beforeEach(() => {
      const missing = engine.missing();
      test.skip(missing !== undefined, missing);
    });

    test(`${engine.name}: from the home page to the Thank You panel, and to sales`, async ({
      site,
    }) => {
      await using tab = await engine.openTab();
      await tab.open(site.url);
      await press(tab, '.site-header a', 'Book a Demo');
      await arrived(tab, '/book-demo');
      // During a view transition a press reaches neither page.
      await settled(tab);
      const who = visitor();
      await fillForm(tab, who);
      // Left with the focus in a field, and come back to.
      await tab.open(`${site.url}/terms-conditions`);
      await tab.evaluate(() => history.back());
      await arrived(tab, '/book-demo');
      await settled(tab);
      await submit(tab);
      await thanked(tab);
      await focused(tab, '.thank-you__title');
      expect(await text(tab, '.thank-you')).toContain(who.email);
      const mail = await site.mailWhere(({ replyTo }) => replyTo?.[0]?.address === who.email);
      expect(mail.text).toContain(who.companyName);

      await press(tab, '.thank-you button', demoForm.thankYou.correct);
      await focused(tab, '#email');
      await tab.type('new');
      const corrected = await tab.evaluate(
        () => document.querySelector<HTMLInputElement>('#email')?.value ?? '',
      );
      expect(corrected).toContain('new');
      // Firefox fills a reloaded form with what was sent.
      await tab.evaluate(() => {
        document.body.classList.add('before-reload');
        location.reload();
      });
      await until(
        tab,
        (email) => {
          const field = document.querySelector<HTMLInputElement>('#email');
          return document.querySelector('.before-reload') === null && field?.value === email;
        },
        corrected,
      );
      expect(tab.errors()).toEqual([]);
    });

    test(`${engine.name}: what is drawn goes to the form, and a change after Back does, too`, async ({
      site,
    }) => {
      await using tab = await engine.openTab();
      const draws = (name: string) =>
        until(
          tab,
          (wanted) =>
            document.querySelector('.attached-process')?.textContent.includes(wanted) === true,
          name,
        );
      await tab.open(`${site.url}/fms-details`);
      await press(tab, '#draw [name=name]');
      await until(tab, () => document.querySelector('#draw [data-hydrated]') !== null);
      await tab.type('Earlier');
      await tab.open(`${site.url}/book-demo`);
      await draws('Earlier');
      await tab.evaluate(() => history.back());
      await arrived(tab, '/fms-details');
      await settled(tab);
      await press(tab, '#draw [name=name]');
      await tab.type('Later');
      await tab.evaluate(() => history.forward());
      await arrived(tab, '/book-demo');
      await draws('Later');
      expect(tab.errors()).toEqual([]);
    });

    test(`${engine.name}: menu and tabs work`, async ({ site }) => {
      await using tab = await engine.openTab();
      await tab.resize(390, 844);
      await tab.open(`${site.url}/okr-module`);
      await press(tab, '.site-header__toggle');
      await until(tab, () => document.querySelector('#site-menu')?.checkVisibility() === true);
      await tab.key('Escape');
      await until(tab, () => document.querySelector('#site-menu')?.checkVisibility() === false);
      await focused(tab, '.site-header__toggle');

      await tab.resize(1440, 900);
      await tab.open(`${site.url}/fms-details`);
      await press(tab, '[role=tab]', 'Time & TAT');
      await until(tab, () => document.querySelector('[data-chosen=time-tat]') !== null);
      await tab.evaluate(() => document.querySelector<HTMLElement>('#tab-time-tat')?.focus());
      await tab.key('ArrowRight');
      await focused(tab, '#tab-workflow-types');
      await until(
        tab,
        () =>
          [...document.querySelectorAll('[role=tabpanel]')]
            .filter((panel) => panel.checkVisibility())
            .map(({ id }) => id)
            .join() === 'workflow-types',
      );
      expect(tab.errors()).toEqual([]);
    });

    for (const scheme of ['light', 'dark'] as const) {
      test(`${engine.name}: every page passes every rule and fits: ${scheme}`, async ({ site }) => {
        await using tab = await engine.openTab({ scheme });
        const report: string[] = [];
        for (const [width, height] of [
          [1440, 900],
          [390, 844],
        ] as const) {
          await tab.resize(width, height);
          for (const { path } of pages) {
            await tab.open(site.url + path);
            const seen = await tab.evaluate(() => ({
              dark: matchMedia('(prefers-color-scheme: dark)').matches,
              sideways: document.documentElement.scrollWidth > document.documentElement.clientWidth,
              // Safari positions against a cell, never a row: anything positioned against a row would be misplaced.
              strays: [...document.querySelectorAll('tr :is(span, strong)')]
                .filter((part) => {
                  const { top, bottom, height } = part.getBoundingClientRect();
                  const row = part.closest('tr')?.getBoundingClientRect();
                  // A box of one pixel is for readers' ears only.
                  return height > 1 && row && (bottom < row.top || top > row.bottom);
                })
                .map((part) => part.outerHTML),
            }));
            const view = `${path}, ${width} px`;
            if (seen.sideways) report.push(`${view}: the page scrolls sideways`);
            for (const text of seen.strays)
              report.push(`${view}: outside its row of a table: ${text}`);
            if (seen.dark !== (scheme === 'dark')) report.push(`${view}: in the other scheme`);
            for (const url of await blocked(tab)) report.push(`${view}: blocked by policy: ${url}`);
            await settled(tab);
            for (const finding of await findingsIn(tab)) report.push(`${view}: ${finding}`);
          }
        }
        expect(report).toEqual([]);
        expect(tab.errors()).toEqual([]);
      });
    }
  });
}
