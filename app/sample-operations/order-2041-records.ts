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
