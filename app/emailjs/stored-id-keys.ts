import { storageKeys } from './stored-ids.ts';

/** What a browser may hold that the settings page has to show at once. */
export const settingsWake = [storageKeys.userId, storageKeys.serviceId, storageKeys.templateId];
