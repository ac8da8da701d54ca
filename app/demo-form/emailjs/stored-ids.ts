import { readStored, removeStored, writeStored } from '#app/ui/browser/storage.ts';
import { defaultMailIds } from '#request/mail-api.ts';
import { emailjsOrigin, type MailIds } from './emailjs-api.ts';

/** The ids as this browser keeps them (specification, section 3): one local storage key each. */
export const storageKeys = {
  userId: 'emailjs_user_id',
  serviceId: 'emailjs_service_id',
  templateId: 'emailjs_template_id',
  autoResponseTemplateId: 'emailjs_autoresponse_template_id',
} as const;

/** Placeholders; an id equal to any of them counts as not configured. */
const placeholderIds = ['YOUR_USER_ID', 'YOUR_SERVICE_ID', 'YOUR_TEMPLATE_ID'];

/** The ids that the settings page asks for. */
export const idNames = ['userId', 'serviceId', 'templateId'] as const;

type StoredMailIds = MailIds & { autoResponseTemplateId: string };

/** The site's own ids: VITE_EMAILJS_* from the build for a site that hosted EmailJS serves, else the built-in ones. */
const siteTemplateId = import.meta.env.VITE_EMAILJS_TEMPLATE_ID || defaultMailIds.templateId;
export const siteMailIds: StoredMailIds = {
  userId: import.meta.env.VITE_EMAILJS_USER_ID || defaultMailIds.userId,
  serviceId: import.meta.env.VITE_EMAILJS_SERVICE_ID || defaultMailIds.serviceId,
  templateId: siteTemplateId,
  autoResponseTemplateId: import.meta.env.VITE_EMAILJS_AUTORESPONSE_TEMPLATE_ID || siteTemplateId,
};

/**
 * The stored ids, or the site's own where none is stored. A stored template other than the site's is used for the
 * auto-response as well.
 */
export function readMailIds(): StoredMailIds {
  const templateId = readStored(storageKeys.templateId) ?? siteMailIds.templateId;
  const isSiteTemplate = templateId === siteMailIds.templateId;
  return {
    userId: readStored(storageKeys.userId) ?? siteMailIds.userId,
    serviceId: readStored(storageKeys.serviceId) ?? siteMailIds.serviceId,
    templateId,
    autoResponseTemplateId:
      readStored(storageKeys.autoResponseTemplateId) ??
      (isSiteTemplate ? siteMailIds.autoResponseTemplateId : templateId),
  };
}

/** Stores the three ids; false if storage is blocked. */
export function saveMailIds(ids: MailIds): boolean {
  return idNames.every((name) => writeStored(storageKeys[name], ids[name]));
}

/** Restores the site's own ids. */
export function forgetMailIds(): void {
  for (const key of Object.values(storageKeys)) removeStored(key);
}

/** Whether these are the site's own ids, not an account that the visitor saved. */
export function isSiteIds(ids: MailIds): boolean {
  return idNames.every((name) => ids[name] === siteMailIds[name]);
}

/** False while any of the three ids is one of the placeholders: then the form gives way to a notice. */
export function isConfigured(ids: MailIds): boolean {
  return !idNames.some((name) => placeholderIds.includes(ids[name]));
}

/** Origin of our own mail service: empty for the site's own server, or VITE_MAIL_ORIGIN. */
const mailOrigin = (import.meta.env.VITE_MAIL_ORIGIN ?? '').replace(/\/+$/, '');

/**
 * Where both calls go. Our mail service knows only the built-in ids, and it alone gets extra headers; any other ids
 * belong to an account at hosted EmailJS, which gets exactly the specified calls.
 */
export function destinationOf(ids: MailIds): { origin: string; isOwnService: boolean } {
  const builtIn = idNames.every((name) => ids[name] === defaultMailIds[name]);
  return builtIn
    ? { origin: mailOrigin, isOwnService: mailOrigin !== emailjsOrigin }
    : { origin: emailjsOrigin, isOwnService: false };
}
