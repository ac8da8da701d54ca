import { draftKey } from '#app/demo-form/draft.ts';
import { forgetDraft } from '#app/ui/browser/form-draft.ts';

/** Name of the query in the state of the history entry. */
export const receiptQueryKey = 'receipt-query';

/** Marks a receipt that comes back from there: whatever draft there is has been begun since. */
const seen = 'seen';

/**
 * A receipt shows a request to whoever has its address, so it moves into the state of the history entry, from which
 * Reload, Back and Forward bring it back. When it first comes, the draft has been sent.
 */
export function hideReceipt(): void {
  const url = new URL(location.href);
  const kept: unknown = history.state?.[receiptQueryKey];
  if (url.searchParams.has('receipt')) {
    if (!url.searchParams.has(seen)) forgetDraft(draftKey);
    url.searchParams.set(seen, '');
    const state = { ...history.state, [receiptQueryKey]: url.search };
    for (const name of ['receipt', 'correct', seen]) url.searchParams.delete(name);
    history.replaceState(state, '', url);
    // Following a link within the page adds a history entry without this state.
    addEventListener('hashchange', () => {
      history.replaceState({ ...history.state, [receiptQueryKey]: state[receiptQueryKey] }, '');
    });
  } else if (typeof kept === 'string') {
    url.search = kept;
    location.replace(url);
  }
}
