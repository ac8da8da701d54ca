import type { Home } from '../types.ts';

export const roadmap = {
  id: 'roadmap',
  title: 'Next on the line',
  lead: 'Dashed stops are planned, as in the flow at the top. Four are ahead of us. They may change: do not order because of them.',
  entries: [
    {
      id: 'gpt-assistant',
      name: 'AI assistant (GPT)',
      text: 'Natural-language queries on your operational data: ask in plain words, get the rows behind the answer.',
      learnMore: {
        label: 'Learn More',
        href: '/gpt-assistant',
        accessibleLabel: 'Learn More about the AI assistant (GPT)',
      },
    },
    {
      id: 'multi-branch-support',
      name: 'Multi-branch / multi-location support',
      text: 'Every location on its own line, and one total at head office.',
      learnMore: {
        label: 'Learn More',
        href: '/multi-branch-support',
        accessibleLabel: 'Learn More about multi-branch / multi-location support',
      },
    },
    {
      id: 'okr-module',
      name: 'Goals and OKRs module',
      text: 'Objectives and key results (OKRs) that move when real tasks close.',
      learnMore: {
        label: 'Learn More',
        href: '/okr-module',
        accessibleLabel: 'Learn More about the goals and OKRs module',
      },
    },
    {
      id: 'capacity-iq',
      name: 'Capacity IQ',
      text: 'AI utilisation insights for hiring or load balancing: see who is over 100\u00a0% before you hire, or before you move the load.',
      learnMore: {
        label: 'Learn More',
        href: '/capacity-iq',
        accessibleLabel: 'Learn More about Capacity IQ',
      },
    },
  ],
  pictureLabel: 'A look at it',
  note: 'Figures show sample data.',
} as const satisfies Home['roadmap'];
