import { brand } from '#app/brand.ts';
import type { Page } from './types.ts';

/** /capacity-iq, a preview of the roadmap. `{slots}` are filled from the sample operations. */
export const capacityIq = {
  meta: {
    path: '/capacity-iq',
    title: `Capacity IQ: workload by person | ${brand.name}`,
    description:
      'A preview of Capacity IQ: AI utilisation insights that add up each person’s hours for the next six weeks and show whether to move work or hire.',
  },
  breadcrumbs: [
    { label: 'Home', href: '/' },
    { label: 'Roadmap', href: '/#roadmap' },
    { label: 'Capacity IQ' },
  ],
  title: 'Know who is overbooked before the week starts',
  lead: 'Capacity IQ gives you AI utilisation insights for the next six weeks, so you know whether to move work or hire.',
  action: { label: 'Book a Demo', href: '/book-demo' },
  figure: 'Capacity planning, next six weeks',
  legend: { committed: 'this week', planned: 'planned', over: 'over {hours}\u00a0h' },
  labels: {
    week: 'Week {number}',
    hours: '{hours}\u00a0h',
    thisWeek: 'this week',
    sixWeeks: 'six weeks',
    team: 'Team',
    leave: '{hours}\u00a0h leave',
    over: '+{hours}\u00a0h',
    overWord: 'over',
    freeWord: 'free',
    of: 'of {hours}\u00a0h',
    insight: 'AI utilisation insight',
  },
  insights: [
    {
      id: 'move',
      name: 'Move {hours}\u00a0h this week',
      text: '{hours}\u00a0h of {from}’s week is invoice matching. {to} does that too and has {free}\u00a0h free. {from} ends at {fromAfter}\u00a0h, {to} at {toAfter}\u00a0h.',
    },
    {
      id: 'hire',
      name: 'Hire one buyer',
      text: 'Purchase is {over}\u00a0h over across six weeks. Moving {moved}\u00a0h still leaves {left}\u00a0h, and {first} and {second} are your only buyers.',
    },
  ],
  controls: {
    open: 'Move other hours',
    legend: 'Move hours',
    hours: 'Hours',
    from: 'From',
    to: 'To',
    week: 'Week',
    move: 'Move hours',
    suggested: 'Make this move',
    startOver: 'Start over',
    started: 'The board is back to the plan.',
    moved: 'Moved {hours}\u00a0h.',
    stateOver: '{name}, week {week}: {hours}\u00a0h, {over}\u00a0h over.',
    stateFree: '{name}, week {week}: {hours}\u00a0h, {free}\u00a0h free.',
    refused: {
      'not-whole-hours': 'Not moved. Enter whole hours, at least 1.',
      'same-place': 'Not moved. That is the same person in the same week.',
      'unknown-place': 'Not moved. That week is not on the board.',
      'not-enough-hours': 'Not moved. {name} has only {hours}\u00a0h in week {week}.',
    },
  },
  schedule: {
    title: 'Preview only',
    button: 'Schedule a Demo',
    note: 'Part of the preview: it shows a message and sends nothing.',
    reach: ['To reach us, use ', { label: 'Book a Demo', href: '/book-demo' }, '.'],
    message: 'Thanks for your interest in Capacity IQ. Nothing was sent: please use Book a Demo.',
  },
  sum: {
    title: 'No timesheets. It counts the work already assigned.',
    parts: [
      {
        sign: '',
        name: 'FMS steps',
        text: 'Each person’s upcoming steps, at the median time each one takes.',
      },
      {
        sign: '+',
        name: 'Recurring tasks',
        text: 'Daily, weekly and monthly work that already has a date.',
      },
      {
        sign: '+',
        name: 'Help tickets',
        text: 'Open requests, by the person they are assigned to.',
      },
      { sign: '÷', name: 'Working hours', text: 'Your calendar, minus holidays and leave.' },
    ],
    example: '{hours}\u00a0h ÷ {full}\u00a0h =',
    reading: '{name}’s workload this week. Anything over 100% is amber.',
  },
  closing: {
    title: 'That is all the sample team has free next week.',
    text: '{hours} of {capacity} hours are taken. Book a demo and tell us about your busiest team.',
    action: { label: 'Book a Demo', href: '/book-demo' },
  },
} as const satisfies Page;

export type CapacityIq = typeof capacityIq;
