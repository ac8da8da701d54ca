/**
 * What a customer said: who they are, their own sentence, and the person who said it, with their role. `logo`, of the
 * company, and `picture`, of the person, are a file in `public/`, such as `/customers/acme.svg`, or an https address; a
 * logo may also be an SVG path in a box of 25 by 28.
 */
export type Customer = {
  readonly name: string;
  readonly logo?: string;
  readonly sentence: string;
  readonly person: string;
  readonly role: string;
  readonly picture?: string;
};

/** A figure about the product in use, and where it can be checked: in words, and at an address if there is one. */
type ProvenNumber = {
  readonly value: string;
  readonly text: string;
  readonly source: string;
  readonly href?: string;
};

/** Who answers a demo request; `picture` is a file in `public/`, such as `/people/lena.svg`, or an https address. */
export type Contact = {
  readonly name: string;
  readonly role: string;
  readonly picture?: string;
};

/** Proof for strangers. Each part is shown only if filled in: nothing is made up. */
export type Proof = {
  /** The price, or how it is calculated, in one sentence. */
  readonly price?: string;
  /** Who hosts the data and where, such as `AWS in Mumbai`. */
  readonly hosting?: string;
  /** Who sets it up, with whom and how long that takes. */
  readonly setUp?: string;
  /** How an ERP such as SAP, Oracle or Dynamics connects, and what IT has to do for it. */
  readonly erp?: string;
  /** Who else uses it, in words: industries, sizes and regions. */
  readonly users?: string;
  readonly customers?: readonly Customer[];
  readonly numbers?: readonly ProvenNumber[];
  readonly contact?: Contact;
};

/** From Monday. */
type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

const proof: Proof = {};

/**
 * The organization that this site speaks for. Rebranding starts and, but for the `copy.ts` files, ends here.
 * No other module spells the name.
 */
export const brand = {
  /** Product name in running text. */
  name: 'Millrace',
  /** What the name means, or what the product does, in one or two sentences; follows what it is, under "What is …?" on the home page. */
  nameStory: 'It gives every task an owner and a due time, and shows you where work waits.',
  /** Kind of product, in running text. */
  category: 'workflow and task-operations platform',
  /** Platforms, in running text. */
  platforms: 'web, iOS and Android',
  /** Legal entity named in the terms and the privacy policy. */
  legalEntity: 'Millrace',
  /** Postal address in one line, shown in the footer and the privacy policy; empty for none. */
  postalAddress: '' as string,
  /** Shown in the first screen of the home page, among its pledges, and beside its form. */
  proof,
  /** One line, used under the logo in the footer. */
  motto: ['Every step has an owner.', 'Every handoff has a deadline.'],
  /** Public origin when SITE_URL is not set, without a trailing slash. */
  siteUrl: 'https://millrace.example',
  /**
   * Sales' business days, for "We'll contact you by Tuesday" beside the form: `workingDays` from Monday (1) to Sunday
   * (7), `holidays` as `2027-01-26`, both in the office's time zone.
   */
  calendar: {
    timeZone: 'Asia/Kolkata',
    workingDays: [1, 2, 3, 4, 5] as readonly Weekday[],
    holidays: [] as readonly string[],
  },
  /** Default of SALES_EMAIL. */
  salesEmail: 'sales@millrace.example',
  /** Contact address printed in the policies. */
  privacyEmail: 'privacy@millrace.example',
  /** Contact for security reports, in /.well-known/security.txt. */
  securityEmail: 'security@millrace.example',
  /** Where the acknowledgement mail sends the visitor to read more; a path on this site. */
  docsPath: '/fms-details',
  /**
   * The logo's mark: a line that runs into a wheel. Two SVG paths in one view box, the first stroked and the second
   * filled, in the color of the text. Header, footer, icons and the shared card are drawn from it.
   */
  mark: {
    width: 34,
    height: 22,
    lineWidth: 3,
    lines: 'M0 2.5h23a8.5 8.5 0 1 1-8.5 8.5a8.5 8.5 0 0 1 8.5-8.5',
    solids: 'M23 8.5a2.5 2.5 0 1 1 0 5a2.5 2.5 0 1 1 0-5',
  },
} as const;
