/** Copy for a process that goes with a demo request. */
export const attachedProcess = {
  include: 'Include my process',
  steps: 'Show the steps',
  open: 'Edit process',
  unreadable: 'Your request will be sent without it.',
  notCarried:
    'Your process will not be sent: EmailJS, which sends this request, takes the answers of the form only.',
} as const;
