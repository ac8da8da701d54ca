import { readStored, writeStored } from '#app/browser/storage.ts';
import type { MailIds } from '#app/emailjs/emailjs-api.ts';
import { defaultMailIds } from './built-in-ids.ts';

/** The ids as this browser keeps them (specification, section 3): one local storage key each. */
export const storageKeys = {
  userId: 'emailjs_user_id',
  serviceId: 'emailjs_service_id',
  templateId: 'emailjs_template_id',
  autoResponseTemplateId: 'emailjs_autoresponse_template_id',
} as const;

/** Text that stands for "not filled in yet"; an id equal to it counts as not configured. */
export const placeholders = {
  userId: 'YOUR_USER_ID',
  serviceId: 'YOUR_SERVICE_ID',
  templateId: 'YOUR_TEMPLATE_ID',
} as const;

export type StoredMailIds = MailIds & { autoResponseTemplateId: string };

/** Stored ids, each falling back to the built-in one; the auto-response template to the template. */
export function readMailIds(): StoredMailIds {
  const templateId = readStored(storageKeys.templateId) ?? defaultMailIds.templateId;
  return {
    userId: readStored(storageKeys.userId) ?? defaultMailIds.userId,
    serviceId: readStored(storageKeys.serviceId) ?? defaultMailIds.serviceId,
    templateId,
    autoResponseTemplateId: readStored(storageKeys.autoResponseTemplateId) ?? templateId,
  };
}

/** Stores the three ids; false when the browser would not. */
export function saveMailIds(ids: MailIds): boolean {
  return (
    writeStored(storageKeys.userId, ids.userId) &&
    writeStored(storageKeys.serviceId, ids.serviceId) &&
    writeStored(storageKeys.templateId, ids.templateId)
  );
}

/** False while any of the three ids is its placeholder: then the form gives way to a notice. */
export function isConfigured(ids: MailIds): boolean {
  return (
    ids.userId !== placeholders.userId &&
    ids.serviceId !== placeholders.serviceId &&
    ids.templateId !== placeholders.templateId
  );
}

/** False when an id is missing: the sender refuses to run. */
export function isComplete(ids: MailIds): boolean {
  return ids.userId !== '' && ids.serviceId !== '' && ids.templateId !== '';
}
