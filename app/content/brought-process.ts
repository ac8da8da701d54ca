/** The words of a process that goes with a demo request. Apart from the form's, which loads them only when there is one. */
export const broughtProcess = {
  steps: 'Show the steps',
  open: 'Edit process',
  remove: 'Remove',
  removed: 'Your process is not included.',
  restore: 'Include it',
  unreadable: 'Your request will be sent without it.',
} as const;
