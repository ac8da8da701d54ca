import { brand } from '#app/brand.ts';
import type { Policy } from './types.ts';

/**
 * /terms-conditions: ten sections, numbered by their place. Holds the policy statements of the specification's section
 * 9; where it speaks of personal data it must agree with `privacy-policy.ts`.
 */
export const termsConditions = {
  meta: {
    path: '/terms-conditions',
    title: `Terms and conditions | ${brand.name}`,
    description: `The ten terms under which ${brand.name} offers this site and its service: accounts, payments, data, liability, how to end, and which law applies.`,
  },
  breadcrumbs: [{ label: 'Home', href: '/' }, { label: 'Terms' }],
  title: 'Terms and conditions',
  promise: 'Ten sections, in plain words. They say what you may expect of us, and we of you.',
  contentsLabel: 'Sections',
  updated: { iso: '2026-11-20', label: 'Last updated 20 November 2026' },
  sections: [
    {
      id: 'agreement',
      title: 'What these terms cover',
      body: [
        [
          `These terms apply between you and ${brand.legalEntity} (“we”, “us”) when you use this website, and when your organisation uses the ${brand.name} platform (“the service”). By using either, you accept them. If you do not, please use neither.`,
        ],
        [
          'When your organisation signs an order with us, the order and these terms together are the agreement. Where the two differ, the order counts.',
        ],
        [
          'We may change these terms. The date above says when we last did. A change does not reach back, and for a signed order it counts only from the next renewal, unless the law demands it earlier.',
        ],
      ],
    },
    {
      id: 'service',
      title: 'The service, and what is still planned',
      body: [
        [
          `${brand.name} is a ${brand.category} for ${brand.platforms}. It gives tasks an owner, a due time and a state, and shows where work waits. It is not an accounting, tax, payroll or medical system, and it does not replace one.`,
        ],
        [
          'This website describes the service. Its figures show sample data, not the data of a customer. Whatever it marks as “on the roadmap” is planned: it is not part of the service, it may change or be dropped, and you should not order because of it.',
        ],
        [
          'A demo is free and binds neither of us. Booking one creates no account and no contract to buy.',
        ],
      ],
    },
    {
      id: 'who-may-use',
      title: 'Who may use it',
      body: [
        [
          'We set no minimum age for using this website or the service. Where the law says that a person cannot agree to these terms alone, a parent, a guardian or the organisation they work for must agree for them.',
        ],
        [
          'We do not knowingly collect personal data from children under 13. If you believe that a child has given us some, write to us and we erase it.',
        ],
        ['If you accept these terms for an organisation, you confirm that you are allowed to.'],
      ],
    },
    {
      id: 'accounts',
      title: 'Accounts',
      body: [
        [
          'This website has no login. Accounts exist only in the service, and are opened for the people whom your organisation names.',
        ],
        {
          points: [
            'Your organisation decides who gets an account, what each person may see, and when access ends.',
            'Each account belongs to one person. Passwords are not shared.',
            'Tell us at once if you think that somebody else uses an account.',
            'What is done through an account counts as done by your organisation, unless we caused the misuse.',
          ],
        },
      ],
    },
    {
      id: 'payments',
      title: 'Payments',
      body: [
        [
          'Payments are handled offline. Neither this website nor the service takes card or bank details. We send an invoice under your order, and you pay it by the means that the order names.',
        ],
        [
          'Prices, taxes and the day of payment stand in the order. If an invoice looks wrong, tell us before it is due; the part that is not in dispute stays payable.',
        ],
      ],
    },
    {
      id: 'acceptable-use',
      title: 'What you may not do',
      body: [
        ['You use the website and the service within the law, and you do not:'],
        {
          points: [
            'send requests in someone else’s name, or in bulk, or by a machine;',
            'try to read, change or delete data that is not yours to open;',
            'put in malicious code, or load the systems so that others cannot work;',
            'copy, resell or rebuild the service, or take it apart further than the law allows you to;',
            'store what is unlawful, or what you have no right to store.',
          ],
        },
      ],
    },
    {
      id: 'ownership',
      title: 'What belongs to whom',
      body: [
        [
          'What your people put into the service stays your organisation’s: tasks, forms, files and the record of who did what and when. You allow us to store and process it, only to run the service for you.',
        ],
        [
          `The service, this website, their texts and drawings are ours or our licensors’. While your order runs, your people may use the service for your own work.`,
        ],
        [
          `Names and logos of other companies belong to their owners. ${brand.name} is not affiliated with, or endorsed by, the makers of the systems that it connects to.`,
        ],
      ],
    },
    {
      id: 'data-and-hosting',
      title: 'Your data and where it is kept',
      body: [
        [
          'The service is hosted on a cloud provider. Data is encrypted in transit and at rest. Only those of our people who need it for their work can reach it.',
        ],
        [
          'How we treat personal data, that of a demo request included, stands in the ',
          { label: 'privacy policy', href: '/privacy-policy' },
          '.',
        ],
        [
          'You keep the documents that the law asks you to keep. The service is no archive for them.',
        ],
      ],
    },
    {
      id: 'ending-and-liability',
      title: 'Ending, and our liability',
      body: [
        [
          'Your organisation may ask us at any time to end its use of the service. Account data is deleted within 7 days of a termination request. Save what you want to keep before you ask. What we must keep by law, such as invoices, we keep for as long as the law says.',
        ],
        [
          'We may suspend an account that is misused or that endangers the service. We say why, and lift it when the cause is gone.',
        ],
        [
          'We run the website and the service with care, but we cannot promise that they are always available or free of faults. As far as the law allows, neither of us owes the other lost profit or indirect loss, and what we owe in total is limited to what your organisation paid us in the 12 months before the event. Nothing here limits liability that the law does not let us limit, such as for fraud.',
        ],
      ],
    },
    {
      id: 'law',
      title: 'Law and courts',
      body: [
        [
          'These terms are governed by Indian law. The courts in Haryana, India, have jurisdiction over disputes about them.',
        ],
        ['Before going to court, each of us writes to the other and gives 30 days to settle it.'],
        [
          'If one of these terms does not hold, the others still do. Write to us at ',
          { label: brand.privacyEmail, href: `mailto:${brand.privacyEmail}` },
          '.',
        ],
      ],
    },
  ],
} as const satisfies Policy;
