import type { siteFacts } from '#app/site-facts.ts';
import type { Policy } from '#app/ui/copy-types.ts';
import { brand } from '#brand/brand.ts';
import { type DemoField, demoFields } from '#request/demo-fields.ts';

/**
 * For how many days a demo request is kept unless its sender asks for less. The mail service's default must be the
 * same number (scripts/check-copy/specified-copy.test.ts).
 */
export const requestRetentionDays = 365;

/**
 * /privacy-policy: ten numbered sections that state what the site really does. Update it when the destination of a
 * request or browser storage changes. Build settings and hosts of pictures come as `facts`, the answers that are stored
 * from the form's table of `fields`; `privacyPolicy` is the text without any settings.
 */
export function privacyPolicyFor(
  facts: typeof siteFacts,
  fields: readonly Pick<DemoField, 'label' | 'required'>[] = demoFields,
): Policy {
  const { hostedMail, analytics } = facts;
  const sendsSource = facts.visitSource && !hostedMail;
  const counter = analytics && 'Umami';
  const pictureHosts = list(facts.pictureOrigins.map((origin) => new URL(origin).host));
  const exceptPictures =
    pictureHosts &&
    `, except for pictures from ${pictureHosts}, whose servers then see your IP address`;
  return {
    meta: {
      path: '/privacy-policy',
      title: `Privacy policy | ${brand.name}`,
      description: `What data ${brand.name} collects on this site, who reads your demo request, how long it is kept, and how to see, correct or delete it.`,
    },
    breadcrumbs: [{ label: 'Home', href: '/' }, { label: 'Privacy' }],
    title: 'Privacy policy',
    lead: 'You can read this whole site without telling us who you are. If you do tell us, this is what happens to your data.',
    contentsLabel: 'Sections',
    updated: { iso: '2026-11-22', label: 'Last updated November 22, 2026' },
    sections: [
      {
        id: 'responsible',
        title: 'Who is responsible',
        body: [
          [
            `${brand.legalEntity}${brand.postalAddress && ` (${brand.postalAddress})`} runs this website and decides why and how personal data is used on it. For privacy questions and complaints, write to `,
            { label: brand.privacyEmail, href: `mailto:${brand.privacyEmail}` },
            '. A person reads every message.',
          ],
          [
            `This policy covers this website and the accounts of the ${brand.name} platform. An organization that uses the platform decides what it stores there about its own staff and customers. If you have questions about that data, please ask that organization first.`,
          ],
        ],
      },
      {
        id: 'what-we-collect',
        title: 'What we collect',
        body: [
          [
            'You do not have to give us any data to read this site. When you send a demo request, we receive:',
          ],
          {
            points: [
              `your answers to ${labels(fields, true)} and, if you give them, to ${labels(fields, false)};`,
              ...(sendsSource
                ? [
                    'where your first and latest visits came from: campaign tags in the link (UTM), IDs of a clicked ad (gclid, fbclid, msclkid), the page that linked here (referrer) and the page you landed on;',
                  ]
                : []),
              ...(hostedMail
                ? []
                : [
                    'a process that you drew on this site, only if you bring it to the form, where you see it above the button and can remove it;',
                    'the reference of a request that you correct or add to;',
                  ]),
              hostedMail
                ? 'when the email with your request arrived.'
                : 'when the request arrived, and a random number that lets us recognize a request that was sent twice.',
            ],
          },
          [
            'We collect no payment data. Payments are handled offline, and nothing on this site asks for a card or bank account.',
          ],
        ],
      },
      {
        id: 'why',
        title: 'How we use it',
        body: [
          [
            'We use your answers only to contact you, prepare the demo and give it. By sending the form you consent to this, and your consent is our legal basis. You can withdraw it at any time, as section 9 explains.',
          ],
          [
            `${sendsSource ? 'We use the source of your visits to see which pages and campaigns lead to demo requests. ' : ''}We do not build profiles, make automated decisions about you, or sell or rent data to anyone.`,
          ],
        ],
      },
      {
        id: 'how-a-request-travels',
        title: 'Where a demo request goes',
        body: [
          ['From the form to our sales team, in this order:'],
          {
            points: [
              ...(hostedMail ? hostedTravel : ownTravel),
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
            counter
              ? `This site sets no cookies. Fonts and images come from this site itself${exceptPictures}. One script comes from elsewhere: ${counter} counts visits. It records the page, the page that linked here, your browser type and your country, and nothing that you type.`
              : `This site sets no cookies. ${exceptPictures ? 'Fonts' : 'Its pages make no third-party requests: fonts'}, images and scripts come from this site itself${exceptPictures}, and no other company tracks your visit.`,
          ],
          ['Your browser stores a few things, which you can delete at any time:'],
          {
            points: [
              'the draft of the form, in session storage, until you send it or close the tab;',
              ...(sendsSource
                ? [
                    'where your first and latest visits came from, in local storage, which is sent only with a demo request;',
                  ]
                : []),
              'what you sent, in the history of the tab, for the receipt and for corrections, until you close the tab;',
              'a process that you draw or bring to the form, in session storage, until you close the tab;',
              'the IDs that you save on the settings page, in local storage.',
            ],
          },
          [
            'Drawing a process sends us nothing. A link that you copy holds the process in its address, so that you can send it to a colleague. Opening such a link asks our server for the page, and the server does not keep the process.',
          ],
          [
            hostedMail
              ? 'Your demo request goes to EmailJS, another company, and only when you send it.'
              : 'Your demo request may go to another address, and only when you send it: if this site’s mail service runs on another address, or if you saved your own EmailJS IDs on the settings page.',
          ],
        ],
      },
      {
        id: 'where-it-is-kept',
        title: 'Where it is stored and how it is protected',
        body: [
          [
            'Our systems are hosted on a cloud provider. Data is encrypted in transit and at rest. Only the people who answer requests and those who run the systems have access.',
          ],
          [
            'Like every web server, ours sees the IP address of each visitor. We use it to deliver pages and prevent abuse, not to identify you.',
          ],
          [
            'If there is ever a breach of your data, we will notify you and the authorities as the law requires.',
          ],
        ],
      },
      {
        id: 'how-long',
        title: 'How long we keep it',
        body: [
          [
            hostedMail
              ? `We delete the email with your request from our sales inbox after ${requestRetentionDays} days, unless you have become a customer by then. Ask, and we delete it earlier. EmailJS’s own privacy policy says what it keeps of the emails it sends.`
              : `A demo request${sendsSource ? ', including where your visits came from,' : ''} is kept for ${requestRetentionDays} days and then deleted from the mail service. We also delete the email in our sales inbox, unless you have become a customer by then. If you ask, we delete both sooner.`,
          ],
          [
            'Platform accounts: account data is deleted within 7 days of a termination request. We keep records that the law requires, such as invoices, for as long as it requires.',
          ],
        ],
      },
      {
        id: 'children',
        title: 'Age and children',
        body: [
          [
            'There is no minimum age for using this site. However, it is meant for organizations, and we do not knowingly collect data from children under 13. If a child has sent us a request, write to us and we will delete it.',
          ],
        ],
      },
      {
        id: 'your-rights',
        title: 'Your rights',
        body: [
          ['Write to the address in section 1 from the email address you used. You can ask us to:'],
          {
            points: [
              'show you what we hold about you and send you a copy;',
              'correct it;',
              'delete it before the retention period ends;',
              'stop contacting you, which withdraws your consent;',
              'register a person you name to exercise these rights for you.',
            ],
          },
          [
            'We answer within 30 days, free of charge. If you are not satisfied with our answer, you can complain to your data protection authority.',
          ],
        ],
      },
      {
        id: 'law-and-changes',
        title: 'Governing law and changes',
        body: [
          [
            'This policy is governed by Indian law, with jurisdiction in Haryana. You keep any rights that the law of your own country gives you.',
          ],
          [
            'We update this policy and its date before we change what we do. If a change affects requests that we already hold, we will write to the people who sent them. The ',
            { label: 'terms', href: '/terms-conditions' },
            ' also apply.',
          ],
        ],
      },
    ],
  };
}

function list(parts: readonly string[]): string {
  return new Intl.ListFormat('en-GB').format(parts);
}

/** The labels of the required fields or of the optional ones, as on the form. */
function labels(fields: readonly Pick<DemoField, 'label' | 'required'>[], required: boolean) {
  const named = fields.filter((field) => field.required === required);
  return list(named.map(({ label }) => `“${label}”`));
}

const ownTravel = [
  'Your browser sends the request to this site’s mail service. If you saved your own EmailJS IDs on the settings page, it goes to EmailJS instead. EmailJS then sends both emails, and this site does not see your request.',
  'The mail service stores it, so that it is not lost if a mailbox is unavailable.',
  'It emails the request to our sales inbox, where our sales team reads it.',
  'It emails you a confirmation at the address you entered, unless that address has had several already.',
];

const hostedTravel = [
  'Your browser sends the request to EmailJS, a company that sends emails for us. No server of ours receives it.',
  'EmailJS emails the request to our sales inbox, where our sales team reads it.',
  'EmailJS emails you a confirmation at the address you entered.',
];

export const privacyPolicy = privacyPolicyFor({
  hostedMail: false,
  visitSource: true,
  analytics: false,
  pictureOrigins: [],
});
