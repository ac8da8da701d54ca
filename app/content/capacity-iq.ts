import { brand } from '#app/brand.ts';
import type { CapacityIq } from './types.ts';

/** /capacity-iq, a preview of the roadmap. `{slots}` are filled from the sample operations. */
export const capacityIq = {
  meta: {
    path: '/capacity-iq',
    title: `Capacity IQ: hours against people | ${brand.name}`,
    description:
      'A preview of Capacity IQ: AI utilisation insights that add up the hours six weeks ask of each person, and say whether to move work or hire.',
  },
  breadcrumbs: [
    { label: 'Home', href: '/' },
    { label: 'Roadmap', href: '/#roadmap' },
    { label: 'Capacity IQ' },
  ],
  title: 'See the overload before it lands',
  promise:
    'Capacity IQ adds up the hours the next six weeks ask of each person, and says whether to move work or hire.',
  schedule: 'Schedule a Demo',
  scheduleCaveat: 'A preview, so this sends nothing.',
  scheduleNote: ['To pick a real time, ', { label: 'Book a Demo', href: '/book-demo' }, '.'],
  scheduled: {
    title: 'Capacity IQ noted.',
    text: [
      'Nothing is sent yet: pick a time through ',
      { label: 'Book a Demo', href: '/book-demo' },
      '.',
    ],
  },
  figure: {
    title: 'Planned hours against {hours} working hours a week',
    sample: 'Sample data',
  },
  legend: { committed: 'committed', planned: 'planned', over: 'over 100 %' },
  description:
    'The hours six people are planned for in each of six weeks, against a full week of 45 hours, which leave takes down. Hours beyond that stand with a plus sign.',
  labels: {
    week: 'Week {number}',
    weekWord: 'Week',
    hours: '{hours} h',
    thisWeek: 'this week',
    sixWeeks: 'six weeks, net',
    team: 'Team',
    leave: 'leave',
    over: '+{hours} h',
    free: '{hours} h free',
    of: '{hours} of {available} h',
  },
  moves: [
    {
      id: 'move',
      name: 'Move {hours}\u00a0h, this week',
      text: '{hours}\u00a0h of {from}’s week is invoice matching. {to} does that too and has {free}\u00a0h free. Move it: {from} ends at {fromAfter}\u00a0h, {to} at {toAfter}\u00a0h.',
    },
    {
      id: 'hire',
      name: 'Hire one buyer',
      text: 'Purchase is {over}\u00a0h over across six weeks. Move those {moved}\u00a0h and {left}\u00a0h remain, and only {first} and {second} buy.',
    },
  ],
  controls: {
    legend: 'Move hours',
    hours: 'Hours',
    from: 'From',
    to: 'To',
    week: 'Week',
    move: 'Move hours',
    suggested: 'Make this move',
    startOver: 'Start over',
    started: 'The board is as planned again.',
    moved: 'Moved {hours}\u00a0h.',
    stateOver: '{name}, week {week}: {hours}\u00a0h, {over}\u00a0h over.',
    stateFree: '{name}, week {week}: {hours}\u00a0h, {free}\u00a0h free.',
    refused: {
      'not-whole-hours': 'Not moved. Give whole hours, at least 1.',
      'same-place': 'Not moved. That is the same person in the same week.',
      'unknown-place': 'Not moved. That week is not on the board.',
      'not-enough-hours': 'Not moved. {name} has only {hours}\u00a0h in week {week}.',
    },
  },
  sources: {
    title: 'Where the hours come from',
    lead: 'No timesheets. The hours are already in the work.',
    entries: [
      {
        name: 'Flows',
        text: 'Steps that will reach a person, times the median that step takes.',
      },
      { name: 'Recurring tasks', text: 'Daily, weekly and monthly work, already dated.' },
      { name: 'Help tickets', text: 'Open requests, by who they are routed to.' },
      { name: 'Your calendar', text: 'Working hours, holidays and leave take the line down.' },
    ],
  },
  closing: {
    title: 'Bring your busiest team.',
    text: 'We lay out their next six weeks with you and mark where the line breaks.',
    action: { label: 'Book a Demo', href: '/book-demo' },
  },
} as const satisfies CapacityIq;
