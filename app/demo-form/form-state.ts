import { storageKeys } from '#app/demo-form/emailjs/stored-ids.ts';
import { receiptQueryKey } from '#app/page-script/hide-receipt.ts';
import { attachedProcessKey } from '#request/process/process-names.ts';
import { draftStorageKey, sentRequestKey } from './draft.ts';
import { formParameters } from './native-post.ts';

/**
 * What changes the form before it is touched: a draft, a sent request, one to be corrected, a drawn process, a line, own
 * EmailJS ids.
 */
export const formState = [
  draftStorageKey,
  sentRequestKey,
  receiptQueryKey,
  attachedProcessKey,
  ...formParameters,
  ...Object.values(storageKeys),
];
