/** Order 2041 at Wed 11:00 in both layers: its steps, and the ERP records that three of them write. */
export const stopsWithRecords = [
  { name: 'Raise request', note: 'Imran, 3 h 20 m', state: 'done' },
  {
    name: 'Approve',
    note: 'Asha, 2 h 40 m',
    state: 'done',
    record: { name: 'Purchase requisition', note: 'Mon 15:00', written: true },
  },
  {
    name: 'Vendor quote',
    note: 'Ravi,',
    overdue: '5 h over TAT',
    state: 'late',
    spent: 0.54,
    over: 0.3,
    flag: 'Now',
  },
  {
    name: 'Release order',
    note: 'Kiran',
    state: 'planned',
    record: { name: 'Purchase order', note: 'not yet', written: false },
  },
  {
    name: 'Dispatch',
    note: 'Dev',
    state: 'planned',
    record: { name: 'Delivery note', note: 'not yet', written: false },
  },
] as const;

/** Mon 15:00 to Wed 11:00: what the ERP knows nothing about. */
export const hoursWithoutRecord = 14;

/** The same order to scale: the working hours that each step took, has taken so far, or has as its TAT. */
export const stepHours = [
  { name: 'Raise request', state: 'done', hours: 10 / 3, over: 0 },
  { name: 'Approve', state: 'done', hours: 8 / 3, over: 0 },
  { name: 'Vendor quote', state: 'now', hours: 14, over: 5 },
  { name: 'Release order', state: 'planned', hours: 4, over: 0 },
  { name: 'Dispatch', state: 'planned', hours: 6, over: 0 },
] as const;
