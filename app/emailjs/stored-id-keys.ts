import { storageKeys } from './stored-ids.ts';

/** Storage keys that the settings page shows as soon as it has loaded. */
export const settingsStorageKeys = [
  storageKeys.userId,
  storageKeys.serviceId,
  storageKeys.templateId,
];
