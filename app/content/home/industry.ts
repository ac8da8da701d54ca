import { brand } from '#app/brand.ts';
import type { Home } from '../types.ts';

export const industry = {
  id: 'solutions',
  title: 'Your Workflows Reimagined for Industry 4.0',
  concept: [
    'The first mills ran on a channel of water. Industry 4.0 runs on reports from the work itself: machines, orders and people say where they stand, so the next step can start on time.',
    `Your machines report already. ${brand.name} adds the people: every task says who holds it, since when, and what it waits for.`,
  ],
  stages: [
    {
      year: 1784,
      name: 'First mechanical loom',
      text: 'Water and steam drive the work.',
    },
    {
      year: 1870,
      name: 'First production line',
      text: 'Cincinnati slaughterhouses: the work moves, people stand still.',
    },
    {
      year: 1969,
      name: 'First programmable logic controller',
      text: 'Modicon 084: machines follow a program.',
    },
    {
      year: 2011,
      name: 'Industry 4.0 gets its name',
      text: 'Hannover Fair: the work reports itself.',
    },
  ],
  source: [
    'Stages and dates: acatech, Recommendations for implementing the strategic initiative INDUSTRIE 4.0, 2013.',
  ],
  stagesLabel: 'From Industry 1.0 to 4.0',
  capabilitiesTitle: 'Five capabilities that put your people on that line',
  drawings: {
    opens: 'opens itself',
    delay: 'in {delay}',
    question: 'Who is late today?',
    answer: '{desk}, {count} step',
    percent: '{percent} %',
    floor: 'the floor',
    twin: 'its twin',
  },
  capabilities: [
    {
      id: 'smart-task-automation',
      name: 'Smart task automation',
      text: 'When a step closes, the next one opens with its owner and its due time already set.',
    },
    {
      id: 'gpt-assistant',
      name: 'AI-powered GPT assistant',
      text: 'Ask in your own words. The answer names the rows it read.',
      status: 'On the roadmap',
    },
    {
      id: 'workflow-speedometer',
      name: 'Workflow speedometer',
      text: 'One dial for the share of steps closed in time, with the target printed on it.',
    },
    {
      id: 'erp-tool-integration',
      name: 'ERP/tool integration',
      text: 'A closed step writes its record to your ERP (enterprise resource planning) or another tool.',
    },
    {
      id: 'digital-twin',
      name: 'Digital twin of operations via FMS',
      text: 'FMS mirrors each live flow, so you see the plant as it stands, not as it was on Friday.',
    },
  ],
} as const satisfies Home['industry'];
