export const layers = {
  id: 'fms-erp',
  title: ['Your ERP records the order.', 'FMS gets it there.'],
  lead: 'FMS is an operational execution layer on top of your existing ERP. It manages the hours between one ERP record and the next.',
  planes: {
    fms: 'who, what and by when',
    erp: 'what the books keep',
    gap: ['{hours} working hours', 'without a record'],
  },
  table: {
    caption: 'FMS and ERP compared on purpose, example use cases, flexibility and visibility',
    columns: {
      row: 'Compared on',
      fms: { name: 'FMS', layer: 'Layer 1' },
      erp: { name: 'ERP', layer: 'Layer 2' },
    },
    rows: [
      {
        id: 'purpose',
        name: 'Purpose',
        fms: 'Daily operational workflows: who does the next step, and by when.',
        erp: 'Financial, HR and supply chain transactions, kept for the books.',
      },
      {
        id: 'example-use-cases',
        name: 'Example use cases',
        fms: [
          'Purchase to dispatch',
          'Job card to quality release',
          'Job offer to first day',
          'Customer complaint to closure',
          'Vendor bill to payment',
        ],
        erp: [
          'General ledger and tax',
          'Payroll',
          'Purchase orders and stock value',
          'Invoices and receivables',
          'Supplier and item masters',
        ],
      },
      {
        id: 'flexibility',
        name: 'Flexibility',
        fms: 'Customizable per department: change your own steps and times.',
        erp: 'Structured and rigid, because the books depend on it.',
      },
      {
        id: 'visibility',
        name: 'Visibility',
        fms: 'Turnaround-time benchmarks, bottlenecks and loop time, while the work is open.',
        erp: 'Balances, stock and transactions, once they are posted.',
      },
    ],
  },
  actionNote: 'Bring one process that crosses two departments.',
} as const;
