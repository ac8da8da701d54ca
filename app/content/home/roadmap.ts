export const roadmap = {
  id: 'roadmap',
  title: 'Coming next',
  lead: 'Four planned features. They may change: please don’t buy because of them.',
  entries: [
    {
      id: 'gpt-assistant',
      name: 'AI assistant (GPT)',
      text: 'Natural-language queries on operational data.',
      learnMore: {
        label: 'Learn More',
        href: '/gpt-assistant',
        about: 'about the AI assistant (GPT)',
      },
    },
    {
      id: 'multi-branch-support',
      name: 'Multi-branch / multi-location support',
      text: 'People and a calendar for each location, and one total.',
      learnMore: {
        label: 'Learn More',
        href: '/multi-branch-support',
        about: 'about multi-branch / multi-location support',
      },
    },
    {
      id: 'okr-module',
      name: 'Goals and OKRs module',
      text: 'Objectives and key results that move when real tasks close.',
      learnMore: {
        label: 'Learn More',
        href: '/okr-module',
        about: 'about the goals and OKRs module',
      },
    },
    {
      id: 'capacity-iq',
      name: 'Capacity IQ',
      text: 'AI utilisation insights for hiring or load balancing.',
      learnMore: {
        label: 'Learn More',
        href: '/capacity-iq',
        about: 'about Capacity IQ',
      },
    },
  ],
} as const;
