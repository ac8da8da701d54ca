import { expect, test } from '@playwright/test';
import { brand } from '#brand/brand.ts';
import type { StoredRequest } from '#mail/outbox/types.ts';
import { acknowledgement } from '#mail/templates/acknowledgement.ts';
import { notification } from '#mail/templates/notification.ts';
import { visitor } from '#tests/mail/service.ts';
import { findings } from './axe.ts';

const request: StoredRequest = {
  id: '0T4T1YJSQFAP',
  receivedAt: 0,
  state: 'accepted',
  suspicion: undefined,
  fields: { ...visitor, name: 'Asha Wolfeschlegelsteinhausenberg' },
  context: {
    process: {
      name: 'Castings',
      steps: [{ name: 'x'.repeat(60), owner: 'Vendor', time: '2', unit: 'days' }],
    },
  },
};
const sender = { siteUrl: brand.siteUrl, bookingUrl: undefined, salesEmails: [brand.salesEmail] };

/** The mail program has them, around the mail. */
const landmarks = /^violation (?:landmark-one-main|region):/;

for (const colorScheme of ['light', 'dark'] as const) {
  test(`both mails fit a phone and pass every rule, ${colorScheme}`, async ({ browser }) => {
    const viewport = { width: 320, height: 600 };
    await using context = await browser.newContext({ colorScheme, viewport });
    const page = await context.newPage();
    for (const { html } of [
      acknowledgement(request, sender),
      await notification(request, sender),
    ]) {
      await page.setContent(html);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
      expect((await findings(page)).filter((each) => !landmarks.test(each))).toEqual([]);
    }
  });
}
