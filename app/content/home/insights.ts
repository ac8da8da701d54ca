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
  /** A figure each, and what it says. */
  entries: [
    {
      id: 'speedometer',
      name: 'Performance speedometer',
      figure: '{percent}%',
      text: '{closed} of {steps} steps closed on time. Target {target}%.',
    },
    {
      id: 'benchmarks',
      name: 'Turnaround-time benchmarks at every step',
      figure: '{median} h',
      text: 'Median of {step}, against a TAT of {tat} h.',
    },
    {
      id: 'flowchart',
      name: 'Visual flowchart grouping',
      figure: '{late} late',
      text: 'Steps grouped by division: {open} open in {division}.',
    },
    {
      id: 'efficiency',
      name: 'Operational efficiency analytics',
      figure: '{last}%',
      text: 'of a run is work, not waiting. It was {first}%.',
    },
    {
      id: 'favorites',
      name: 'Favorite processes for HQ and branches',
      figure: '{pinned} of {locations}',
      text: 'locations have pinned {process}.',
    },
  ],
} as const;
