import { brand } from '#app/brand.ts';
import type { Page } from './types.ts';

/**
 * /settings: the mail service's ids, kept in the visitor's browser (specification, sections 3 and 5). Their
 * storage keys and placeholders are not copy: `app/emailjs/stored-ids.ts`.
 */
export const settings = {
  meta: {
    path: '/settings',
    title: `Mail service settings | ${brand.name}`,
    description:
      'Send demo requests from this browser through an EmailJS account of your own. The ids stay in this browser and are used by the demo form only.',
  },
  breadcrumbs: [{ label: 'Home', href: '/' }, { label: 'Settings' }],
  title: 'Mail service settings',
  promise: 'Ids of your own send demo requests from this browser through your EmailJS account.',
  fields: {
    userId: {
      label: 'User ID',
      hint: 'The public key of your EmailJS account',
      required: 'User ID is required',
    },
    serviceId: {
      label: 'Service ID',
      hint: 'The email service of the account that sends',
      required: 'Service ID is required',
    },
    templateId: {
      label: 'Template ID',
      hint: 'The email that goes to sales; the confirmation uses it too',
      required: 'Template ID is required',
    },
  },
  save: 'Save settings',
  restore: 'Use the site’s own ids again',
  /** Where requests from this browser go now. */
  destination: {
    site: 'Requests from this browser go to this site’s own mail service.',
    service: 'Requests from this browser go to this site’s mail service at {host}.',
    hosted:
      'Requests from this browser go to EmailJS ({host}) under the ids above. This site does not see or store them.',
    account: 'Requests from this browser go to EmailJS ({host}) under the site’s own ids.',
    nowhere: 'Requests from this browser go nowhere yet: an id is still a placeholder.',
  },
  noScript: 'Saving needs JavaScript: your browser keeps the ids, and no server of ours sees them.',
  notes: [
    {
      name: 'Who needs this',
      text: 'Whoever runs the site and wants to try an EmailJS account. To book a demo you need nothing here.',
    },
    {
      name: 'Where it is kept',
      text: 'In the local storage of this browser. Other browsers, and other people, keep the site’s own ids.',
    },
    {
      name: 'Where requests go',
      text: 'With the site’s own ids, to where the site sends all its requests. With ids of your own, straight from this browser to EmailJS, which sends the emails and has its own privacy policy.',
    },
    {
      name: 'Never enter a secret',
      text: 'The three ids are public. Never enter a password or a private key.',
    },
  ],
} as const satisfies Page;
