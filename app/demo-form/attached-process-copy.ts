/** Copy for a process that goes with a demo request. */
export const attachedProcess = {
  title: 'Goes with your request',
  steps: 'Show the steps',
  open: 'Edit process',
  leaveOut: 'Leave it out',
  unreadable: 'This link is incomplete or damaged. Your request will be sent without it.',
  notCarried:
    'Your process will not be sent: EmailJS, which sends this request, takes the answers of the form only.',
} as const;
