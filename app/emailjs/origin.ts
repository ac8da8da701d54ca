/** Hosted EmailJS, for sites on a static host. */
export const hostedOrigin = 'https://api.emailjs.com';

/**
 * Where mails are sent from. Set VITE_MAIL_ORIGIN when the site is built: empty for the site's own server, or the
 * origin of hosted EmailJS or of another instance of our mail service.
 */
export const mailOrigin = (import.meta.env.VITE_MAIL_ORIGIN ?? '').replace(/\/+$/, '');

/** Our own service understands headers beyond the EmailJS API; hosted EmailJS gets exactly the specified call. */
export const isOwnService = mailOrigin !== hostedOrigin;
