import { brand } from '#app/brand.ts';
import type { Home } from '../types.ts';

export const about = {
  id: 'about',
  title: `What is ${brand.name}?`,
  paragraphs: [
    `${brand.name} is a ${brand.category} for ${brand.platforms}. You use it where one job passes through many hands.`,
    brand.nameStory,
  ],
  industriesTitle: 'For any industry where work changes hands',
  industries: [
    { name: 'Manufacturing', flow: 'purchase request to dispatch' },
    { name: 'Healthcare', flow: 'discharge note to final bill' },
    { name: 'Finance', flow: 'loan file to sanction letter' },
    { name: 'Retail', flow: 'stock-out to shelf' },
    { name: 'Logistics', flow: 'gate-in to proof of delivery' },
  ],
  ledger: {
    caption: `Six moments of a working week, before ${brand.name} and with it`,
    columns: { when: 'When', before: 'Before', after: `With ${brand.name}` },
    /** What two of the rows look like in the order above. */
    examples: {
      stuck: '{over} over, {desk}',
      question: '{step}, {desk}, since {instant}',
    },
    rows: [
      {
        id: 'request',
        when: 'A request comes in',
        before: 'A group chat. Whoever sees it first.',
        after: 'Stores raises it once. Step 1 opens with an owner and a due time.',
      },
      {
        id: 'hand-off',
        when: 'It changes hands',
        before: 'You walk over, or call twice.',
        after: 'The next owner gets it the minute the last step closes.',
      },
      {
        id: 'stuck',
        when: 'It gets stuck',
        before: 'You hear about it on Friday.',
        after: 'The row turns amber at the hour it is late, and names who it waits for.',
      },
      {
        id: 'question',
        when: 'Somebody asks',
        before: 'Three phone calls and a guess.',
        after: 'One line: the step, the owner, and since when. You decide what happens next.',
      },
      {
        id: 'leaver',
        when: 'Somebody leaves',
        before: 'Their tasks leave with them.',
        after: 'Open tasks are listed and moved to a named person.',
      },
      {
        id: 'month-end',
        when: 'The month ends',
        before: 'Two evenings of copying into a sheet.',
        after: 'The report is already there, built from the steps that closed.',
      },
    ],
  },
} as const satisfies Home['about'];
