import * as v from 'valibot';
import { exactly, homeAnchors, id, link, richText, term, text } from './parts.ts';

/** Copy that several pages share: frame of the site, messages, the demo form. */

const homeSection = v.strictObject({
  label: text,
  /** Section of the home page: `#anchor` there, `/#anchor` on every other page. */
  anchor: v.picklist(homeAnchors, 'must be a section of the home page'),
});

export const siteSchema = v.strictObject({
  summary: text,
  skipLink: text,
  logoLabel: text,
  nav: exactly(homeSection, 4, (entry) => entry.anchor),
  navLabel: text,
  menu: v.strictObject({ open: text, close: text }),
  breadcrumbLabel: text,
  bookDemo: link,
  learnMore: text,
  returnHome: link,
  sampleData: text,
  roadmapStatus: text,
  roadmapStrip: v.strictObject({ title: text, pages: exactly(link, 4, (entry) => entry.href) }),
  /** The three stops under every closing call. */
  closingSteps: exactly(v.strictObject({ id, name: text, text }), 3, (entry) => entry.id),
  contactWithin: text,
  contactCard: text,
  footer: v.strictObject({
    columns: v.array(v.strictObject({ id, title: text, links: v.array(link) })),
    copyright: text,
    sampleNote: text,
    /** Where to write about data, or with a complaint. */
    contact: richText,
    law: text,
  }),
  terms: v.strictObject({ tat: term, fms: term, mis: term, okr: term, erp: term }),
});

export const messagesSchema = v.strictObject({
  toast: v.strictObject({
    region: text,
    dismiss: text,
    /** What each kind is called, so that color is not all that tells them apart. */
    kinds: v.strictObject({ loading: text, success: text, info: text, warning: text, error: text }),
  }),
  request: v.strictObject({
    configurationMissing: text,
    sending: text,
    sent: text,
    sendFailed: text,
    unexpected: text,
    waitingForNetwork: text,
    proving: text,
  }),
  settings: v.strictObject({ saved: text, saveFailed: text }),
  fallback: v.strictObject({ title: text }),
});

const counted = v.strictObject({ one: text, other: text });

export const demoFormSchema = v.strictObject({
  title: text,
  /** How much there is to fill in; the numbers come from the form's fields. */
  questions: counted,
  optionalQuestions: counted,
  optional: text,
  /** First line of a list in which nothing is chosen yet. */
  choose: text,
  /** Label of the field that no person sees, for a browser that shows it all the same. */
  honeypot: text,
  submit: text,
  submitting: text,
  privacyNote: richText,
  /** Title of the box above the form. */
  errorTitle: counted,
  errorNote: text,
  /** Stands before the page's title while an answer needs mending; ends with its space. */
  errorTitlePrefix: v.literal('Error: '),
  /** Help with an address that is valid as it stands; the suggested address follows `didYouMean`. */
  emailAdvice: v.strictObject({ didYouMean: text, workAddress: text }),
  /** Beside the button: `by` and a day in the browser, `within` where scripts are off. */
  promise: v.strictObject({ text, by: text, within: text }),
  /** Under the button after a failed try, behind its message; the sales address follows `write`. */
  failure: v.strictObject({ kept: text, write: text }),
  after: v.strictObject({
    title: text,
    steps: exactly(v.strictObject({ id, text }), 3, (entry) => entry.id),
  }),
  notConfigured: v.strictObject({ title: text, action: link }),
  thankYou: v.strictObject({
    title: text,
    writeTo: text,
    next: v.strictObject({ title: text, text }),
    calendar: v.strictObject({ sent: text, contact: text, notCounted: text }),
    after: exactly(v.strictObject({ id, title: text, text }), 2, (entry) => entry.id),
    pickTime: text,
    returnHome: link,
  }),
});
