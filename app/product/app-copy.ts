/** Words of the app's screens on the home page. Names, times and numbers in their rows are in the samples beside the drawings. */
export const appScreens = {
  messageBoard: 'Message board',
  order: {
    title: 'Order 2041',
    process: 'Purchase to dispatch',
    you: 'You',
    due: 'due {due}',
    /** After "Reassign", the choice that the rest of the page follows, with a link to its end. */
    ends: 'The order closes {closed}, {early} early.',
    seeHow: 'See how it ends',
    phone: '{owner}’s phone',
    day: 'Wednesday',
  },
  delegation: {
    title: 'Task boards',
    filter: 'Asha’s tasks',
    end: 'Wed 11:10',
    aside: 'Book the Pune visit',
  },
  helpTickets: {
    title: 'Help tickets',
    filter: 'All departments',
    end: 'Wed 11:10',
    columns: { name: 'Ticket', from: 'From', to: 'Routed to', due: 'Due' },
    open: { title: 'Laptop for a new hire', aside: 'Human Resources to IT' },
  },
  recurring: {
    title: 'Recurring',
    filter: 'Week 24',
    end: '{done} of {all} done',
    columns: { name: 'Task', owner: 'Owner', every: 'Every', next: 'Next' },
    days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'],
    stateLabels: { done: 'done', now: 'due today', planned: 'to come' },
    today: {
      title: 'Today',
      aside: 'Wed 11:10',
      text: 'Start line 1 is done. Two are due: Check the cold room at 12:00 and Bank the cash at 17:00.',
    },
  },
  flows: {
    title: 'Purchase to dispatch',
    filter: 'Flows',
    end: '{count} open, {late} late',
    over: '{time} over',
    elements: { what: 'What', who: 'Who', when: 'When', how: 'How' },
    /** Of the order that the page is about. */
    who: 'Meera, from Ravi',
    moved: 'Order 2041 moved from Ravi to Meera at 11:10.',
    with: 'Quotes 1 and 2 went with it.',
    columns: { order: 'Order', who: 'Who', steps: 'Steps', due: 'Due' },
  },
  reports: {
    title: 'MIS report',
    filter: 'Weeks 22 and 23',
    end: 'Ready Mon 09:00',
    columns: { source: 'Source', closed: 'Closed', onTime: 'On time', check: 'Check first' },
    departments: {
      title: 'FMS steps on time, by department',
      aside: '41 of 50',
      columns: { name: 'Department', onTime: 'On time', percent: 'Percent' },
    },
  },
  myWork: {
    title: 'My Work',
    filter: 'All modules',
    end: 'Wed 11:10',
    columns: { name: 'Task', from: 'From', due: 'Due', owner: 'Owner' },
    own: 'Yours',
    leaver: 'Sunil leaves Fri 18:00',
    note: { who: 'Sunil’s {count} open tasks', what: 'go to Kiran on Thu 09:00.' },
  },
} as const;
