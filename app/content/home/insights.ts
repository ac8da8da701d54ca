export const insights = {
  id: 'performance-insights',
  title: ['You know it is late.', 'See where it slipped.'],
  /** In the order in which they are read. `{slots}` are filled from the sample operations. */
  entries: {
    bottleneck: {
      name: 'Bottleneck identification',
      text: 'Hours over TAT in ten days. {step} caused {over} of {overInAll} ({percent}%).',
    },
    benchmarks: {
      name: 'Turnaround-time benchmarks at every step',
      text: 'Dot: median run. Line: fastest to slowest. Bar: TAT.',
    },
    speedometer: {
      name: 'Performance speedometer',
      text: 'Share of steps closed on time.',
    },
    flowchart: {
      name: 'Visual flowchart grouping',
      text: 'Steps grouped by division.',
    },
    efficiency: {
      name: 'Operational efficiency analytics',
      text: '{last}% of each run is work, up from {first}%.',
    },
    favorites: {
      name: 'Favorite processes for HQ and branches',
      text: 'Pinned processes at {shown} of {all} locations.',
    },
  },
  actionNote: 'See all six on your own process.',
} as const;
