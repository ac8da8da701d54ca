import { brand } from '#app/brand.ts';
import type { Page } from './types.ts';

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
  title: 'A goal you can trace to the task that is late',
  lead: 'Objectives and key results (OKRs) often stop at a percentage. Here you open the percentage and find the people and deadlines behind it.',
  figure: 'A sample goal, its three key results and the tasks they count',
  labels: {
    counted: 'steps closed on time',
    onTime: 'one step closed on time',
    closedLateKey: 'one step closed late',
    objective: 'Objective, owned by {owner}, {department}',
    keyResult: 'Key result {number}, {departments}',
    progress: '{done} of {all}',
    summary: '{done} of {all}, {percent}%',
    before: 'was {percent}%',
    task: '{step}, order {order}',
    closed: 'closed on time, in {duration}',
    closedLate: 'closed {when}, {duration} late',
    open: 'due {when}',
    late: '{duration} late',
    close: 'Close now',
    reopen: 'Reopen',
    startOver: 'Start over',
    try: 'Close a task and watch the goal move.',
  },
  reading: {
    name: 'Vendor quotes are holding it back.',
    text: '{worst} of the {late} late steps count against “{result}.”',
    waiting: 'Order {order} is {over} past its deadline, and {owner} in {department} has it.',
  },
  counting: {
    title: 'Close a task and the goal moves by itself',
    steps: {
      task: '{owner} closes the quote for order {order} in {duration}, within the {limit} allowed.',
      one: '1 task',
      keyResult: 'The key result counts it. The new step is blue.',
      objective:
        'The goal follows: {done} of {all}. One step closed on time does not hide {late} late ones.',
    },
  },
  closing: {
    sentence: 'By the end of this quarter,',
    unfinished: 'we will',
    text: 'Bring the sentence you would write here. We’ll talk through which tasks move it, and where they run late.',
    action: { label: 'Book a Demo', href: '/book-demo' },
  },
} as const satisfies Page;

export type OkrModule = typeof okrModule;
