import type { Home } from '../types.ts';

export const modules = {
  id: 'features',
  title: ['Six modules.', 'One place work gets done.'],
  lead: 'Use one module or all six. A task is the same object in each: an owner, a due time, a state.',
  partsLabel: 'What is in it',
  entries: [
    {
      id: 'executive-assistant-delegation',
      name: 'Executive Assistant Delegation',
      audience: 'For directors and their assistants',
      text: 'Say it once. It becomes tasks, each with a name and a time, and you see which are closed.',
      parts: [
        { name: 'Voice notes', text: 'Speak the request; AI turns it into tasks.' },
        { name: 'Message board', text: 'The talk about a task stays next to the task.' },
        { name: 'Task boards', text: 'One board per director: open, due today, late, closed.' },
      ],
    },
    {
      id: 'help-ticket-system',
      name: 'Help Ticket System',
      audience: 'For anyone who needs another department',
      text: 'Ask IT, HR or Maintenance without knowing whom. A person with a name closes the ticket.',
      parts: [
        {
          name: 'Internal support',
          text: 'A dead printer, a missing payslip, a leaking valve.',
        },
        {
          name: 'Inter-departmental requests',
          text: 'What Sales needs from Stores, and by when.',
        },
        {
          name: 'Routing and tracking',
          text: 'Each ticket goes to the right desk by its type, and you see where it stands.',
        },
      ],
    },
    {
      id: 'recurring-tasks',
      name: 'Recurring Tasks',
      audience: 'For supervisors and checkers',
      text: 'Work that comes round is on the list of the person who does it before the day starts.',
      parts: [
        { name: 'Daily', text: 'Open the line, check the cold room, bank the cash.' },
        { name: 'Weekly', text: 'Count the stock, test the fire pump.' },
        { name: 'Monthly', text: 'Close the books, renew the gate passes.' },
      ],
    },
    {
      id: 'flow-management-system',
      name: 'Flow Management System (FMS)',
      audience: 'For process owners and everyone in the process',
      text: 'Draw a process once. FMS runs every case through it, gives each step a TAT, and starts the next clock when the last one stops.',
      parts: [
        { name: 'What', text: 'the step, in a verb and a noun' },
        { name: 'When', text: 'its TAT in minutes, hours or days' },
        { name: 'Who', text: 'predefined, dynamic or external' },
        { name: 'How', text: 'the form, the checklist, the proof' },
      ],
      learnMore: {
        label: 'Learn More',
        href: '/fms-details',
        accessibleLabel: 'Learn More about the Flow Management System (FMS)',
      },
    },
    {
      id: 'mis-reports',
      name: 'MIS Reports',
      audience: 'For managers, every Monday',
      text: 'The management information system (MIS) report builds itself from work that closed. Nobody copies a number.',
      parts: [
        {
          name: 'Auto-generated insights',
          text: 'Who closes in time, what is late, and whether it gets better.',
        },
        {
          name: 'Three sources',
          text: 'Recurring, help-ticket and FMS tasks, counted the same way.',
        },
      ],
    },
    {
      id: 'my-work',
      name: 'My Work',
      audience: 'For each person, each morning',
      text: 'Your day on one list. You start with what is due first, not with what was shouted last.',
      parts: [
        {
          name: 'Consolidated view',
          text: 'All tasks assigned to you, from every module, in order of due time.',
        },
        {
          name: 'Reallocation',
          text: 'When an employee leaves, the open tasks move to a person you name.',
        },
      ],
    },
  ],
  flowsLabel: 'Loop and split',
  flows: [
    { name: 'Straight', text: 'One step opens the next.' },
    { name: 'Loop', text: 'A rejected step goes back, and is counted.' },
    { name: 'Split', text: 'Two tracks, direct or staggered, wait for both.' },
  ],
  miniatures: {
    delegation: {
      description:
        'A voice note of {length} becomes {count} tasks, each with an owner and a due time: {tasks}.',
      note: 'Voice note, {length}',
    },
    ticket: {
      description:
        '{name}: raised by {from}, routed to {to} in {routed}, due there in {due}. Once closed it goes back to {from}.',
      routed: 'routed in {routed}',
      due: 'due in {due}',
    },
    recurring: {
      description:
        'A ruler of {count} working days. A short mark on each: {daily}. A longer one every week: {weekly}. The longest once a month: {monthly}.',
      daily: 'daily: {task}',
      weekly: 'weekly: {task}',
      monthly: 'monthly: {task}',
      today: 'today',
    },
    report: {
      description: '{sources} feed one report. Closed in time: {lines}.',
      title: 'Closed in time',
    },
    work: {
      description: '{leaver} leaves on {day}. {moved} open tasks move to {successor}, {from}.',
      leaves: 'leaves {day}',
      from: 'from {instant}',
      left: 'no task left here',
      moved: '{moved} open tasks moved',
    },
    flows: {
      tat: 'TAT {tat}',
      lost: '+{lost}',
      rejected: 'rejected, attempt {attempt}',
      waits: 'waits for both',
      straight: 'Straight: {steps}.',
      loop: 'Loop: {from} sends the case back to {to}: {rejected}, {lost}.',
      split: 'Split: {first} and {second} run side by side, and the next step waits for both.',
    },
  },
  note: 'Miniatures show sample data.',
} as const satisfies Home['modules'];
