/** The words of a process that goes with a demo request. Apart from the form's, which loads them only when there is one. */
export const broughtProcess = {
  open: 'Open it in the drawing',
  remove: 'Remove',
  removed: 'Your request goes without the process.',
  restore: 'Put it back',
  unreadable: 'Your request goes without it.',
} as const;
