export const modules = {
  id: 'features',
  title: 'Six modules. One app.',
  /** Names the choice for screen readers. */
  choice: 'Module on screen',
  entries: [
    {
      id: 'delegation',
      name: 'Executive Assistant Delegation',
      text: 'Voice notes become tasks on your task boards. Comments stay on the message board.',
    },
    {
      id: 'help-tickets',
      name: 'Help Ticket System',
      text: 'Internal support and inter-departmental requests, with routing and tracking.',
    },
    {
      id: 'recurring',
      name: 'Recurring Tasks',
      text: 'Daily, weekly and monthly work, on the right person’s list before the day starts.',
    },
    {
      id: 'flows',
      name: 'Flow Management System (FMS)',
      text: 'What, when, who and how: every step of a process, with its owner and TAT.',
      learnMore: {
        label: 'Learn More',
        href: '/fms-details',
        about: 'about the Flow Management System (FMS)',
      },
    },
    {
      id: 'reports',
      name: 'MIS Reports',
      text: 'Auto-generated insights from recurring, help-ticket and FMS tasks.',
    },
    {
      id: 'my-work',
      name: 'My Work',
      text: 'A consolidated view of your assigned tasks, with reallocation when an employee leaves: you choose who gets theirs.',
    },
  ],
} as const;
