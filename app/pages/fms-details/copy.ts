import { site } from '#app/ui/copy.ts';
import type { Page } from '#app/ui/copy-types.ts';
import { brand } from '#brand/brand.ts';

/** The Flow Management System page. T-X has a plain hyphen, as in the specification, so that a search on the page finds it. */
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
  lead: 'Every step says what to do, who does it, when, and how you know it is done. Set up a process once, and every run follows it.',
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
    elements: [
      {
        id: 'what',
        name: 'What',
        text: 'The task, named as an action with a result you can check.',
      },
      {
        id: 'who',
        name: 'Who',
        text: 'One owner at a time: predefined, chosen by a rule, or external.',
      },
      {
        id: 'when',
        name: 'When',
        text: 'A turnaround time (TAT), counted in working hours from the handoff.',
      },
      {
        id: 'how',
        name: 'How',
        text: 'What must be true before the step closes. The next step stays locked until then.',
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
    types: [
      { id: 'backward', symbol: 'T-X', text: 'Counted backward from a date you promised.' },
      { id: 'same-day', symbol: 'T', text: 'Same day.' },
      {
        id: 'forward',
        symbol: 'T+X',
        text: 'Counted forward from the moment the previous step closes.',
      },
    ],
    week: {
      label: 'Six tasks around the promised day',
      sample: 'Sample data: order 2036, promised for Thursday',
    },
    units: {
      title: 'Days, hours or minutes',
      lead: 'Give each step the unit its owner thinks in. A 6 h step that starts Wed 15:00 is due Thu 12:00: TAT pauses when you close for the day.',
      entries: [
        {
          id: 'days',
          name: 'Days',
          text: 'For work that depends on others: a vendor quote, a legal review.',
        },
        { id: 'hours', name: 'Hours', text: 'For office work: a release, a check, a reply.' },
        {
          id: 'minutes',
          name: 'Minutes',
          text: 'For the gate and the counter: letting a truck in, routing a ticket.',
        },
      ],
    },
  },
  workflowTypes: {
    useForLabel: 'Use it for',
    types: [
      {
        id: 'straight',
        name: 'Straight',
        text: 'Each step hands off to the next. The next TAT starts the moment the previous step closes.',
        useFor: 'stock request, leave request, vendor payment',
      },
      {
        id: 'loop',
        name: 'Loop',
        text: 'A rejected step goes back to its owner. Every attempt is counted, and loop time is measured separately.',
        useFor: 'contract review, quality check, design approval',
      },
      {
        id: 'split-direct',
        name: 'Split, direct',
        text: 'Two tracks run in parallel from the same moment. The next step waits for both.',
        useFor: 'pack and invoice, laptop and access',
      },
      {
        id: 'split-staggered',
        name: 'Split, staggered',
        text: 'The second track starts a set time after the first, so nobody receives work too early.',
        useFor: 'invoice after packing, training after onboarding',
      },
    ],
  },
  examples: {
    departments: 'Departments',
    labels: {
      promisedDate: 'T is',
      route: 'Route',
      doneWhen: 'Closes when',
      secondTrack: 'At the same time, on the second track',
      later: '{time} later',
    },
    steps: 'steps',
  },
  closing: {
    title: 'Four answers make a step. Bring one of yours.',
    answers: [
      { id: 'what', name: 'What', text: 'has to be done' },
      { id: 'who', name: 'Who', text: 'does it, by name' },
      { id: 'when', name: 'When', text: 'it has to be done by' },
      { id: 'how', name: 'How', text: 'you know it is done' },
    ],
    text: 'We fill in the rest of the process with you, step by step.',
    action: site.bookDemo,
  },
} as const satisfies Page;
