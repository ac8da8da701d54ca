/** Order 2036, promised for Thursday (T). `days` is the time until the next task, where it is not one day. */
export const order2036 = [
  { day: 'T-3, Mon', name: 'Book the truck', note: 'Logistics', state: 'done' },
  { day: 'T-2, Tue', name: 'Pack the order', note: 'Stores', state: 'done' },
  { day: 'T-1, Wed', name: 'Quality check', note: 'Quality', state: 'now', spent: 0.22 },
  { day: 'T, Thu', name: 'Load and dispatch', note: 'Logistics', state: 'planned' },
  { day: 'T+1, Fri', name: 'Send the invoice', note: 'Accounts', state: 'planned', days: 2 },
  { day: 'T+3, Tue', name: 'Confirm delivery', note: 'Sales', state: 'planned' },
] as const;

/** One duration in each unit, on a scale of its own: a week, a day, an hour. */
export const units = {
  days: { name: 'Vendor quote, 1 day', share: 1 / 5, ticks: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] },
  hours: { name: 'Release order, 4 h', share: 4 / 9, ticks: ['09:00', '12:00', '15:00'] },
  minutes: { name: 'Gate check, 45 min', share: 45 / 60, ticks: ['0', '15', '30', '45'] },
} as const;

/** The steps of each workflow type, and who does them. */
export const workflows = {
  straight: { Raise: 'Stores', Approve: 'Plant head', Order: 'Purchase', Receive: 'Stores' },
  loop: { Draft: 'Legal', Review: 'Department head', Sign: 'Director' },
  split: {
    'Confirm order': 'Sales',
    Pack: 'Stores',
    Invoice: 'Accounts',
    Load: 'waits for both',
    Dispatch: 'Logistics',
  },
} as const;

/** Where the loop goes back, and what runs beside Pack, later if it is staggered. */
export const loop = { from: 2, to: 1, note: 'rejected: attempt 2' } as const;
export const second = { step: 'Invoice', stagger: '2 h 30 m' } as const;
