import { storageKeys } from '#app/emailjs/stored-ids.ts';
import { draftStorageKey } from './draft.ts';

/** Storage keys that change the form before it is touched: a draft, or custom EmailJS ids. */
export const hydrateIfStored = [
  draftStorageKey,
  storageKeys.userId,
  storageKeys.serviceId,
  storageKeys.templateId,
];
