import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fmsDetails } from '#app/pages/fms-details/copy.ts';
import { home } from '#app/pages/home/copy.ts';
import { privacyPolicy, requestRetentionDays } from '#app/pages/privacy-policy/copy.ts';
import { parseConfig } from '#server/config/config.ts';

// What the specification's sections 1, 8 and 9 fix. What a browser can see is in tests/e2e/specification.spec.ts.

function names(entries: readonly { readonly name: string }[]): string[] {
  return entries.map((entry) => entry.name);
}

test('modules, capabilities, insights and rows carry the names of the specification', () => {
  const modules = {
    'Executive Assistant Delegation': ['Voice notes', 'task boards', 'message board'],
    'Help Ticket System': [
      'Internal support',
      'inter-departmental requests',
      'routing and tracking',
    ],
    'Recurring Tasks': ['Daily', 'weekly', 'monthly'],
    'Flow Management System (FMS)': ['What', 'when', 'who and how'],
    'MIS Reports': ['Auto-generated insights', 'recurring, help-ticket and FMS tasks'],
    'My Work': ['consolidated view of your assigned tasks', 'reallocation when an employee leaves'],
  };
  for (const [name, parts] of Object.entries(modules)) {
    const module = home.modules.entries.find((entry) => entry.name === name);
    for (const part of parts) expect(module?.text, name).toContain(part);
  }
  expect(names(home.industry.capabilities).toSorted()).toEqual([
    'AI-powered GPT assistant',
    'Digital twin of operations via FMS',
    'ERP/tool integration',
    'Smart task automation',
    'Workflow speedometer',
  ]);
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

const { rows } = home.layers.table;

function row(id: (typeof rows)[number]['id']) {
  const found = rows.find((entry) => entry.id === id);
  if (!found) throw new Error(`No row ${id}`);
  return { fms: [found.fms].flat().join(' '), erp: [found.erp].flat().join(' ') };
}

function text(entries: readonly { id: string; text: string }[], id: string) {
  return entries.find((entry) => entry.id === id)?.text;
}

test('FMS and ERP are compared in the words of the specification', () => {
  expect(home.layers.lead).toContain('operational execution layer on top of your existing ERP');
  expect(row('purpose').fms).toContain('Daily operational workflows');
  expect(row('flexibility').fms).toContain('Customizable per department');
  expect(row('visibility').fms).toMatch(/^Turnaround-time benchmarks, bottlenecks and loop time/);
  expect(row('purpose').erp).toContain('Financial, HR and supply chain transactions');
  expect(row('flexibility').erp).toContain('Structured and rigid');
});

test('each plan of the roadmap says what it is for', () => {
  const { entries } = home.roadmap;
  expect(text(entries, 'gpt-assistant')).toContain('Natural-language queries on operational data');
  expect(text(entries, 'multi-branch-support')).toContain('each location');
  expect(text(entries, 'okr-module')).toContain('Objectives and key results');
  expect(text(entries, 'capacity-iq')).toContain(
    'AI utilisation insights for hiring or load balancing',
  );
});

test.each(['terms-conditions', 'privacy-policy'])(
  '%s makes every policy statement of the specification',
  (name) => {
    const copy = readFileSync(`app/pages/${name}/copy.ts`, 'utf8');
    expect(copy).toContain('ccount data is deleted within 7 days of a termination request');
    expect(copy).toMatch(/no minimum age/);
    expect(copy).toMatch(/do not knowingly collect (?:personal )?data from children under 13/);
    expect(copy).toContain('Payments are handled offline');
    expect(copy).toMatch(/hosted on a cloud provider\. Data is encrypted in transit and at rest/);
    expect(copy).toMatch(/governed by Indian law/);
    expect(copy).toMatch(/jurisdiction[^.]*Haryana|Haryana[^.]*jurisdiction/);
  },
);

test('the privacy policy names the days that a request is kept by default', () => {
  expect(parseConfig({}).retentionDays).toBe(requestRetentionDays);
  expect(JSON.stringify(privacyPolicy.sections)).toContain(`kept for ${requestRetentionDays} days`);
});
