import { brand } from '#app/brand.ts';
import type { MultiBranch } from './types.ts';

/** /multi-branch-support, a preview of the roadmap. `{slots}` are filled from the sample operations. */
export const multiBranchSupport = {
  meta: {
    path: '/multi-branch-support',
    title: `Multi-branch / multi-location support | ${brand.name}`,
    description:
      'A preview of multi-branch support: every location runs its own flows in its own hours, and head office reads one total and the exception.',
  },
  breadcrumbs: [
    { label: 'Home', href: '/' },
    { label: 'Roadmap', href: '/#roadmap' },
    { label: 'Multi-branch' },
  ],
  title: 'Every branch on one line',
  promise:
    'Each location runs its own flows in its own hours. Head office reads the total and the exception.',
  figure: {
    title: 'Open tasks by location, {now}',
    note: 'Stub length is the number open; the amber end is late',
    sample: 'Sample data',
  },
  description:
    'Head office and its branches on one line, each with its open tasks, how many of those are late, and the flows they are in.',
  labels: {
    open: '{count} open',
    openWord: 'open',
    late: '{count} late',
    noneLate: 'none late',
    rollUp: 'Roll-up:',
    pick: 'Pick a location on the line to see what its number is made of.',
    branchRollUp: '{branch}: {open} open, {late} late',
  },
  reading: {
    name: 'Start with {branch}.',
    text: '{branchLate} of the {late} late tasks are there, and {flowLate} of those {branchLate} are in one flow: {flow}.',
  },
  comparison: {
    title: 'One process, seven clocks',
    lead: 'Mark a process as a favorite once and compare it everywhere. Median working hours from first step to last, against the turnaround time (TAT).',
    columns: { location: 'Location', tat: 'TAT' },
    caption: 'Favorite processes',
    over: '+{duration}',
    overNote: 'Amber: over the TAT, and by how much.',
  },
  closing: {
    title: 'Bring your farthest branch.',
    text: 'We put it on the line beside head office and compare one process you both run.',
    action: { label: 'Book a Demo', href: '/book-demo' },
  },
} as const satisfies MultiBranch;
