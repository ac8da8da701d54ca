import { withTabContext } from '#app/demo-form/tab-context.ts';
import { contextField } from '#request/context.ts';

/** How long the server may take to answer a check, and the pause before the next check, in milliseconds. */
const answerMs = 8_000;
const checkAgainMs = 3_000;

/** Milliseconds until the visitor is told that the form is waiting. */
const tellAfterMs = 2_000;

/**
 * Lets the browser submit an island's form as soon as the server answers, with what the tab adds to it. Without a network
 * the browser's error page would replace the form.
 */
export async function submitWhenServerAnswers(island: HTMLElement): Promise<void> {
  // Looked up each time: React may replace it meanwhile.
  const findForm = () => island.querySelector('form');
  const notice = document.createElement('p');
  notice.setAttribute('role', 'alert');
  notice.className = 'form-status';
  notice.textContent = findForm()?.dataset.offline ?? '';
  const telling = setTimeout(() => {
    island.after(notice);
    notice.scrollIntoView({ block: 'nearest' });
  }, tellAfterMs);
  // Frees the connections that hanging scripts may occupy.
  window.stop();
  while (!(await answers())) await new Promise((resolve) => setTimeout(resolve, checkAgainMs));
  clearTimeout(telling);
  // The browser may show this page again on Back.
  notice.remove();
  const context = findForm()?.elements.namedItem(contextField);
  if (context instanceof HTMLInputElement) context.value = withTabContext(context.value);
  findForm()?.submit();
}

/** Whether the server answers. The oldest browsers that get here lack `AbortSignal.timeout`. */
function answers(): Promise<boolean> {
  const overdue = new AbortController();
  setTimeout(() => overdue.abort(), answerMs);
  const { signal } = overdue;
  return fetch(location.pathname, { method: 'HEAD', cache: 'no-store', signal }).then(
    // With 5xx it is a proxy that answers, for a server that is down.
    ({ status }) => status < 500,
    () => false,
  );
}
