import { storageKeys } from '#app/emailjs/stored-ids.ts';
import { draftStorageKey } from './draft.ts';

/** What a browser may hold that changes the form before it is touched: a draft, or ids of one's own. */
export const hydrateIfStored = [
  draftStorageKey,
  storageKeys.userId,
  storageKeys.serviceId,
  storageKeys.templateId,
];
