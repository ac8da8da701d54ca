import { brand } from '#brand/brand.ts';

const bookDemo = { label: 'Book a Demo', href: '/book-demo' } as const;

const roadmapPages = [
  { label: 'AI assistant (GPT)', href: '/gpt-assistant' },
  { label: 'Multi-branch support', href: '/multi-branch-support' },
  { label: 'Goals & OKRs', href: '/okr-module' },
  { label: 'Capacity IQ', href: '/capacity-iq' },
] as const;

/** The frame around every page: header, footer, breadcrumb, and texts that are the same everywhere. */
export const site = {
  skipLink: 'Skip to content',
  nav: [
    { label: 'Features', anchor: 'features' },
    { label: 'Solutions', anchor: 'solutions' },
    { label: 'Integrations', anchor: 'integrations' },
    { label: 'Roadmap', anchor: 'roadmap' },
  ],
  navLabel: 'Main',
  openMenu: 'Open menu',
  breadcrumbLabel: 'Breadcrumb',
  bookDemo,
  returnHome: { label: 'Return to Home', href: '/' },
  sampleData: 'Sample data',
  roadmapStatus: { planned: 'Not yet released.', today: 'What works today:' },
  roadmapStrip: {
    title: 'Also on the roadmap',
    pages: roadmapPages,
  },
  /** Before the name of the person who answers a demo request, where the brand names one. */
  contactCard: 'You will hear from',
  footer: {
    columns: [
      {
        id: 'home',
        title: 'Home',
        links: [
          { label: 'About', href: '/#about' },
          { label: 'Features', href: '/#features' },
          { label: 'Solutions', href: '/#solutions' },
          { label: 'Integrations', href: '/#integrations' },
          { label: 'Roadmap', href: '/#roadmap' },
        ],
      },
      {
        id: 'learn-more',
        title: 'Learn more',
        links: [{ label: 'Flow Management System', href: '/fms-details' }, ...roadmapPages],
      },
      {
        id: 'contact-and-legal',
        title: 'Contact and legal',
        links: [
          bookDemo,
          { label: 'Terms', href: '/terms-conditions' },
          { label: 'Privacy', href: '/privacy-policy' },
        ],
      },
    ],
    copyright: `© ${[brand.legalEntity, brand.postalAddress].filter(Boolean).join(', ')}`,
    sampleNote: 'Pictures of the product show sample data.',
    contact: [
      'Privacy questions and complaints: ',
      { label: brand.privacyEmail, href: `mailto:${brand.privacyEmail}` },
    ],
    law: 'Governed by Indian law, Haryana jurisdiction',
  },
  terms: {
    tat: {
      name: 'TAT',
      text: 'Turnaround time: how long a step may take, in working hours.',
    },
    fms: {
      name: 'FMS',
      text: 'Flow Management System: runs a process step by step, with an owner and a deadline for each.',
    },
    mis: {
      name: 'MIS',
      text: 'Management information system: the regular report that managers work from.',
    },
    okr: {
      name: 'OKR',
      text: 'Objectives and key results: a goal, and the numbers that show whether it is reached.',
    },
    erp: {
      name: 'ERP',
      text: 'Enterprise resource planning: the system that keeps orders, stock and accounts.',
    },
  },
} as const;
