import { demoForm } from '#app/demo-form/copy.ts';
import type { Page } from '#app/ui/copy-types.ts';
import { brand } from '#brand/brand.ts';

/** /book-demo; the form's own words are in app/demo-form/copy.ts. */
export const bookDemo = {
  meta: {
    path: '/book-demo',
    title: `Book a Demo | ${brand.name}`,
    description: `Bring one process that runs late. We set up its steps, owners and deadlines with you in ${brand.name}. We contact you within 1-2 business days.`,
  },
  breadcrumbs: [{ label: 'Home', href: '/' }, { label: 'Book a Demo' }],
  title: `See your own process in ${brand.name}`,
  promise: 'We contact you, agree on one of your processes and a time, and show it to you.',
  demonstration: {
    title: 'Three answers about your process',
    text: 'Bring one process. We set it up with you, on a screen like this one.',
    order: 'Order 2041',
    process: 'Purchase to dispatch',
    asks: { who: 'Who has it now?', when: 'Is it on time?', why: 'What is it waiting for?' },
    locked: 'Until the quote arrives, the next step stays locked.',
  },
  ready: {
    ...demoForm.thankYou.ready,
    draw: { label: 'Draw your own process', href: '/fms-details#draw' },
  },
} as const satisfies Page;
