import { brand } from '#app/brand.ts';
import type { OkrModule } from './types.ts';

/** /okr-module, a preview of the roadmap. `{slots}` are filled from the sample operations. */
export const okrModule = {
  meta: {
    path: '/okr-module',
    title: `Goals & OKRs that reach the task | ${brand.name}`,
    description:
      'A preview of goals and OKRs: each percentage opens into the tasks behind it, with an owner and a clock. Progress moves when real work closes.',
  },
  breadcrumbs: [
    { label: 'Home', href: '/' },
    { label: 'Roadmap', href: '/#roadmap' },
    { label: 'Goals & OKRs' },
  ],
  title: 'Goals that reach the task someone closes',
  promise:
    'Objectives and key results (OKRs) usually stop at a percentage. Here each percentage opens into tasks with an owner and a clock.',
  figure: {
    title: 'Why is this goal at {progress} %?',
    note: 'Follow the thick line. TAT is turnaround time, how long a step may take.',
    sample: 'Sample data',
  },
  description:
    'An objective, its key results, and under each key result the tasks it counts. Progress is the number of tasks closed in time, of all closed.',
  labels: {
    objective: 'Objective',
    keyResult: 'Key result {number}',
    progress: '{done} of {all} · {percent} %',
    before: '(was {done} of {all} · {percent} %)',
    task: '{step}, order {order}',
    closed: 'closed {when}, in {duration}',
    closedLate: 'closed {when}, {duration} over TAT',
    open: 'due {when}',
    late: '{duration} over TAT',
    close: 'Close now',
    reopen: 'Reopen',
    startOver: 'Start over',
    try: 'Close a task and watch the objective move.',
  },
  reading: {
    name: 'Vendor quotes hold it down.',
    text: '{lateQuotes} of the {late} late closes are quotes.',
    waiting: 'Order {order} is {over} over its TAT and waits on {owner} in {department}.',
  },
  counting: {
    title: 'Nobody types a percentage',
    lead: 'Progress moves when work closes in a flow, a help ticket or a recurring task.',
    entries: [
      {
        id: 'close',
        name: 'Someone closes a task',
        text: '{owner} closes the quote for order {order} in {duration}.',
      },
      {
        id: 'key-result',
        name: 'The key result counts it',
        text: '{doneBefore} of {allBefore} becomes {doneAfter} of {allAfter}: {percentBefore} % becomes {percentAfter} %.',
      },
      {
        id: 'objective',
        name: 'The objective follows',
        text: '{doneBefore} of {allBefore} becomes {doneAfter} of {allAfter}: still {percentAfter} %. One good close does not hide the late ones.',
      },
    ],
  },
  closing: {
    title: 'Bring one goal for this quarter.',
    text: 'We trace it down to the tasks that move it, and to the one that holds it up.',
    action: { label: 'Book a Demo', href: '/book-demo' },
  },
} as const satisfies OkrModule;
