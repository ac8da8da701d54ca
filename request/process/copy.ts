/**
 * The editor in which visitors draw a process of their own, on /fms-details and the home page, and what the form and
 * mails say of such a process.
 */
export const ownProcess = {
  title: 'Draw your own process',
  name: 'Name of your process',
  /** What a process without a name is called. */
  noName: 'Your process',
  total: '{total} from start to close',
  incomplete: 'Give every step a time to see when it closes.',
  columns: { step: 'Step', owner: 'Owner', time: 'Time allowed' },
  step: {
    /** What a step without a name is called. */
    noName: 'Step {number}',
    /** Before what each field of a step is. */
    number: 'Step {number}:',
    name: 'name',
    namePlaceholder: 'What to do',
    owner: 'owner',
    ownerPlaceholder: 'Who does it',
    time: 'time allowed',
    unit: 'hours or days',
    up: 'Move {name} up',
    down: 'Move {name} down',
    remove: 'Remove {name}',
    invalid: 'Time allowed: a whole number from 1 to {max}.',
    closes: 'closes',
    noTime: 'no time yet',
    noOwner: 'no owner yet',
    hint: 'Give a step a time and it appears here.',
    late: '{late} late',
  },
  units: { hours: 'hours', days: 'days' },
  add: 'Add a step',
  full: 'At most {max} steps.',
  undo: 'Undo',
  empty: 'Start empty',
  whatIf: {
    label: 'What if a step takes longer?',
    before: 'What if',
    step: 'Step that takes longer',
    takes: 'takes',
    more: 'Hours longer',
    longer: 'longer?',
    incomplete: 'Once every step has a time, this line says what a delay does.',
    onTime: 'Nothing waits: {last} closes {closes}, on time.',
    /** Before how late that is. */
    late: '{last} closes {closes} instead of {planned},',
  },
  /** The whole process in a sentence, and each step in a line, for the form and mails. */
  summary: {
    parts: '{steps} with {handoffs}',
    complete:
      '{name} takes {total} from start to close, in {parts}. Started Monday 09:00, it closes {closes} if no step is late.',
    incomplete: '{name} has {parts}. Not every step has a time yet.',
    step: '{name}: {owner}, {time}',
    due: ', due {due}',
    /** One, and any other number. */
    counts: {
      step: ['{count} step', '{count} steps'],
      handoff: ['{count} handoff', '{count} handoffs'],
      day: ['{count} day', '{count} days'],
    },
  },
  book: 'Book a Demo',
  withProcess: 'with this process',
  unnamed: 'Name a step, and the process can go with your request.',
  copy: 'Copy link',
  copied: 'Link copied.',
  link: 'Link to this process',
  select: 'Copy this link:',
  print: 'Print',
  fullSize: 'Open the full editor',
  links: {
    tooLong: 'This link is too long for a process of this page.',
    damaged: 'This link is incomplete or damaged.',
    otherVersion:
      'This link was made by another version of this page. Please draw the process again.',
    longProcess: 'This process is too long for a link. Shorten some names or remove a step.',
    character: 'A name has characters that a link cannot carry. Please type it again.',
  },
  stays: 'Kept in this browser tab, not on a server.',
  goesAlong: 'This button takes your steps along. Nothing is sent before you submit the form.',
  announcements: {
    removed: '{name} removed.',
    moved: '{name} is now step {number}.',
    added: 'Step {number} added.',
    refused: 'Here is an example.',
    unknown: 'No such example.',
  },
} as const;
