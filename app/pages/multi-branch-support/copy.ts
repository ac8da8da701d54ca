import { site } from '#app/ui/copy.ts';
import type { Page } from '#app/ui/copy-types.ts';
import { brand } from '#brand/brand.ts';

/** /multi-branch-support, a preview of the roadmap. `{slots}` are filled from the sample operations. */
export const multiBranchSupport = {
  meta: {
    path: '/multi-branch-support',
    title: `Multi-branch / multi-location support | ${brand.name}`,
    description:
      'A preview of multi-branch support: each location runs its own processes, and head office sees the total and which branch needs help.',
  },
  breadcrumbs: [
    { label: 'Home', href: '/' },
    { label: 'Roadmap', href: '/#roadmap' },
    { label: 'Multi-branch support' },
  ],
  today: { label: 'favorite processes for HQ and branches', href: '/#performance-insights' },
  title: 'See every branch from head office',
  lead: 'Each location runs its own processes. Head office sees the total and which branch needs help.',
  rollup: { open: 'open tasks', late: 'late' },
  labels: {
    pick: 'Pick a location',
    open: '{open} open',
    late: '{late} late',
    noneLate: 'none late',
    hours: '{hours}\u00a0h',
    planned: '{hours}\u00a0h planned',
    over: '+{hours}\u00a0h',
  },
  reading: {
    name: 'Look at {branch} first.',
    text: '{late} of the {all} late tasks are there, and {processLate} of those {late} are in the {process} process.',
  },
  comparison: {
    title: 'The same process, compared across locations',
    lead: 'Mark a process as a favorite at head office and follow it in every branch. Each bar is the median working time from first step to last; the mark is the planned time, amber is time past it.',
  },
  closing: {
    title: 'Which branch do you hear from last?',
    text: 'Bring one process that head office and your farthest branch both know. The demo puts the two side by side.',
    action: site.bookDemo,
  },
} as const satisfies Page;
