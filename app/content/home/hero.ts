import { brand } from '#app/brand.ts';
import type { Home } from '../types.ts';

export const hero = {
  badge: 'Powered by Advanced AI Technology',
  headline: 'Bring Operational Clarity to your ORGANIZATION',
  what: `The ${brand.category} that shows who has each task, when it is due, and where it is stuck.`,
  lead: `For manufacturing, healthcare, finance, retail and logistics, on ${brand.platforms}.`,
  primary: { label: 'Book a Demo', href: '/book-demo' },
  secondary: { label: 'Explore Features', href: '/#features' },
  /** What is true of every page: `privacy-policy.ts` says the same at length. */
  promise:
    'The demo is free. A person contacts you within 1-2 business days. No\u00a0cookies, no\u00a0third-party\u00a0requests.',
  lane: {
    title: 'Purchase request to dispatch',
    note: 'Order {order} is {over} over its time, expected {late} late. Working day {opens} to {closes}.',
    sample: 'Sample data',
  },
  legend: {
    done: 'done',
    planned: 'planned',
    acting: 'a person acts',
    late: 'over turnaround time (TAT)',
  },
  drawing: {
    description:
      'The five steps of the order against working hours. It was planned to close {plannedClose} and is now expected {expectedClose}, {late} late. Step by step:',
    plan: 'Plan, {planned}',
    now: 'Now, {instant}',
    tat: 'TAT {tat}',
    tatEnded: 'TAT ended {clock}',
    over: '{over} over',
    overTat: '{over} over TAT',
    since: 'since {instant}.',
    waiting: 'Waiting on {person}:',
    missing: '{missing} of {asked} quotes missing',
    closed: 'Closed',
    expected: 'expected',
    plannedClose: 'planned {instant}',
    late: '{late} late',
    closesLate: 'closes {late} late',
  },
} as const satisfies Home['hero'];
