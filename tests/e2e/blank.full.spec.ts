import { expect, test } from './fixtures.ts';
import { layoutProblems } from './layout.ts';

const loads = 60;

test(`nothing on the home page is blank in ${loads} first loads on a phone with a busy processor`, async ({
  browser,
  site,
}) => {
  test.setTimeout(300_000);
  for (let load = 1; load <= loads; load++) {
    await using context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      isMobile: true,
      hasTouch: true,
      deviceScaleFactor: 2,
    });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.goto(site.url);
    const problems = await layoutProblems(page);
    expect(
      problems.filter((each) => each.startsWith('blank')),
      `load ${load}`,
    ).toEqual([]);
  }
});
