import { callTimeout } from '#app/demo-form/emailjs/emailjs-api.ts';
import { keyField } from './posted-form.ts';

/**
 * Posts the form as a browser without scripts would, under the key of the call that failed: some ad blockers stop calls
 * to addresses with `email` or `/api/` in them, and a header has a limit that a form has not. Resolves to the address of
 * the receipt, or to undefined unless the request was stored.
 */
export async function postByFetch(form: FormData, key: string): Promise<string | undefined> {
  const body = new URLSearchParams({ [keyField]: key });
  for (const [name, value] of form) if (typeof value === 'string') body.append(name, value);
  const signal = AbortSignal.timeout(callTimeout);
  const answer = await fetch('/book-demo', { method: 'POST', body, signal }).catch(() => undefined);
  return answer && new URL(answer.url).searchParams.has('receipt') ? answer.url : undefined;
}
