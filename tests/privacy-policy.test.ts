import { expect, test } from 'vitest';
import { requestRetentionDays } from '#app/pages/privacy-policy/copy.ts';
import { parseConfig } from '#mail/config/config.ts';

test('the mail service keeps a request as long as the privacy policy says', () => {
  expect(parseConfig({}).retentionDays).toBe(requestRetentionDays);
});
