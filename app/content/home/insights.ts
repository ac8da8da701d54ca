export const insights = {
  id: 'performance-insights',
  title: ['You know it is late.', 'See where it slipped.'],
  /** `{slots}` are filled from the sample operations. */
  bottleneck: {
    name: 'Bottleneck identification',
    text: 'Hours over TAT at every step, each working day.',
  },
  heatmap: {
    caption: 'Hours over turnaround time, by step and working day.',
    step: 'Step',
    week: 'Week {week}',
    total: 'Hours over TAT',
    finding: '{hours} of {total} late hours',
  },
  /** In the order in which they are read. */
  entries: [
    {
      id: 'speedometer',
      name: 'Performance speedometer',
      text: '{closed} of {steps} steps closed on time. Target {target}%.',
    },
    {
      id: 'flowchart',
      name: 'Visual flowchart grouping',
      text: 'Steps grouped by division.',
    },
    {
      id: 'efficiency',
      name: 'Operational efficiency analytics',
      text: '{last}% of a run is work (solid), up from {first}%.',
    },
    {
      id: 'favorites',
      name: 'Favorite processes for HQ and branches',
      text: 'Pinned processes at {shown} of {all} locations.',
    },
    {
      id: 'benchmarks',
      name: 'Turnaround-time benchmarks at every step',
      text: 'Dot: median run. Line: fastest to slowest. Bar: TAT.',
    },
  ],
  figures: {
    open: '{open} open',
    late: '{late} late',
    week: 'week {week}: {hours} h',
    benchmark: 'fastest {fastest} h, slowest {slowest} h, TAT {tat} h',
    division: 'Division',
    tasks: 'Tasks',
    location: 'Location',
    process: 'Process',
    step: 'Step',
    range: 'Runs',
    median: 'Median',
  },
  actionNote: 'See all six on your own process.',
} as const;
