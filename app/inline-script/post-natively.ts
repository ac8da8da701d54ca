/** Milliseconds that the server has to answer, and between two looks for it. */
const answerMs = 8_000;
const lookAgainMs = 3_000;

/** Milliseconds after which the visitor is told what is waited for. */
const tellAfterMs = 2_000;

/**
 * Has the browser post an island's form, once the server answers: without a network an error page would take the form's
 * place, and in Chromium the answers would be gone.
 */
export async function postNatively(island: HTMLElement): Promise<void> {
  // Not kept: React may still render the island anew.
  const findForm = () => island.querySelector('form');
  const notice = document.createElement('p');
  notice.setAttribute('role', 'alert');
  notice.className = 'form-status';
  notice.textContent = findForm()?.dataset.offline ?? '';
  const telling = setTimeout(() => {
    island.after(notice);
    notice.scrollIntoView({ block: 'nearest' });
  }, tellAfterMs);
  while (!(await answers())) await new Promise((resolve) => setTimeout(resolve, lookAgainMs));
  clearTimeout(telling);
  // The page may come back.
  notice.remove();
  findForm()?.submit();
}

/** Not `AbortSignal.timeout`, which the oldest browsers that come here lack. */
function answers(): Promise<boolean> {
  // Scripts that hang may take up all connections to the server.
  window.stop();
  const overdue = new AbortController();
  setTimeout(() => overdue.abort(), answerMs);
  const { signal } = overdue;
  return fetch(location.pathname, { method: 'HEAD', cache: 'no-store', signal }).then(
    // 5xx: the proxy before a server that is away.
    ({ status }) => status < 500,
    () => false,
  );
}
