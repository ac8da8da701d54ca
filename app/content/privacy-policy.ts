import { brand } from '#app/brand.ts';
import type { Policy } from './types.ts';

/**
 * For how many days a demo request is kept unless its sender asks for less. The mail service's default must be the
 * same number, and whoever changes it there changes it here.
 */
export const requestRetentionDays = 365;

/**
 * /privacy-policy: ten sections, numbered by their place. It says what the site really does: a change to what the form
 * collects, to where it is sent, to browser storage, or an integration logo from another host, changes this text.
 */
export const privacyPolicy = {
  meta: {
    path: '/privacy-policy',
    title: `Privacy policy | ${brand.name}`,
    description: `What ${brand.name} learns about you on this site, who reads your demo request, how long it is kept, and how to have it shown, corrected or erased.`,
  },
  breadcrumbs: [{ label: 'Home', href: '/' }, { label: 'Privacy' }],
  title: 'Privacy policy',
  promise:
    'You can read this whole site without telling us who you are. This is what happens when you do tell us.',
  contentsLabel: 'Sections',
  updated: { iso: '2026-11-20', label: 'Last updated 20 November 2026' },
  sections: [
    {
      id: 'responsible',
      title: 'Who is responsible',
      body: [
        [
          `${brand.legalEntity}${brand.postalAddress && ` (${brand.postalAddress})`} runs this website and decides why and how personal data is used on it. Write to us about your data, or with a complaint, at `,
          { label: brand.privacyEmail, href: `mailto:${brand.privacyEmail}` },
          '. A person reads it.',
        ],
        [
          `This policy covers this website and the accounts of the ${brand.name} platform. For what an organisation stores in the platform about its own staff and customers, that organisation decides; ask it first.`,
        ],
      ],
    },
    {
      id: 'what-we-collect',
      title: 'What we collect',
      body: [
        ['Reading the site needs none of your data. With a demo request we receive:'],
        {
          points: [
            'what you type: name, company name, phone number, email, number of employees and, if you give it, your website;',
            'where your first and your latest visit came from: campaign tags in the link (UTM), the page that linked here (referrer), and the page you landed on;',
            'when the request arrived, and a random number that tells a request sent twice from two requests.',
          ],
        },
        [
          'We collect no payment data. Payments are handled offline, and this site has no place to enter a card or a bank account.',
        ],
      ],
    },
    {
      id: 'why',
      title: 'What we use it for',
      body: [
        [
          'We use your answers only to contact you, to prepare the demo and to hold it. You sent them for that, and that consent is our ground for using them. You can take it back at any time; section 9 says how.',
        ],
        [
          'We use the source of your visits to see which pages and campaigns bring people who want a demo. We do not build profiles, we do not let a machine decide about you, and we do not sell or rent data to anyone.',
        ],
      ],
    },
    {
      id: 'how-a-request-travels',
      title: 'How a demo request travels',
      body: [
        ['From the form to a person, in this order:'],
        {
          points: [
            'Your browser sends the request to the mail service of this site. If you saved EmailJS ids of your own on the settings page, it goes to EmailJS instead: then EmailJS sends both emails, and this site does not see your request.',
            'The mail service stores it, so that it is not lost when a mailbox is out of order.',
            'It mails the request to our sales inbox, where our sales team reads it.',
            'It mails you an acknowledgement, at the address you typed.',
            'A person contacts you within 1-2 business days.',
          ],
        },
      ],
    },
    {
      id: 'browser',
      title: 'Cookies, browser storage and other companies',
      body: [
        [
          'This site sets no cookies. Its pages make no third-party requests: fonts, pictures and scripts come from this site itself, and no other company counts your visit.',
        ],
        ['Your own browser keeps a few things, which you can delete there at any time:'],
        {
          points: [
            'the draft of the form, in session storage, until you send it or close the tab;',
            'where your first and your latest visit came from, in local storage, which leaves your browser only with a demo request;',
            'the ids that you save on the settings page, in local storage.',
          ],
        },
        [
          'One thing may leave this site’s own address, and only when you press send: your demo request, if the site’s mail service runs elsewhere, or if you saved EmailJS ids of your own on the settings page.',
        ],
      ],
    },
    {
      id: 'where-it-is-kept',
      title: 'Where it is kept, and how it is guarded',
      body: [
        [
          'Our systems are hosted on a cloud provider. Data is encrypted in transit and at rest. Access is limited to the people who answer requests and those who run the systems.',
        ],
        [
          'Like every server, ours sees the network address (IP) of whoever calls it. We use it to deliver pages and to fend off abuse, and not to find out who you are.',
        ],
        [
          'If data of yours ever gets into wrong hands, we tell you and the authority, as the law says.',
        ],
      ],
    },
    {
      id: 'how-long',
      title: 'How long we keep it',
      body: [
        [
          `A demo request, with the source of the visits, is kept for ${requestRetentionDays} days and then erased from the mail service. We delete the mail in our sales inbox as well, unless you have become a customer by then. Ask, and we erase both earlier.`,
        ],
        [
          'For accounts of the platform: account data is deleted within 7 days of a termination request. What we must keep by law, such as invoices, we keep for as long as the law says.',
        ],
      ],
    },
    {
      id: 'children',
      title: 'Age and children',
      body: [
        [
          'There is no minimum age for using this site. It is written for organisations, though, and we do not knowingly collect data from children under 13. If a child has sent us a request, write to us and we erase it.',
        ],
      ],
    },
    {
      id: 'your-rights',
      title: 'Your rights',
      body: [
        ['Write to the address in section 1 from the email you used, and you can:'],
        {
          points: [
            'see what we hold about you, and get a copy;',
            'have it corrected;',
            'have it erased, on request, before its time;',
            'take back your consent, after which we stop contacting you;',
            'name someone to use these rights for you.',
          ],
        },
        [
          'We answer within 30 days, and it costs you nothing. If you are not content with our answer, you can turn to the data protection authority that is responsible for you.',
        ],
      ],
    },
    {
      id: 'law-and-changes',
      title: 'Law, and changes to this policy',
      body: [
        [
          'This policy is governed by Indian law, with jurisdiction in Haryana. Rights that the law of your own country gives you stay yours.',
        ],
        [
          'When what we do changes, this text changes first, and the date above with it. If the change touches requests that we already hold, we write to their senders. The ',
          { label: 'terms', href: '/terms-conditions' },
          ' apply besides.',
        ],
      ],
    },
  ],
} as const satisfies Policy;
