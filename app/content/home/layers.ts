import type { Home } from '../types.ts';

export const layers = {
  id: 'fms-erp',
  title: ['Your ERP records the order.', 'FMS gets it there.'],
  lead: 'FMS is an operational execution layer on top of the ERP you have. It runs the hours between two records.',
  figure: {
    title: 'Two layers',
    note: 'The order from the top of this page.',
    sample: 'Sample data',
  },
  captions: {
    fms: { name: 'Layer 1, FMS', text: 'people, steps, clocks' },
    erp: { name: 'Layer 2, ERP', text: 'orders, receipts, invoices' },
    writes: 'A dotted line shows which step writes which record',
  },
  table: {
    caption: 'FMS and ERP compared on purpose, example use cases, flexibility and visibility',
    columns: {
      row: 'Ask',
      fms: { name: 'FMS', layer: 'Layer 1', text: 'how the work is carried out' },
      erp: { name: 'ERP', layer: 'Layer 2', text: 'what the company has on record' },
    },
    rows: [
      {
        id: 'purpose',
        name: 'Purpose',
        question: 'What is it for?',
        fms: 'Daily operational workflows: who does the next step, by when, and what happens when it is late.',
        erp: 'Financial, HR and supply chain transactions: money, people and stock, correct to the last entry and ready for audit.',
      },
      {
        id: 'example-use-cases',
        name: 'Example use cases',
        question: 'What runs on it?',
        fms: [
          'Purchase request to dispatch',
          'Job card to quality release',
          'New joiner, from offer to desk',
          'Customer complaint to closure',
          'Vendor bill, from gate to payment',
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
        question: 'How far does it bend?',
        fms: 'Customizable per department: you change your own steps, owners and TAT, and the next case runs on the new version.',
        erp: 'Structured and rigid, on purpose. A change touches the books, so it is reviewed and tested first.',
      },
      {
        id: 'visibility',
        name: 'Visibility',
        question: 'What can you see?',
        fms: 'Turnaround-time benchmarks, bottlenecks and loop time, while the case is open.',
        erp: 'Balances, stock and transactions, once they are posted.',
      },
      {
        id: 'limits',
        name: 'Limits',
        question: 'When is the other one right?',
        fms: 'For anything posted. FMS holds no ledger, no tax and no payroll.',
        erp: 'For anything chased. An ERP knows an order is open; it was never asked whose desk it is on.',
      },
    ],
  },
  action: { label: 'Book a Demo', href: '/book-demo' },
  actionNote: 'Bring one process that crosses two departments. We draw it with you.',
} as const satisfies Home['layers'];
