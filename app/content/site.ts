import { brand } from '#app/brand.ts';
import type { Site } from './types.ts';

/** The frame round every page: header, footer, breadcrumb, and the words that stand the same everywhere. */
export const site = {
  skipLink: 'Skip to content',
  logoLabel: `${brand.name}, home`,
  nav: [
    { label: 'Features', anchor: 'features' },
    { label: 'Solutions', anchor: 'solutions' },
    { label: 'Integrations', anchor: 'integrations' },
    { label: 'Roadmap', anchor: 'roadmap' },
  ],
  navLabel: 'Main',
  menu: { open: 'Open menu', close: 'Close menu' },
  breadcrumbLabel: 'Breadcrumb',
  bookDemo: { label: 'Book a Demo', href: '/book-demo' },
  learnMore: 'Learn More',
  returnHome: { label: 'Return to Home', href: '/' },
  sampleData: 'Sample data',
  roadmapStatus: 'On the roadmap, not yet released',
  roadmapLine: {
    title: 'Also on the roadmap',
    here: 'You are here',
    stops: [
      {
        name: 'AI assistant (GPT)',
        text: 'Ask your operations a question, get the rows it used.',
        href: '/gpt-assistant',
      },
      {
        name: 'Multi-branch',
        text: 'Every location on one line, rolled up to head office.',
        href: '/multi-branch-support',
      },
      {
        name: 'Goals & OKRs',
        text: 'Goals that reach down to the task someone closes.',
        href: '/okr-module',
      },
      {
        name: 'Capacity IQ',
        text: 'Hours against people, six weeks ahead.',
        href: '/capacity-iq',
      },
    ],
  },
  closingSteps: [
    { id: 'send', name: 'You send five answers', text: 'Name, company, phone, email, size' },
    {
      id: 'contact',
      name: 'We contact you',
      text: 'To pick a process and a time, within 1-2 business days',
    },
    { id: 'demo', name: 'You see your own flow', text: 'Drawn in the demo, step by step' },
  ],
  contactWithin: '1-2 business days',
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
        links: [
          { label: 'Flow Management System', href: '/fms-details' },
          { label: 'AI assistant (GPT)', href: '/gpt-assistant' },
          { label: 'Multi-branch', href: '/multi-branch-support' },
          { label: 'Goals & OKRs', href: '/okr-module' },
          { label: 'Capacity IQ', href: '/capacity-iq' },
        ],
      },
      {
        id: 'talk-to-us',
        title: 'Talk to us',
        links: [{ label: 'Book a Demo', href: '/book-demo' }],
      },
      {
        id: 'legal',
        title: 'Legal',
        links: [
          { label: 'Terms', href: '/terms-conditions' },
          { label: 'Privacy', href: '/privacy-policy' },
        ],
      },
    ],
    copyright: `© ${[brand.legalEntity, brand.postalAddress].filter(Boolean).join(', ')}`,
    sampleNote: 'Figures on this site show sample data.',
    contact: [
      'Your data, or a complaint: ',
      { label: brand.privacyEmail, href: `mailto:${brand.privacyEmail}` },
    ],
    law: 'Governed by Indian law, Haryana jurisdiction',
  },
  terms: {
    tat: {
      name: 'TAT',
      text: 'Turnaround time: how long a step may take, counted in working hours.',
    },
    fms: {
      name: 'FMS',
      text: 'Flow Management System: runs a process step by step, each with an owner and a clock.',
    },
    mis: {
      name: 'MIS',
      text: 'Management information system: the regular report a manager runs the work by.',
    },
    okr: {
      name: 'OKR',
      text: 'Objectives and key results: a goal, and the numbers that show it is reached.',
    },
    erp: {
      name: 'ERP',
      text: 'Enterprise resource planning: the system that keeps orders, stock and accounts.',
    },
  },
} as const satisfies Site;
