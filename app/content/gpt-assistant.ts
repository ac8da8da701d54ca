import { brand } from '#app/brand.ts';
import type { GptAssistant } from './types.ts';

/**
 * /gpt-assistant, a preview of the roadmap. `{slots}` are filled from the sample operations, where the questions and their
 * answers are written too: each sentence there comes from the rows it cites.
 */
export const gptAssistant = {
  meta: {
    path: '/gpt-assistant',
    title: `AI assistant (GPT) that cites its rows | ${brand.name}`,
    description:
      'A preview of the AI assistant (GPT): ask about your operations in plain words. Every fact cites the row it came from; no row, no answer.',
  },
  breadcrumbs: [
    { label: 'Home', href: '/' },
    { label: 'Roadmap', href: '/#roadmap' },
    { label: 'AI assistant (GPT)' },
  ],
  title: 'Ask the operation. Check the answer.',
  promise:
    'Ask in plain words. Every sentence that states a fact cites the row it came from, and the row is beside it.',
  figure: {
    title: '{count} questions, {now}',
    note: 'TAT is turnaround time, how long a step may take.',
    sample: 'Sample data',
  },
  description:
    'Questions about the sample company, each with its answer and the rows that the answer rests on. One question is declined.',
  labels: {
    pick: 'Pick a question to read its answer alone.',
    showAll: 'Show all {count}',
    shown: 'Showing all {count} questions.',
    rowsUsed: 'Rows used: {question}',
  },
  limits: {
    title: 'What it will not do',
    entries: [
      {
        name: 'Guess',
        text: 'No row, no answer. It tells you what is missing and who could supply it.',
      },
      {
        name: 'Look past your access',
        text: 'It reads the tasks, steps and clocks that you can already open. Nothing else.',
      },
      {
        name: 'Act for you',
        text: 'It does not reassign, approve or close. A person does that, in My Work.',
      },
    ],
  },
  closing: {
    title: 'Bring a question you ask every Monday.',
    text: 'We show you which rows answer it, and what you would need to record if none do.',
    action: { label: 'Book a Demo', href: '/book-demo' },
  },
} as const satisfies GptAssistant;
