/** What pages, the form and mails say of a process that a visitor draws. The editor's own words: app/own-process/copy.ts. */
export const processCopy = {
  /** What a process, a step, an owner and a time are called that have no name. */
  noName: 'Your process',
  noStepName: 'Step {number}',
  noOwner: 'no owner yet',
  noTime: 'no time yet',
  late: '{late} late',
  /** What a delay does. */
  answer: {
    incomplete: 'Give {name} a time, and this line says what a delay does.',
    onTime: 'Nothing waits: {last} closes {closes}, on time.',
    /** Before how late that is. */
    late: '{last} closes {closes} instead of {planned},',
  },
  /** The whole process in a sentence, the delay that was tried, and each step in a line. */
  summary: {
    parts: '{steps} with {handoffs}',
    complete:
      '{name} takes {total} from start to close, in {parts}. Started Monday 09:00, it closes {closes} if no step is late.',
    incomplete: '{name} has {parts}. Not every step has a time yet.',
    /** Before what follows of it. */
    delay: 'If {step} takes {more} longer,',
    step: '{name}: {owner}, {time}',
    due: ', due {due}',
    times: { minutes: '{count} min', hours: '{count} h', days: '{count} d' },
    /** One, and any other number. */
    counts: {
      step: ['{count} step', '{count} steps'],
      handoff: ['{count} handoff', '{count} handoffs'],
    },
  },
} as const;
