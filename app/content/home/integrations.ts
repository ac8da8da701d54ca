import { brand } from '#app/brand.ts';

/**
 * A tile's picture. With `src: null` we draw our own. An https address makes the visitor's browser call that host: the
 * content security policy then allows it, and the privacy policy must say so.
 */
export type TileLogo = { readonly src: string | null };

export const integrations = {
  id: 'integrations',
  title: 'Keep your tools',
  custom: [
    'Custom integrations are available on request. ',
    { label: 'Tell us which system', href: '/book-demo?note-system=' },
    '.',
  ],
  nonAffiliation: `All on request. Names and logos of third-party systems belong to their owners; ${brand.name} is not affiliated with or endorsed by them.`,
  tiles: [
    {
      id: 'erp-suite',
      name: 'ERP suite',
      text: 'Requisitions and orders as steps close.',
      logo: { src: null },
    },
    {
      id: 'open-source-business-suite',
      name: 'Open-source business suite',
      text: 'Stock moves and draft invoices.',
      logo: { src: null },
    },
    {
      id: 'crm',
      name: 'CRM',
      text: 'A won deal starts the delivery process.',
      logo: { src: null },
    },
    {
      id: 'work-board',
      name: 'Work board',
      text: 'Work tracking: a card moves with its step.',
      logo: { src: null },
    },
    {
      id: 'issue-tracker',
      name: 'Issue tracker',
      text: 'Work tracking: a help ticket opens an issue.',
      logo: { src: null },
    },
    {
      id: 'hrms',
      name: 'HRMS',
      text: 'New hires, exits and absences.',
      logo: { src: null },
    },
  ],
} as const;
