import { brand } from '#app/brand.ts';

/**
 * A system's tile. `logo` is an SVG path in a box of 25 by 28, a file in `public/` such as `/logos/erp.svg`, or an https
 * address. With an address, visitors' browsers call that host; the security and privacy policies then name it.
 */
type Tile = {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly logo: string;
};

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
      logo: 'M1 1h24v26H1zM1 10h24M13 10v17',
    },
    {
      id: 'open-source-business-suite',
      name: 'Open-source business suite',
      text: 'Stock moves and draft invoices.',
      logo: 'M7 1h12v8H7zM1 19h10v8H1zM15 19h10v8H15zM13 9v5M6 19v-5h14v5',
    },
    {
      id: 'crm',
      name: 'CRM',
      text: 'A won deal starts the delivery process.',
      logo: 'M1 2h24L16 14v12l-6-3v-9z',
    },
    {
      id: 'work-board',
      name: 'Work board',
      text: 'Work tracking: a card moves with its step.',
      logo: 'M1 1h6v26H1zM10 1h6v16h-6zM19 1h6v20h-6z',
    },
    {
      id: 'issue-tracker',
      name: 'Issue tracker',
      text: 'Work tracking: a help ticket opens an issue.',
      logo: 'M1 1h24v19H10l-6 7v-7H1zM7 8h12M7 13h8',
    },
    {
      id: 'hrms',
      name: 'HRMS',
      text: 'New hires, exits and absences.',
      logo: 'M19 8a6 6 0 1 1-12 0a6 6 0 1 1 12 0M1 27c0-7 5-11 12-11s12 4 12 11',
    },
  ] satisfies readonly Tile[],
} as const;
