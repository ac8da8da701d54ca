import { brand } from '#brand/brand.ts';

/** What happens after a request, in the same words wherever it is told. */
const next = {
  agree: 'We agree on one of your processes and a time',
  see: `You see it in ${brand.name}. No obligation.`,
} as const;

/**
 * Copy of the demo form and its three other states, used on the home page and /book-demo. Statements about data must
 * agree with app/pages/privacy-policy/copy.ts. The sentence under `thankYou.title` is `messages.request.sent` or its
 * first half, the one under `notConfigured.title` is `messages.request.configurationMissing`.
 */
export const demoForm = {
  title: 'Book a Demo',
  questions: '{count} questions. {optional} optional.',
  optional: 'Optional',
  choose: 'Please choose',
  honeypot: 'Please leave this empty',
  submit: 'Book a Demo',
  submitting: 'Submitting...',
  privacyNote: [
    'Our sales team reads your request and uses it only to reply. See the ',
    { label: 'privacy policy', href: '/privacy-policy' },
    '.',
  ],
  errorTitle: 'Please take another look.',
  errorNote: 'Nothing was sent, and what you typed is still here.',
  errorTitlePrefix: 'Error: ',
  emailAdvice: 'Did you mean',
  phoneAdvice: 'Can we call this number? Please check it, with its country code.',
  promise: 'Send it now and we’ll contact you within 1-2 business days.',
  corrects: 'You are correcting request',
  adds: 'You are adding your process to request',
  failure: {
    kept: 'Your answers are still here.',
    write: 'You can also write to',
  },
  after: {
    title: 'What happens next',
    steps: [
      { id: 'send', text: 'You send {count} answers.' },
      { id: 'contact', text: `We contact you. ${next.agree}.` },
      { id: 'demo', text: next.see },
    ],
  },
  notConfigured: {
    title: 'The form is not set up yet',
    action: { label: 'Open settings', href: '/settings' },
  },
  thankYou: {
    title: 'Thank You',
    writeTo: 'We will write to',
    correct: 'Wrong address? Correct it',
    reference: 'Reference',
    withProcess: 'Your process was sent with it.',
    next: {
      title: 'What happens next',
      text: 'The team makes contact within 1-2 business days.',
      sent: 'You sent it',
      contact: 'We contact you by',
      contactSoon: 'We contact you within 1-2 business days',
      call: { name: next.agree, note: next.see },
    },
    ready: {
      title: 'Have ready',
      text: 'The steps as they run today, who does each one and which one is late most often.',
      draw: { label: 'Draw it now', href: '/fms-details#draw' },
    },
    pickTime: 'Pick a time now',
    returnHome: { label: 'Return to Home', href: '/' },
  },
} as const;
