import { storageKeys } from '#app/emailjs/stored-ids.ts';
import { attachedProcessKey } from '#app/own-process/process-names.ts';
import { draftStorageKey, sentRequestKey } from './draft.ts';
import { formParameters } from './native-post.ts';

/** What changes the form before it is touched: a draft, a sent request, a drawn process, a line, own EmailJS ids. */
export const formState = [
  draftStorageKey,
  sentRequestKey,
  attachedProcessKey,
  ...formParameters,
  ...Object.values(storageKeys),
];
