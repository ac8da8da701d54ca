import { brand } from '#app/brand.ts';
import type { BookDemo } from './types.ts';

/** /book-demo; the form's own words are in `demo-form.ts`. */
export const bookDemo = {
  meta: {
    path: '/book-demo',
    title: `Book a Demo | ${brand.name}`,
    description: `Bring one process that runs late. We draw its steps, owners and clocks with you in ${brand.name}. We contact you within 1-2 business days.`,
  },
  breadcrumbs: [{ label: 'Home', href: '/' }, { label: 'Book a Demo' }],
  title: 'See your own flow on the line',
  promise: 'We come back with a time for a demo on a process you choose.',
  covers: {
    title: 'What the demo covers',
    entries: [
      {
        id: 'flow',
        name: 'Your flow',
        text: 'You name one process that runs late. We draw its steps, owners and hand-offs with you.',
      },
      {
        id: 'clocks',
        name: 'Its clocks',
        text: 'We set a turnaround time (TAT) on each step: how long it may take, in your working hours.',
      },
      {
        id: 'stuck-step',
        name: 'The stuck step',
        text: 'You see what late work looks like: who it waits on, and for how long.',
      },
      {
        id: 'erp',
        name: 'Your ERP',
        text: 'Which records stay in it, and what the Flow Management System (FMS) runs on top.',
      },
    ],
  },
  bring: { name: 'Bring', text: 'one process, the people in it, and the step everyone chases.' },
  wait: { send: 'You send this', contact: 'We contact you', duration: '1-2 business days' },
} as const satisfies BookDemo;
