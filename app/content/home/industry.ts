import { brand } from '#app/brand.ts';

export const industry = {
  id: 'solutions',
  title: 'Your Workflows Reimagined for Industry 4.0',
  concept: `In Industry 4.0, machines and orders report their own status; ${brand.name} adds the people: who has each task, and what it is waiting for. A bin scale reports low stock on Monday at 09:00: order 2041 opens with Raise request, owner Imran, due 13:00.`,
  planned: 'On the roadmap.',
  capabilities: [
    {
      id: 'smart-task-automation',
      name: 'Smart task automation',
      text: 'When a step closes, the next opens with its owner and due time.',
    },
    {
      id: 'gpt-assistant',
      name: 'AI-powered GPT assistant',
      text: 'Ask in plain English and see the records.',
      planned: true,
    },
    {
      id: 'workflow-speedometer',
      name: 'Workflow speedometer',
      text: 'One dial shows the share of steps closed on time.',
    },
    {
      id: 'erp-tool-integration',
      name: 'ERP/tool integration',
      text: 'A closed step writes its record to your ERP or another tool.',
    },
    {
      id: 'digital-twin',
      name: 'Digital twin of operations via FMS',
      text: 'The process on screen is the process on the floor, right now.',
    },
  ],
} as const;
