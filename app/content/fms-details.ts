import { brand } from '#app/brand.ts';
import type { Page } from './types.ts';

/**
 * The Flow Management System page. `{slots}` are filled from the sample operations; T-X has a plain hyphen, as in the
 * specification, so that a search on the page finds it.
 */
export const fmsDetails = {
  meta: {
    path: '/fms-details',
    title: `Flow Management System (FMS) | ${brand.name}`,
    description:
      'How FMS runs a process: what, when, who and how for each step, turnaround times in working hours, straight, loop and split workflows, and 30 examples.',
  },
  breadcrumbs: [
    { label: 'Home', href: '/' },
    { label: 'Features', href: '/#features' },
    { label: 'Flow Management System' },
  ],
  title: 'Flow Management System (FMS)',
  promise:
    'Every step says what to do, when, who does it and how you know it is done. Set up a process once, and every run follows it.',
  tabsLabel: 'Flow Management System',
  tabs: [
    {
      id: 'key-elements',
      label: 'Key Elements',
      lead: 'Every step answers four questions. When an answer is missing, people start calling each other.',
    },
    {
      id: 'time-tat',
      label: 'Time & TAT',
      lead: 'Each step has a turnaround time (TAT): how long it may take. TAT counts working hours only.',
    },
    {
      id: 'workflow-types',
      label: 'Workflow Types',
      lead: 'Work rarely runs in a straight line. Build your process straight, looped or split: every step keeps its own deadline.',
    },
    {
      id: 'examples',
      label: 'Examples',
      lead: 'Thirty sample processes from five departments, in the words people use at work.',
    },
  ],
  keyElements: {
    figure: {
      title: 'One step, four answers',
      note: '{flow}, order {order}, step {step} of {steps}',
      description:
        'One step of a process. The task is “{what},” the owner is {owner}, the TAT is {tat} and the step is {over} over it. Three checks lock the next step: two are met, one is open.',
      sample: 'Sample data',
    },
    elements: [
      {
        id: 'what',
        name: 'What',
        text: 'The task, named as an action with a result you can check.',
        example: 'Get {needed} vendor quotes for order {order}.',
      },
      {
        id: 'who',
        name: 'Who',
        text: 'One owner at a time: predefined, chosen by a rule, or external.',
        example: '{owner}, the buyer for this item group.',
      },
      {
        id: 'when',
        name: 'When',
        text: 'A turnaround time (TAT), counted in working hours from the handoff.',
        example: '{tat} from {start}. Due {due}.',
      },
      {
        id: 'how',
        name: 'How',
        text: 'What must be true before the step closes. The next step stays locked until then.',
        example: '{received} of {needed} quotes attached. Quote {missing} is missing.',
      },
    ],
    who: {
      title: 'Who: three ways to name an owner',
      lead: 'A step never belongs to “the team.” FMS knows whose turn it is before the work arrives.',
      kinds: [
        {
          id: 'predefined',
          name: 'Predefined',
          text: 'The same person or role every time.',
          example: 'Approve: always the plant head',
        },
        {
          id: 'dynamic',
          name: 'Dynamic',
          text: 'Chosen when the step starts, by a rule or by the previous owner.',
          example: 'Get quotes: the buyer for that item group',
        },
        {
          id: 'external',
          name: 'External',
          text: 'Someone outside your organization, for that one step.',
          example: 'Send quote: vendor A, B or C',
        },
      ],
    },
  },
  timeTat: {
    figure: {
      title: 'One promised date, six deadlines',
      note: 'Order {order}, dispatch on T',
      description:
        'Seven working days with T, the promised day, in the middle. Three tasks are due before T, one on T and two after it.',
      sample: 'Sample data',
    },
    types: [
      {
        id: 'backward',
        symbol: 'T-X',
        name: 'Counted backward',
        text: 'Counts back from a date you promised. The task opens early enough to be done by then.',
        example: 'Book the truck 3 days before dispatch: T-3 days.',
      },
      {
        id: 'same-day',
        symbol: 'T',
        name: 'Same day',
        text: 'T (same day): due on the day itself, before closing time.',
        example: 'Load and dispatch on the promised day, before closing time.',
      },
      {
        id: 'forward',
        symbol: 'T+X',
        name: 'Counted forward',
        text: 'Counts from the moment the previous step closes.',
        example: 'Send the invoice 1 day after dispatch closes: T+1 day.',
      },
    ],
    ruler: {
      controls: 'Change T, X and the calendar',
      tasks: 'Six tasks and when they are due',
      day: 'T, the promised day',
      amount: 'X is',
      unit: 'X counts in',
      hours: 'Working hours',
      calendar: 'Week',
      saturdays: 'Include Saturdays',
      reset: 'Reset',
      summary: 'T is {t}. {first} is due {before}. {last} is due {after}.',
    },
    units: {
      title: 'Days, hours or minutes',
      lead: 'Give each step the unit its owner thinks in. FMS counts all of them in working time.',
      figure: {
        title: 'One schedule, three scales',
        note: 'Each scale enlarges part of the one above it.',
        description:
          'Three scales: a week in days, a day in hours, an hour in minutes. A vendor quote takes 1 day, an order release 4 hours, a gate check 45 minutes.',
        sample: 'Sample data',
      },
      entries: [
        { name: 'Days', text: 'For work that depends on others: a vendor quote, a legal review.' },
        { name: 'Hours', text: 'For office work: a release, a check, a reply.' },
        {
          name: 'Minutes',
          text: 'For the gate and the counter: letting a truck in, routing a ticket.',
        },
      ],
    },
    overnight: {
      title: 'TAT pauses when you close for the day',
      text: 'A {tat} step that starts {start} is due {due}, not at {wallClock} that night. Nobody is late because the office was closed.',
      figure: {
        title: 'Dispatch, overnight',
        description:
          'TAT counts {first} until closing time, pauses overnight, and counts {second} more from opening time.',
        sample: 'Sample data',
      },
    },
  },
  workflowTypes: {
    figure: {
      title: 'Four types of workflow',
      note: '1 h is the same length in every row',
      description:
        'Four workflows of 12 hours, drawn to the same scale. The steps of each are listed with its drawing.',
      sample: 'Sample data',
    },
    useForLabel: 'Use it for',
    player: {
      play: 'Play',
      pause: 'Pause',
      step: 'Step',
      back: 'Back',
      idle: 'Watch a {time} run in {moments} stages.',
      moment: '{number} of {moments}, at {time}: {events}',
      acting: '{name} is with {department}.',
      again: '{name} is with {department} again, attempt {attempt}.',
      waiting: '{name} is done and waits for the other track.',
      returned: 'Rejected at {name}.',
      finished: '{name} goes to {department}.',
    },
    types: [
      {
        id: 'straight',
        name: 'Straight',
        text: 'Each step hands off to the next. The next TAT starts the moment the previous step closes.',
        useFor: 'stock request, leave request, vendor payment',
        notes: ['each step opens the next'],
      },
      {
        id: 'loop',
        name: 'Loop',
        text: 'A rejected step goes back to its owner. Every attempt is counted, and loop time is measured separately.',
        useFor: 'contract review, quality check, design approval',
        notes: ['rejected: starts attempt 2', 'loop time {loop}, measured separately'],
      },
      {
        id: 'split-direct',
        name: 'Split, direct',
        text: 'Two tracks run in parallel from the same moment. The next step waits for both.',
        useFor: 'pack and invoice, laptop and access',
        notes: ['waits for both'],
      },
      {
        id: 'split-staggered',
        name: 'Split, staggered',
        text: 'The second track starts a set time after the first, so nobody receives work too early.',
        useFor: 'invoice after packing, training after onboarding',
        notes: ['starts {delay} later', 'waits for both'],
      },
    ],
  },
  examples: {
    lead: 'Pick a process to see its steps, owners and deadlines.',
    figureSample: 'Sample data',
    labels: {
      trigger: 'Starts when',
      promise: 'T is',
      shape: 'Type',
      owner: 'Owner',
      tat: 'TAT',
      proof: 'Closes when',
      beside: 'At the same time, on the second track',
    },
    steps: 'steps',
    shapes: {
      straight: 'Straight',
      loop: 'Loop',
      'split-direct': 'Split, direct',
      'split-staggered': 'Split, staggered',
    },
    questions: {
      title: 'Five questions describe a process',
      lead: 'Answer them for a process of your own, and FMS can run it.',
      entries: [
        { question: 'What starts it?', answer: 'A form, a date or another process closing.' },
        {
          question: 'Which steps follow, and in what order?',
          answer: 'Straight, looped or split.',
        },
        {
          question: 'Who owns each step?',
          answer: 'A predefined owner, one chosen by a rule, or someone external.',
        },
        {
          question: 'How long may each step take?',
          answer: 'In days, hours or minutes of working time.',
        },
        { question: 'What must be true to close it?', answer: 'A checklist, a file, a number.' },
      ],
    },
  },
  closing: {
    title: 'Four answers make a step. Bring one of yours.',
    blanks: [
      { id: 'what', name: 'What', text: 'has to be done' },
      { id: 'when', name: 'When', text: 'it has to be done by' },
      { id: 'who', name: 'Who', text: 'does it, by name' },
      { id: 'how', name: 'How', text: 'you know it is done' },
    ],
    text: 'We fill in the rest of the process with you, step by step.',
    action: { label: 'Book a Demo', href: '/book-demo' },
  },
} as const satisfies Page;
