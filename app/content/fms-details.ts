import { brand } from '#app/brand.ts';
import type { FmsDetails } from './types.ts';

/**
 * The Flow Management System page. `{slots}` are filled from the sample operations; T-X has a plain hyphen, as in the
 * specification, so that a search on the page finds it.
 */
export const fmsDetails = {
  meta: {
    path: '/fms-details',
    title: `Flow Management System (FMS) | ${brand.name}`,
    description:
      'How FMS runs a process: what, when, who and how for every step, turnaround times in working hours, straight, loop and split flows, and 30 examples.',
  },
  breadcrumbs: [
    { label: 'Home', href: '/' },
    { label: 'Features', href: '/#features' },
    { label: 'Flow Management System' },
  ],
  title: 'Flow Management System (FMS)',
  promise:
    'Every task in a flow carries four facts: what, when, who and how. Set them once; every run of the flow keeps them.',
  tabsLabel: 'Flow Management System',
  tabs: [
    {
      id: 'key-elements',
      label: 'Key Elements',
      lead: 'Take one step apart and you find four answers. When one is missing, people start calling each other.',
    },
    {
      id: 'time-tat',
      label: 'Time & TAT',
      lead: 'Each step has a turnaround time (TAT): how long it may take. The clock counts your working hours and stops when you close.',
    },
    {
      id: 'workflow-types',
      label: 'Workflow Types',
      lead: 'Work rarely runs straight. Draw it straight, looped or split, and each track keeps its own clock.',
    },
    {
      id: 'examples',
      label: 'Examples',
      lead: 'Thirty processes in five departments, drawn the way your people already describe them.',
    },
  ],
  keyElements: {
    figure: {
      title: 'One step, taken apart',
      note: '{flow}, order {order}, step {step} of {steps}',
      description:
        'One step on a line. The task “{what}” starts it, {owner} owns it, its clock allows {tat} and is {over} over, and three checks keep the line shut: two are met, one is open.',
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
        text: 'One owner at a time. The owner is set, chosen by a rule, or someone outside.',
        example: '{owner}, picked as the buyer for this item group.',
      },
      {
        id: 'when',
        name: 'When',
        text: 'A turnaround time (TAT), counted in working hours from the hand-off.',
        example: '{tat} from {start}. Due {due}.',
      },
      {
        id: 'how',
        name: 'How',
        text: 'What must be true before the step closes. The line stays shut until then.',
        example: '{received} of {needed} quotes attached. Quote {missing} is missing.',
      },
    ],
    who: {
      title: 'Who: three ways to name an owner',
      lead: 'A step never belongs to “the team”. FMS knows whose turn it is before the work arrives.',
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
          text: 'Chosen when the step starts, by a rule or by the person before.',
          example: 'Get quotes: the buyer for that item group',
        },
        {
          id: 'external',
          name: 'External',
          text: 'Someone outside your organisation, for that one step.',
          example: 'Send quote: vendor A, B or C',
        },
      ],
    },
  },
  timeTat: {
    figure: {
      title: 'One promised date, six clocks',
      note: 'Order {order}, dispatch on T',
      description:
        'A ruler of seven working days with T, the promised day, in the middle. Three tasks hang before T, one on it and two after it.',
      sample: 'Sample data',
    },
    types: [
      {
        id: 'backward',
        symbol: 'T-X',
        name: 'Planned backward',
        text: 'Counts the time before a date you promised. The task opens early enough to be done by then.',
        example: 'Book the truck 3 days before dispatch: T-3 days.',
      },
      {
        id: 'same-day',
        symbol: 'T',
        name: 'Same day',
        text: 'T (same day): done on the day itself, before you close.',
        example: 'Load and dispatch on the promised day, before closing time.',
      },
      {
        id: 'forward',
        symbol: 'T+X',
        name: 'Started forward',
        text: 'Counts from the step that closed, whenever that was.',
        example: 'Send the invoice 1 day after dispatch closes: T+1 day.',
      },
    ],
    ruler: {
      controls: 'Move the ruler',
      tasks: 'Six tasks and when they are due',
      day: 'T, the promised day',
      amount: 'X is',
      unit: 'X counts in',
      hours: 'Working hours',
      calendar: 'Week',
      saturdays: 'Saturdays worked',
      reset: 'Reset',
      summary: 'T is {t}. {first} is due {before}. {last} is due {after}.',
    },
    units: {
      title: 'Days, hours or minutes',
      lead: 'Give each step the unit its owner thinks in. FMS counts them all on one clock.',
      figure: {
        title: 'One clock, three scales',
        note: 'Each ruler is a piece of the one above it, enlarged.',
        description:
          'Three rulers: a week in days, a day in hours, an hour in minutes. A vendor quote takes 1 day, an order’s release 4 hours, a gate check 45 minutes.',
        sample: 'Sample data',
      },
      entries: [
        { name: 'Days', text: 'For work that waits on others: a vendor quote, a legal review.' },
        { name: 'Hours', text: 'For desk work: a release, a check, a reply.' },
        { name: 'Minutes', text: 'For the gate and the counter: a truck let in, a ticket routed.' },
      ],
    },
    clock: {
      title: 'The clock stops when you close',
      text: '{tat} handed over on {start} is due on {due}, not at {wallClock}. Nobody is late for being asleep.',
      figure: {
        title: 'Dispatch across a night',
        description:
          'The clock runs {first} until closing time, stands still through the night, and runs {second} more from opening time.',
        sample: 'Sample data',
      },
    },
  },
  workflowTypes: {
    figure: {
      title: 'Four shapes a flow can take',
      note: '1 h is the same length in every row',
      description:
        'Four flows of 12 hours drawn on one scale. The steps of each are listed beside its drawing.',
      sample: 'Sample data',
    },
    useForLabel: 'Use it for',
    player: {
      play: 'Play',
      pause: 'Pause',
      step: 'Step',
      back: 'Back',
      idle: 'Take it step by step: {moments} moments in {time}.',
      moment: '{number} of {moments}, at {time}: {events}',
      acting: '{name} is with {desk}.',
      again: '{name} is with {desk} again, attempt {attempt}.',
      waiting: '{name} waits at the open ring.',
      returned: '{name} rejects.',
      finished: '{name} opens with {desk}.',
    },
    types: [
      {
        id: 'straight',
        name: 'Straight',
        text: 'One step hands to the next. The next clock starts the moment the last step closes.',
        useFor: 'stock request, leave request, vendor payment',
        notes: ['each step opens the next'],
      },
      {
        id: 'loop',
        name: 'Loop',
        text: 'A rejected step goes back to its owner. Every attempt is counted and the loop keeps its own time.',
        useFor: 'contract review, quality check, design approval',
        notes: ['rejected: starts attempt 2', 'loop time {loop}, counted on its own'],
      },
      {
        id: 'split-direct',
        name: 'Split, direct',
        text: 'Two tracks start at the same moment. The next step waits at the open ring until both arrive.',
        useFor: 'pack and invoice, laptop and access',
        notes: ['waits for both'],
      },
      {
        id: 'split-staggered',
        name: 'Split, staggered',
        text: 'The second track starts a set time after the first, so nobody receives work too early.',
        useFor: 'invoice after packing, training after joining',
        notes: ['starts {delay} later', 'waits for both'],
      },
    ],
  },
  examples: {
    lead: 'Pick a process to see its steps, its owners and its clocks.',
    figureSample: 'Sample data',
    labels: {
      trigger: 'Starts when',
      promise: 'T is',
      shape: 'Shape',
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
      title: 'A process is five questions',
      lead: 'Answer them for any process above and FMS can run it.',
      entries: [
        { question: 'What starts it?', answer: 'A form, a date, or another flow closing.' },
        {
          question: 'Which steps follow, and in what shape?',
          answer: 'Straight, looped or split.',
        },
        {
          question: 'Who owns each step?',
          answer: 'A set person, one chosen by rule, or someone outside.',
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
    title: 'Pick one of the thirty, or bring your own.',
    text: 'In the demo we set it up with your steps, your owners and your hours.',
    action: { label: 'Book a Demo', href: '/book-demo' },
  },
} as const satisfies FmsDetails;
