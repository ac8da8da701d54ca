import { brand } from '#app/brand.ts';
import type { Home } from '../types.ts';

export const integrations = {
  id: 'integrations',
  title: 'Keeps the tools you have',
  lead: `${brand.name} reads what it needs, writes what it closed, and tells the right tool when something waits.`,
  custom: [
    'Custom integrations are available on request. ',
    { label: 'Tell us the system', href: '/book-demo' },
    ' and what should move.',
  ],
  nonAffiliation: `The marks here are drawings of our own. ${brand.name} is not affiliated with, or endorsed by, the makers of the systems it connects to. Third-party names and logos belong to their owners.`,
  directions: {
    reads: { name: 'Reads', text: `from the tool into ${brand.name}` },
    writes: { name: 'Writes', text: `from ${brand.name} into the tool` },
    notifies: { name: 'Notifies', text: 'the tool when a step moves or waits' },
  },
  tiles: [
    {
      id: 'hrms',
      name: 'HRMS',
      kind: 'Human resource management system',
      text: 'Joiners, leavers and leave, so no task lands on an empty desk.',
      direction: 'reads',
      logo: { src: null, alt: '' },
    },
    {
      id: 'crm',
      name: 'CRM',
      kind: 'Customer relationship management',
      text: 'A won deal starts the delivery flow.',
      direction: 'reads',
      logo: { src: null, alt: '' },
    },
    {
      id: 'erp-suite',
      name: 'ERP suite',
      text: 'Requisitions, orders and receipts when a step closes.',
      direction: 'writes',
      logo: { src: null, alt: '' },
    },
    {
      id: 'open-source-business-suite',
      name: 'Open-source business suite',
      text: 'Stock moves and draft invoices.',
      direction: 'writes',
      logo: { src: null, alt: '' },
    },
    {
      id: 'work-board',
      name: 'Work board',
      kind: 'Work-tracking tool',
      text: 'A card moves when its step moves.',
      direction: 'notifies',
      logo: { src: null, alt: '' },
    },
    {
      id: 'issue-tracker',
      name: 'Issue tracker',
      kind: 'Work-tracking tool',
      text: 'A help ticket opens an issue, and its state comes back.',
      direction: 'notifies',
      logo: { src: null, alt: '' },
    },
  ],
} as const satisfies Home['integrations'];
