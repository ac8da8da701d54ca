import { brand } from '#app/brand.ts';
import type { Page } from './types.ts';

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
  title: 'See every branch from head office',
  lead: 'Each location runs its own processes. Head office sees the total and which branch needs help.',
  rollup: { open: 'open tasks', late: 'late' },
  reading: {
    name: 'Look at {branch} first.',
    text: '{branchLate} of the {late} late tasks are there, and {flowLate} of those {branchLate} are in the {flow} process.',
  },
  comparison: {
    title: 'The same process, compared across locations',
    lead: 'Mark a process as a favorite at head office and follow it in every branch. Each bar is the median working time from first step to last. The blue mark is the planned time; amber is time past it.',
  },
  closing: {
    title: 'Which branch do you hear from last?',
    stops: [
      { name: 'Head office', text: 'sees the total' },
      { name: 'Your farthest branch', text: 'runs one process you both know' },
      { name: 'The demo', text: 'puts the two side by side' },
    ],
    action: { label: 'Book a Demo', href: '/book-demo' },
  },
} as const satisfies Page;
