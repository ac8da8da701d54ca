import { storageKeys } from '#app/emailjs/stored-ids.ts';
import { broughtProcessKey } from './brought-process.ts';
import { draftStorageKey } from './draft.ts';

/** Storage keys that change the form before it is touched: a draft, a drawn process, or custom EmailJS ids. */
export const hydrateIfStored = [
  draftStorageKey,
  broughtProcessKey,
  storageKeys.userId,
  storageKeys.serviceId,
  storageKeys.templateId,
];
