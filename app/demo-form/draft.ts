import { keepInDraft, readDraft } from '#app/ui/browser/form-draft.ts';
import { randomKey } from '#app/ui/browser/random-key.ts';
import { keyField } from './posted-form.ts';

/** Key of the form's draft in the tab's storage. Besides the fields it holds the form's context, and its key. */
export const draftKey = 'demo-request-draft';

/** Where storage is blocked, the key lasts as long as the page. */
let keyOfPage: string | undefined;

/**
 * The idempotency key of a request: the draft's, with a hash of the content (djb2). The service refuses one key with two
 * contents, and a draft is sent with several: changed after a failed try, or in a copy of its tab.
 */
export function keyFor(content: string): string {
  keyOfPage = readDraft(draftKey)[keyField] ?? keyOfPage ?? randomKey();
  keepInDraft(draftKey, { [keyField]: keyOfPage });
  let hash = 0;
  for (let at = 0; at < content.length; at++) hash = (hash * 33 + content.charCodeAt(at)) >>> 0;
  return `${keyOfPage}.${hash.toString(36)}`;
}
