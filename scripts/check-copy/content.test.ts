import { expect, test } from 'vitest';
import { fmsDetails } from '#app/pages/fms-details/copy.ts';
import { home } from '#app/pages/home/copy.ts';

function names(entries: readonly { readonly name: string }[]): string[] {
  return entries.map((entry) => entry.name);
}

/** Every string in a piece of content, in reading order. */
function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(strings);
}

test('modules, capabilities, insights and rows carry the names of the specification', () => {
  expect(names(home.modules.entries)).toEqual([
    'Executive Assistant Delegation',
    'Help Ticket System',
    'Recurring Tasks',
    'Flow Management System (FMS)',
    'MIS Reports',
    'My Work',
  ]);
  const parts = [
    ['Voice notes', 'task boards', 'message board'],
    ['Internal support', 'inter-departmental requests', 'routing and tracking'],
    ['Daily', 'weekly', 'monthly'],
    ['What', 'when', 'who and how'],
    ['Auto-generated insights', 'recurring, help-ticket and FMS tasks'],
    ['consolidated view of your assigned tasks', 'reallocation when an employee leaves'],
  ];
  for (const [index, { text }] of home.modules.entries.entries()) {
    for (const part of parts[index] ?? []) expect(text).toContain(part);
  }
  expect(names(home.industry.capabilities)).toEqual([
    'Smart task automation',
    'AI-powered GPT assistant',
    'Workflow speedometer',
    'ERP/tool integration',
    'Digital twin of operations via FMS',
  ]);
  const rows: readonly { name: string; fms: string | readonly string[] }[] = home.layers.table.rows;
  expect(names(rows)).toEqual(['Purpose', 'Example use cases', 'Flexibility', 'Visibility']);
  expect(strings(rows).join(' ')).toMatch(/benchmarks, bottlenecks and loop time/);
  expect([home.layers.table.columns.fms.layer, home.layers.table.columns.erp.layer]).toEqual([
    'Layer 1',
    'Layer 2',
  ]);
  const { bottleneck, entries } = home.insights;
  expect(names([bottleneck, ...entries]).toSorted()).toEqual([
    'Bottleneck identification',
    'Favorite processes for HQ and branches',
    'Operational efficiency analytics',
    'Performance speedometer',
    'Turnaround-time benchmarks at every step',
    'Visual flowchart grouping',
  ]);
});

test('the six kinds of systems that the specification names have their tiles', () => {
  expect(names(home.integrations.tiles).slice(0, 6)).toEqual([
    'ERP suite',
    'Open-source business suite',
    'CRM',
    'Work board',
    'Issue tracker',
    'HRMS',
  ]);
  for (const tool of home.integrations.tiles.slice(3, 5))
    expect(tool.text).toMatch(/^Work tracking:/);
});

test('the FMS page has its types of time and kinds of workflow', () => {
  expect(fmsDetails.timeTat.types.map(({ symbol }) => symbol)).toEqual(['T-X', 'T', 'T+X']);
  expect(names(fmsDetails.timeTat.units.entries)).toEqual(['Days', 'Hours', 'Minutes']);
  expect(names(fmsDetails.keyElements.who.kinds)).toEqual(['Predefined', 'Dynamic', 'External']);
  expect(names(fmsDetails.keyElements.elements)).toEqual(['What', 'Who', 'When', 'How']);
  expect(names(fmsDetails.workflowTypes.types)).toEqual([
    'Straight',
    'Loop',
    'Split, direct',
    'Split, staggered',
  ]);
});
