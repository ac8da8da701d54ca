import type { Page } from '@playwright/test';

export const sendPattern = '**/api/v1.0/email/send';

/** One call of the mail API as the browser made it. */
export type MailCall = { text: string; headers: Record<string, string> };

/** Collects the page's calls of the mail API, whoever answers them. */
export function recordMailCalls(page: Page): MailCall[] {
  const calls: MailCall[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'POST' || !request.url().includes('/api/v1.0/email/')) return;
    calls.push({ text: request.postData() ?? '', headers: request.headers() });
  });
  return calls;
}

/** Whether a call carries the demo request itself rather than the auto-response. */
export function isDemoRequest({ text }: Pick<MailCall, 'text'>): boolean {
  return text.includes('"companyName"');
}

/** What Chromium writes to the console when a call is not answered with success. */
export const failedCallMessage = /^Failed to load resource: /;

/** Answers the demo request with `statuses` in turn, the last for all that follow; auto-responses get OK. */
export async function answerCalls(page: Page, ...statuses: number[]): Promise<void> {
  let calls = 0;
  await page.route(sendPattern, async (route) => {
    const isFirst = isDemoRequest({ text: route.request().postData() ?? '' });
    const status = isFirst ? (statuses[calls++] ?? statuses.at(-1)) : 200;
    await route.fulfill({ status, body: status === 200 ? 'OK' : '' });
  });
}
