import type { DemoForm } from './types.ts';

/**
 * The words of the demo form and of its three other states, on the home page and on /book-demo alike. What it says of
 * the data must agree with `privacy-policy.ts`, what it says of crashes with `tests/faults/kill.test.ts`. The sentence
 * under `thankYou.title` is `messages.request.sent`, the one under `notConfigured.title` is
 * `messages.request.configurationMissing`.
 */
export const demoForm = {
  title: 'Book a Demo',
  questions: { one: 'One question.', other: '{count} questions.' },
  optionalQuestions: { one: '{label} optional.', other: '{count} more are optional.' },
  optional: 'Optional',
  choose: 'Please choose',
  honeypot: 'Please leave this empty',
  submit: 'Book a Demo',
  submitting: 'Submitting...',
  privacyNote: [
    'Our sales team reads this and contacts you within 1-2 business days. We use your answers for this request only. What is kept with them, and for how long, is in the ',
    { label: 'privacy policy', href: '/privacy-policy' },
    '.',
  ],
  errorTitle: { one: 'One field needs another look.', other: '{count} fields need another look.' },
  errorNote: 'What you typed is still here.',
  errorTitlePrefix: 'Error: ',
  emailAdvice: {
    didYouMean: 'Did you mean',
    workAddress:
      'This works. A work email speeds the reply: it tells us who we will be talking to.',
  },
  after: {
    title: 'What happens after you send it',
    steps: [
      {
        id: 'today',
        when: 'Today',
        text: 'Your request goes to our sales inbox, and a confirmation email to you. It is stored first: of over 100,000 test requests, through 200 forced crashes, none was lost. No account is made.',
      },
      {
        id: 'contact',
        when: 'Within 1-2 business days',
        text: 'A person contacts you and asks which process hurts.',
      },
      {
        id: 'demo',
        when: 'At a time you choose',
        text: 'A demo on that process, with your steps and your owners. It binds neither of us.',
      },
      {
        id: 'erased',
        when: 'After {days} days',
        text: 'We erase your answers, unless you are a customer. Sooner if you ask.',
      },
    ],
  },
  notConfigured: {
    title: 'The form cannot send yet',
    action: { label: 'Open settings', href: '/settings' },
  },
  thankYou: {
    state: 'Request sent',
    title: 'Thank You',
    writeTo: 'We will write to',
    next: {
      title: 'What happens next',
      steps: [
        {
          id: 'now',
          when: 'Now',
          name: 'Your request is with us',
          text: 'A confirmation is on its way to your inbox.',
        },
        {
          id: 'contact',
          when: 'Within 1-2 business days',
          name: 'We contact you',
          text: 'By phone or email, to pick a time and a process.',
        },
        {
          id: 'demo',
          when: 'On the day you pick',
          name: 'The demo',
          text: 'Your flow, drawn step by step with its owners and clocks.',
        },
      ],
    },
    returnHome: { label: 'Return to Home', href: '/' },
  },
} as const satisfies DemoForm;
