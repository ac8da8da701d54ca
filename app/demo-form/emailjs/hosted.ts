/** Hosted EmailJS, used with ids of one's own. */
export const emailjsOrigin = 'https://api.emailjs.com';
