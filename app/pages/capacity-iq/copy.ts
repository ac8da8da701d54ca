import type { Page } from '#app/ui/copy-types.ts';
import { brand } from '#brand/brand.ts';

/** /capacity-iq, a preview of the roadmap. `{slots}` are filled from the sample operations. */
export const capacityIq = {
  meta: {
    path: '/capacity-iq',
    title: `Capacity IQ: workload by person | ${brand.name}`,
    description:
      'A preview of Capacity IQ: AI utilization insights that add up each person’s hours for the next six weeks and show whether to move work or hire.',
  },
  breadcrumbs: [
    { label: 'Home', href: '/' },
    { label: 'Roadmap', href: '/#roadmap' },
    { label: 'Capacity IQ' },
  ],
  today: { label: 'each person’s open work, in My Work', href: '/#features' },
  title: 'Know who is overbooked before the week starts',
  lead: 'Capacity IQ gives you AI utilization insights for the next six weeks, so you know whether to move work or hire.',
  action: { label: 'Book a Demo', href: '/book-demo' },
  move: {
    kind: 'AI utilization insight 1',
    title: 'Move {hours}\u00a0h from {from} to {to} this week',
    text: '{hours}\u00a0h of {from}’s week is invoice matching. {to} does that too and has {free}\u00a0h free.',
    limit: '{hours}\u00a0h, a full week',
    show: 'Show after the move',
    hide: 'Show before the move',
    hint: 'The weeks below move with it.',
    result: 'Nobody is over {hours}\u00a0h this week.',
  },
  weeks: {
    title: 'The six weeks behind it',
    lead: 'The hours each person already has, week by week. The mark is a full week of {hours}\u00a0h; amber is time past it.',
  },
  labels: {
    capacity: 'Capacity',
    weeks: 'Weeks 24 to 29',
    leave: 'leave\u00a0{hours}\u00a0h',
    person: 'Person',
    week: 'Week {week}',
    thisWeek: 'Week {week}, now',
    sixWeeks: 'Six weeks',
    team: 'Team',
    people: 'six people',
    hours: '{hours}\u00a0h',
    of: 'of',
    over: '{hours}\u00a0h over',
    free: '{hours}\u00a0h free',
    full: 'full',
    past: '+{hours}\u00a0h',
  },
  hire: {
    kind: 'AI utilization insight 2',
    title: 'Hire one buyer',
    text: 'Purchase is {over}\u00a0h over across six weeks. Moving {moved}\u00a0h still leaves {left}\u00a0h, and {first} and {second} are your only buyers.',
  },
  schedule: {
    title: 'Preview only',
    button: 'Schedule a Demo',
    note: 'A button of the planned feature: it sends nothing.',
    reach: ['For a demo with us, use ', { label: 'Book a Demo', href: '/book-demo' }, '.'],
    message: [
      'This button is part of the preview: no demo was booked. To book one, use ',
      { label: 'Book a Demo', href: '/book-demo' },
      '.',
    ],
  },
  sum: {
    title: 'No timesheets. It counts the work already assigned.',
    parts: [
      {
        sign: '',
        part: 'FMS steps',
        text: 'Each person’s upcoming steps, at the median time each one takes.',
      },
      {
        sign: '+',
        part: 'Recurring tasks',
        text: 'Daily, weekly and monthly work that already has a date.',
      },
      {
        sign: '+',
        part: 'Help tickets',
        text: 'Open requests, by the person they are assigned to.',
      },
      { sign: '÷', part: 'Working hours', text: 'Your calendar, minus holidays and leave.' },
    ],
    example: '{hours}\u00a0h ÷ {full}\u00a0h =',
    reading: '{name}’s workload this week. Anything over 100% is amber.',
  },
  closing: {
    title: '{free}\u00a0h is all the sample team has free next week.',
    text: '{hours} of {capacity} hours are taken. Book a demo and tell us about your busiest team.',
    action: { label: 'Book a Demo', href: '/book-demo' },
  },
} as const satisfies Page;
