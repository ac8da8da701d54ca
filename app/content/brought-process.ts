/** Copy for a process that goes with a demo request; in a file of its own, loaded only when there is such a process. */
export const broughtProcess = {
  steps: 'Show the steps',
  open: 'Edit process',
  remove: 'Remove',
  removed: 'Your process is not included.',
  restore: 'Include it',
  unreadable: 'Your request will be sent without it.',
} as const;
