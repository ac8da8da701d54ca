import { site } from '#app/ui/copy.ts';
import type { Page } from '#app/ui/copy-types.ts';
import { brand } from '#brand/brand.ts';

/** /gpt-assistant, a preview of the roadmap. What is asked and answered stands in the sample operations. */
export const gptAssistant = {
  meta: {
    path: '/gpt-assistant',
    title: `AI assistant (GPT) that shows its records | ${brand.name}`,
    description:
      'A preview of the AI assistant (GPT): ask about your operations in plain English. Every answer shows the records it comes from.',
  },
  breadcrumbs: [
    { label: 'Home', href: '/' },
    { label: 'Roadmap', href: '/#roadmap' },
    { label: 'AI assistant (GPT)' },
  ],
  today: { label: 'reports that name the late step', href: '/#performance-insights' },
  title: 'Ask in plain English. Check every answer.',
  lead: 'The AI assistant (GPT) answers natural-language queries about your operational data and shows the records behind each sentence.',
  window: {
    name: 'AI assistant (GPT)',
    now: 'Wed 11:00',
    person: 'Asha',
    question: 'Question:',
    answer: 'Answer:',
    cite: 'record {number}',
    own: 'Type your own question',
    planned: 'On the roadmap',
    records: {
      title: 'Order 2041',
      highlighted: 'Highlighted: answer 1',
      columns: { number: 'Number', name: 'Record', from: 'From', status: 'Status' },
      back: 'Back to the answer',
      detail: { owner: 'Owner', opened: 'Opened', tat: 'TAT', used: 'Used' },
    },
  },
  limits: {
    title: 'Three things it will not do',
    entries: [
      {
        name: 'Guess',
        text: 'If no record answers the question, it says so and names what is missing.',
      },
      {
        name: 'Show you more than you can open',
        text: 'It reads the tasks and processes you already have access to. Nothing else.',
      },
      {
        name: 'Act for you',
        text: 'It does not reassign, approve or close tasks. A person does that in My Work.',
      },
    ],
  },
  closing: {
    title: 'What does your team ask every Monday morning?',
    text: 'Bring that question to a demo. We’ll show you which records would answer it.',
    action: site.bookDemo,
  },
} as const satisfies Page;
