import { readStored, removeStored, writeStored } from '#app/browser/storage.ts';
import {
  longestProcessText,
  processHeaderName,
  processParameter,
  processText,
} from '#app/own-process/process-names.ts';

/**
 * The process that a visitor brought to the demo form, as text that `readProcess` reads. It comes from the page's address
 * and is kept in session storage, so that the forms of other pages in this tab have it too, until it is removed or sent.
 */
export const broughtProcessKey = 'brought-process';

export function readBroughtProcess(): string | null {
  const named = new URLSearchParams(location.search).get(processParameter);
  if (named === '') forgetBroughtProcess();
  if (!named) return readStored(broughtProcessKey, 'sessionStorage');
  // Kept, it leaves the address, which is counted, logged and sent to other sites.
  if (keepBroughtProcess(named)) clearAddress();
  return named;
}

export function keepBroughtProcess(text: string): boolean {
  return writeStored(broughtProcessKey, text, 'sessionStorage');
}

/** Also from the address, or a reload would bring it back. */
export function forgetBroughtProcess(): void {
  removeStored(broughtProcessKey, 'sessionStorage');
  clearAddress();
}

function clearAddress(): void {
  const url = new URL(location.href);
  if (!url.searchParams.has(processParameter)) return;
  url.searchParams.delete(processParameter);
  history.replaceState(history.state, '', url);
}

/** The header that carries it to our own mail service. Any other text is not sent, since headers are limited. */
export function processHeader(text: string | undefined): Record<string, string> {
  if (!text || text.length > longestProcessText || !processText.test(text)) return {};
  return { [processHeaderName]: text };
}
