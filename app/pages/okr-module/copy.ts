import type { Page } from '#app/ui/copy-types.ts';
import { brand } from '#brand/brand.ts';

/** /okr-module, a preview of the roadmap. `{slots}` are filled from the sample operations. */
export const okrModule = {
  meta: {
    path: '/okr-module',
    title: `Goals & OKRs that reach the task | ${brand.name}`,
    description:
      'A preview of goals and OKRs: each percentage opens into the tasks behind it, with an owner and a deadline. Progress moves when real work closes.',
  },
  breadcrumbs: [
    { label: 'Home', href: '/' },
    { label: 'Roadmap', href: '/#roadmap' },
    { label: 'Goals & OKRs' },
  ],
  today: { label: 'the performance speedometer', href: '/#performance-insights' },
  title: 'A goal you can trace to the task that is late',
  lead: 'Objectives and key results (OKRs) often stop at a percentage. Here you open the percentage and find the people and deadlines behind it.',
  labels: {
    goals: 'Goals',
    quarter: 'This quarter',
    onTime: 'closed on time',
    closedLate: 'closed late',
    objective: 'Objective, owned by {owner}',
    keyResult: 'Key result {number}, {who}',
    of: '{onTime} of {closed}',
    counted: 'steps closed on time',
    resultCounted: 'on time',
    summary: '{onTime} of {closed}, {percent}%',
    closedNow: 'closed now, on time',
    closedNowLate: 'closed now, {status}',
    close: 'Close now',
    reopen: 'Reopen',
    isClosed: 'closed',
    isOpen: 'open again',
    try: 'Close a task and watch the goal move.',
  },
  reading: {
    title: 'Vendor quotes are holding it back.',
    text: '6 of the 9 late steps count against “Vendor quote in 9\u00a0h.” Order 2041 is 5\u00a0h past its deadline, and Ravi in Purchase has it.',
  },
  counting: {
    title: 'Close a task and the goal moves by itself',
    task: 'Meera closes the quote for order 2044 in 7\u00a0h, within the 9\u00a0h allowed.',
    one: '1 task',
    keyResult: 'The key result counts it. The new step is blue.',
    objective: 'The goal follows: 42 of 51. One step closed on time does not hide 9 late ones.',
    change: '{before}% → {after}%',
  },
  closing: {
    title: 'By the end of this quarter, we will',
    text: 'Bring the sentence you would write here. We’ll talk through which tasks move it, and where they run late.',
    action: { label: 'Book a Demo', href: '/book-demo' },
  },
} as const satisfies Page;
