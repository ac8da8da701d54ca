import { processParameter } from '#app/own-process/process-names.ts';

/** Name of the control that carries the draft's key. */
const keyField = 'idempotency_key';

/** Posts the form as a browser without scripts would, under the key of the call that failed. */
export function postNatively(form: HTMLFormElement, key: string): void {
  const control = document.createElement('input');
  control.type = 'hidden';
  control.name = keyField;
  control.value = key;
  form.append(control);
  form.submit();
}

/** The key of such a post; undefined for a form that was posted without scripts. */
export function readPostedKey(form: FormData): string | undefined {
  const key = form.get(keyField);
  return typeof key === 'string' ? key : undefined;
}

/**
 * The drawn process of such a post. Without scripts it stands in the address of the page that was posted from, which the
 * browser names as the referrer.
 */
export function readPostedProcess(form: FormData, referrer: string | null): string | undefined {
  const field = form.get(processParameter);
  if (typeof field === 'string') return field;
  if (!referrer || !URL.canParse(referrer)) return undefined;
  return new URL(referrer).searchParams.get(processParameter) ?? undefined;
}
