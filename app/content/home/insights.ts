import type { Home } from '../types.ts';

export const insights = {
  id: 'performance-insights',
  title: ['You know it is late.', 'See where it got late.'],
  lead: 'Six views of the same runs of one process, from the dial down to the hour. Sample data.',
  entries: [
    {
      id: 'performance-speedometer',
      name: 'Performance speedometer',
      text: 'Share of steps closed within TAT, against your target.',
    },
    {
      id: 'bottleneck-identification',
      name: 'Bottleneck identification',
      text: 'Hours over TAT, by step and day.',
    },
    {
      id: 'tat-benchmarks',
      name: 'Turnaround-time benchmarks at every step',
      text: 'Fastest, median and slowest run of each step.',
      finding: '{step}: median {median}, TAT {tat}',
    },
    {
      id: 'visual-flowchart-grouping',
      name: 'Visual flowchart grouping',
      text: 'The same flow, folded by department.',
      finding: '{group}: {groupOpen} open, {groupLate} over TAT',
    },
    {
      id: 'operational-efficiency-analytics',
      name: 'Operational efficiency analytics',
      text: 'Hours a run takes by week: worked (solid), waited (hatched).',
      finding: 'Work is {last}\u00a0% of a run, up from {first}\u00a0%',
    },
    {
      id: 'favorite-processes',
      name: 'Favorite processes for HQ and branches',
      text: 'Each office pins the flows it opens first. {shown} of {all} locations shown.',
      finding: '{office}: {open} open, {late} over TAT',
    },
  ],
} as const satisfies Home['insights'];
