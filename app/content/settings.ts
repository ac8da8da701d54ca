import { brand } from '#app/brand.ts';
import type { Settings } from './types.ts';

/**
 * /settings: the mail service's ids, kept in the visitor's browser (specification, sections 3 and 5). Their
 * storage keys and placeholders are not copy: `app/emailjs/stored-ids.ts`.
 */
export const settings = {
  meta: {
    path: '/settings',
    title: `Mail service settings | ${brand.name}`,
    description:
      'Save the ids of the mail service that carries demo requests from this browser. They stay in this browser and are used by the demo form only.',
  },
  breadcrumbs: [{ label: 'Home', href: '/' }, { label: 'Settings' }],
  title: 'Mail service settings',
  promise:
    'Three ids tell the demo form which mail service carries a request. They are saved in this browser only.',
  fields: {
    userId: {
      label: 'User ID',
      hint: 'The public key of your mail account',
      required: 'User ID is required',
    },
    serviceId: {
      label: 'Service ID',
      hint: 'The mailbox that sends',
      required: 'Service ID is required',
    },
    templateId: {
      label: 'Template ID',
      hint: 'The mail that goes to sales; the confirmation uses it too',
      required: 'Template ID is required',
    },
  },
  save: 'Save settings',
  noScript:
    'Saving needs JavaScript: the ids are kept by your browser, and no server sees them here.',
  notes: [
    {
      name: 'Who needs this',
      text: 'The person who runs the site and wants to try another mail account. To book a demo you need nothing here.',
    },
    {
      name: 'Where it is kept',
      text: 'In the local storage of this browser. Another browser, or another person, keeps the site’s own ids.',
    },
    {
      name: 'No secret belongs here',
      text: 'The three ids are public: they name a mailbox and a template, they do not open them. Never enter a password or a private key.',
    },
  ],
} as const satisfies Settings;
