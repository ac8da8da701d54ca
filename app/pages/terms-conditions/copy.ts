import type { Policy } from '#app/ui/copy-types.ts';
import { brand } from '#brand/brand.ts';

/**
 * /terms-conditions: ten sections, numbered by their place. Holds the policy statements of the specification's section
 * 9; where it speaks of personal data it must agree with app/pages/privacy-policy/copy.ts.
 */
export const termsConditions = {
  meta: {
    path: '/terms-conditions',
    title: `Terms and conditions | ${brand.name}`,
    description: `The ten terms that apply to this site and the ${brand.name} service: accounts, payments, data, liability, termination and governing law.`,
  },
  breadcrumbs: [{ label: 'Home', href: '/' }, { label: 'Terms' }],
  title: 'Terms and conditions',
  lead: 'Ten sections in plain words: what you can expect from us, and what we expect from you.',
  contentsLabel: 'Sections',
  updated: { iso: '2026-11-22', label: 'Last updated November 22, 2026' },
  sections: [
    {
      id: 'agreement',
      title: 'What these terms cover',
      body: [
        [
          `These terms apply between you and ${brand.legalEntity} (“we,” “us”) when you use this website, and when your organization uses the ${brand.name} platform (“the service”). By using either, you accept these terms. If you do not accept them, please do not use the website or the service.`,
        ],
        [
          'When your organization signs an order with us, the order and these terms together form the agreement. If they conflict, the order prevails.',
        ],
        [
          'We may change these terms. The date above is the date of the last change. Changes are not retroactive. For a signed order, a change takes effect at the next renewal, unless the law requires it sooner.',
        ],
      ],
    },
    {
      id: 'service',
      title: 'The service and what is planned',
      body: [
        [
          `${brand.name} is a ${brand.category} for ${brand.platforms}. It gives every task an owner, a due time and a status, and shows where work is stuck. It is not an accounting, tax, payroll or medical system and does not replace one.`,
        ],
        [
          'This website describes the service. Its figures show sample data, not customer data. Anything marked “on the roadmap” is planned. It is not part of the service and may change or be dropped, so decide on what works today.',
        ],
        [
          'A demo is free, with no obligation for you or for us. Booking one does not create an account or a contract to buy.',
        ],
      ],
    },
    {
      id: 'who-may-use',
      title: 'Who may use it',
      body: [
        [
          'There is no minimum age for using this website or the service. If the law does not allow a person to accept these terms alone, a parent, a guardian or their employer must accept them on that person’s behalf.',
        ],
        [
          'We do not knowingly collect personal data from children under 13. If you believe that a child has given us personal data, write to us and we will delete it.',
        ],
        [
          'If you accept these terms for an organization, you confirm that you have the authority to do so.',
        ],
      ],
    },
    {
      id: 'accounts',
      title: 'Accounts',
      body: [
        [
          'This website has no login. Accounts exist only in the service. We open them for the people your organization names.',
        ],
        {
          points: [
            'Your organization decides who gets an account, what each person can see and when access ends.',
            'Each account belongs to one person. Passwords must not be shared.',
            'Tell us right away if you think someone else is using an account.',
            'Your organization is responsible for what is done through its accounts, unless we caused the misuse.',
          ],
        },
      ],
    },
    {
      id: 'payments',
      title: 'Payments',
      body: [
        [
          'Payments are handled offline. Neither this website nor the service takes card or bank details. We invoice you under your order, and you pay by the method named in the order.',
        ],
        [
          'The order states prices, taxes and payment dates. If an invoice looks wrong, tell us before it is due. You still pay the part that is not in dispute.',
        ],
      ],
    },
    {
      id: 'acceptable-use',
      title: 'What you may not do',
      body: [
        ['Use the website and the service lawfully. You may not:'],
        {
          points: [
            'send requests in someone else’s name, in bulk or by automated means;',
            'try to read, change or delete data that you have no right to access;',
            'introduce malicious code, or overload the systems so that others cannot work;',
            'copy, resell, rebuild or reverse engineer the service, except as the law allows;',
            'store content that is unlawful or that you have no right to store.',
          ],
        },
      ],
    },
    {
      id: 'ownership',
      title: 'Ownership',
      body: [
        [
          'Everything your people put into the service still belongs to your organization: tasks, forms, files and the record of who did what and when. You allow us to store and process it, only to run the service for you.',
        ],
        [
          `The service and this website, including their text and drawings, belong to us or our licensors. While your order is active, your people may use the service for your own work.`,
        ],
        [
          `Names and logos of other companies belong to their owners. ${brand.name} is not affiliated with, or endorsed by, the makers of the systems it connects to.`,
        ],
      ],
    },
    {
      id: 'data-and-hosting',
      title: 'Your data and where it is stored',
      body: [
        [
          'The service is hosted on a cloud provider. Data is encrypted in transit and at rest. Only those of our staff who need it for their work can access it.',
        ],
        [
          'How we handle personal data, including data from demo requests, is explained in the ',
          { label: 'privacy policy', href: '/privacy-policy' },
          '.',
        ],
        [
          'You are responsible for keeping the records that the law requires you to keep. The service is not an archive for them.',
        ],
      ],
    },
    {
      id: 'ending-and-liability',
      title: 'Termination and liability',
      body: [
        [
          'Your organization may ask us to terminate its use of the service at any time. Account data is deleted within 7 days of a termination request. Save anything you want to keep before you ask. We keep records that the law requires, such as invoices, for as long as it requires.',
        ],
        [
          'We may suspend an account that is misused or that puts the service at risk. We tell you why, and restore it once the cause is resolved.',
        ],
        [
          'We run the website and the service with care, but we cannot promise that they will always be available or free of errors. To the extent the law allows, neither of us is liable to the other for lost profits or indirect losses, and our total liability is limited to what your organization paid us in the 12 months before the event. Nothing here limits liability that cannot be limited by law, such as liability for fraud.',
        ],
      ],
    },
    {
      id: 'law',
      title: 'Governing law and courts',
      body: [
        [
          'These terms are governed by Indian law. The courts in Haryana, India, have jurisdiction over disputes about them.',
        ],
        [
          'Before going to court, each of us will write to the other and allow 30 days to settle the dispute.',
        ],
        [
          'If one of these terms is not enforceable, the others still apply. Write to us at ',
          { label: brand.privacyEmail, href: `mailto:${brand.privacyEmail}` },
          '.',
        ],
      ],
    },
  ],
} as const satisfies Policy;
