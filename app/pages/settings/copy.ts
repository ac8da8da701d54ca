import type { Page } from '#app/ui/copy-types.ts';
import { brand } from '#brand/brand.ts';

/**
 * /settings: the mail service's ids, kept in the visitor's browser (specification, sections 3 and 5). Their
 * storage keys and placeholders are not copy: `app/demo-form/emailjs/stored-ids.ts`.
 */
export const settings = {
  meta: {
    path: '/settings',
    title: `Mail service settings | ${brand.name}`,
    description:
      'Send demo requests from this browser through your own EmailJS account. The IDs stay in this browser, and only the demo form uses them.',
  },
  breadcrumbs: [{ label: 'Home', href: '/' }, { label: 'Settings' }],
  title: 'Mail service settings',
  lead: 'Enter your own IDs to send demo requests from this browser through your EmailJS account.',
  fields: {
    userId: {
      label: 'User ID',
      hint: 'The public key of your EmailJS account',
      required: 'User ID is required',
    },
    serviceId: {
      label: 'Service ID',
      hint: 'The email service that sends the emails',
      required: 'Service ID is required',
    },
    templateId: {
      label: 'Template ID',
      hint: 'The template of the email to sales; the confirmation uses it too',
      required: 'Template ID is required',
    },
  },
  save: 'Save settings',
  restore: 'Use the site’s own IDs again',
  placeholder:
    'An ID is still its placeholder: until you replace it, this browser shows a notice in place of the demo form and sends nothing.',
  noScript: 'Saving needs JavaScript: your browser keeps the IDs, and no server of ours sees them.',
  notes: [
    {
      name: 'Who needs this',
      text: 'Anyone who runs this site and wants to try an EmailJS account. You do not need this page to book a demo.',
    },
    {
      name: 'Where they are stored',
      text: 'In this browser’s local storage. Other browsers and other people keep using the site’s own IDs.',
    },
    {
      name: 'Where requests go',
      text: 'With the site’s own IDs, requests go where the site sends all its requests. With your own IDs, they go straight from this browser to EmailJS, which sends the emails and has its own privacy policy.',
    },
    {
      name: 'Never enter a secret',
      text: 'The three IDs are public. Never enter a password or a private key.',
    },
  ],
} as const satisfies Page;
