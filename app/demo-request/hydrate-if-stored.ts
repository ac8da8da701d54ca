import { storageKeys } from '#app/emailjs/stored-ids.ts';
import { attachedProcessKey } from './attached-process.ts';
import { draftStorageKey, sentRequestKey } from './draft.ts';

/** Storage keys that change the form before it is touched: a draft, a sent request, a drawn process, own EmailJS ids. */
export const hydrateIfStored = [
  draftStorageKey,
  sentRequestKey,
  attachedProcessKey,
  ...Object.values(storageKeys),
];
