/** Words of the app's screens on the home page. Names, times and numbers in their rows are in the samples beside the drawings. */
export const appScreens = {
  messageBoard: 'Message board',
  order: {
    title: 'Order 2041',
    process: 'Purchase to dispatch',
    you: 'You',
    phone: '{owner}’s phone',
    day: 'Wednesday',
  },
  delegation: {
    title: 'Task boards',
    filter: 'Asha’s tasks',
    end: 'Wed 11:00',
    aside: 'Book the Pune visit',
  },
  helpTickets: {
    title: 'Help tickets',
    filter: 'All departments',
    end: 'Wed 11:00',
    columns: { name: 'Ticket', from: 'From', to: 'Routed to', due: 'Due' },
    open: { title: 'Laptop for a new hire', aside: 'Human Resources to IT' },
  },
  recurring: {
    title: 'Recurring',
    filter: 'Week 24',
    end: '{count} done',
    columns: { name: 'Task', owner: 'Owner', every: 'Every', next: 'Next' },
    days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'],
    marks: { done: 'done', now: 'due today', planned: 'to come' },
    today: {
      title: 'Today',
      aside: 'Wed 11:00',
      text: 'Start line 1 is done. Two are due: Check the cold room at 12:00 and Bank the cash at 17:00.',
    },
  },
  flows: {
    elements: [
      ['what', 'What'],
      ['who', 'Who'],
      ['when', 'When'],
      ['how', 'How'],
    ],
    title: 'Purchase to dispatch',
    filter: 'Flows',
    end: '{count} open, 5 late',
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
    filter: 'Sunil leaves Fri 18:00',
    end: 'Wed 11:00',
    columns: { name: 'Open task', from: 'From', due: 'Due', owner: 'Owner from Thu 09:00' },
    closed: 'Closed by Sunil, stays his',
    note: { who: 'Sunil’s 4 open tasks', what: 'go to Kiran on Thu 09:00' },
  },
} as const;
