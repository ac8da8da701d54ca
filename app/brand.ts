/** What a customer said: who they are, their own sentence, and the person who said it, with their role. */
export type Customer = {
  readonly name: string;
  readonly sentence: string;
  readonly person: string;
  readonly role: string;
};

/** A figure about the product in use, and where it can be checked. */
export type ProvenNumber = {
  readonly value: string;
  readonly text: string;
  readonly source: string;
};

/** Who answers a demo request; `picture` is a file in `public/`, such as `/people/lena.svg`. */
export type Contact = {
  readonly name: string;
  readonly role: string;
  readonly picture?: string;
};

/** What makes a stranger trust the organization. Each part is shown only when it is filled: nothing is made up. */
export type Proof = {
  /** The price, or how it is counted, in one sentence. */
  readonly price?: string;
  readonly customers?: readonly Customer[];
  readonly numbers?: readonly ProvenNumber[];
  readonly contact?: Contact;
};

const proof: Proof = {};

/**
 * The organization that this site speaks for. Rebranding starts and, but for the copy in `content/`, ends here.
 * No other module spells the name.
 */
export const brand = {
  /** Product name as it stands in running text. */
  name: 'Millrace',
  /** What the name means, or what the product does, in one or two sentences; follows what it is, under "What is …?" on the home page. */
  nameStory: 'It gives every task an owner and a due time, and shows you where work waits.',
  /** What kind of product it is, as it stands in running text. */
  category: 'workflow and task-operations platform',
  /** What it runs on, as it stands in running text. */
  platforms: 'web, iOS and Android',
  /** Legal entity named in the terms and the privacy policy. */
  legalEntity: 'Millrace',
  /** Where it can be written to, in one line; stands in the footer and the privacy policy. None when empty. */
  postalAddress: '' as string,
  /** Shown among the pledges of the home page, and beside its form. */
  proof,
  /** One line, used under the logo in the footer. */
  motto: ['Every step has an owner.', 'Every handoff has a deadline.'],
  /** Public origin when SITE_URL is not set, without a trailing slash. */
  siteUrl: 'https://millrace.example',
  /**
   * When sales answers. "We'll contact you by Tuesday" beside the form is counted in these days: `workingDays` from
   * Monday (1) to Sunday (7), `holidays` as `2027-01-26`, both in the time zone of the office.
   */
  calendar: {
    timeZone: 'Asia/Kolkata',
    workingDays: [1, 2, 3, 4, 5] as readonly number[],
    holidays: [] as readonly string[],
  },
  /** Where sales mail goes when SALES_EMAIL is not set. */
  salesEmail: 'sales@millrace.example',
  /** Contact address printed in the policies. */
  privacyEmail: 'privacy@millrace.example',
  /** Who hears of a weakness in the site; named in /.well-known/security.txt. */
  securityEmail: 'security@millrace.example',
  /** Where the acknowledgement mail sends the visitor to read more; a path on this site. */
  docsPath: '/fms-details',
  /**
   * The logo's mark: a line that runs into a wheel. Two SVG paths in one view box, the first stroked and the second
   * filled, in the color of the text. Header, footer, icons and shared cards are drawn from it.
   */
  mark: {
    width: 34,
    height: 22,
    lineWidth: 3,
    lines: 'M0 2.5h23a8.5 8.5 0 1 1-8.5 8.5a8.5 8.5 0 0 1 8.5-8.5',
    solids: 'M23 8.5a2.5 2.5 0 1 1 0 5a2.5 2.5 0 1 1 0-5',
  },
} as const;
