import type { Page, Route } from '@playwright/test';

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

export type Answer = { status: number; text?: string } | 'no connection';

/** What Chromium writes to the console when a call is not answered with success. */
export const failedCallMessage = /^Failed to load resource: /;

async function give(route: Route, answer: Answer): Promise<void> {
  if (answer === 'no connection') await route.abort('connectionrefused');
  else await route.fulfill({ status: answer.status, body: answer.text ?? '' });
}

/** Answers the demo request by `answers` in turn, the last for all that follow; auto-responses get OK. */
export async function answerCalls(page: Page, answers: readonly Answer[]): Promise<void> {
  let calls = 0;
  await page.route(sendPattern, async (route) => {
    if (!isDemoRequest({ text: route.request().postData() ?? '' })) {
      return give(route, { status: 200, text: 'OK' });
    }
    const answer = answers[Math.min(calls, answers.length - 1)] ?? 'no connection';
    calls += 1;
    await give(route, answer);
  });
}
