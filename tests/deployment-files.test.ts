import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { buildVariables } from '#root/scripts/build-environment.ts';
import { variables } from '#server/config/variables.ts';
import { assetPolicy, siteHeaders } from '#server/http/security-headers.ts';
import { createMetrics } from '#server/operations/metrics.ts';
import { drainSeconds, finishSeconds } from '#server/operations/signals.ts';

const read = (name: string): string => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8');

const pods = parseAllDocuments(read('deploy/kubernetes/site.yaml')).map((each) => each.toJS());
const container = pods[0].spec.template.spec.containers[0];
const compose = parse(read('deploy/compose.yaml')).services.site;

test('every file names the same version of Node', () => {
  const version = read('.node-version').trim();
  const { devDependencies } = JSON.parse(read('package.json'));
  expect(devDependencies.node).toBe(version);
  expect(read('deploy/Dockerfile')).toContain(`node:${version}-`);
  expect(read('docs/operations.md')).toContain(`\nversion=${version}\n`);
});

test('deployment files set no variable that the process does not read', () => {
  const known = new Set(Object.keys(variables).flatMap((name) => [name, `${name}_FILE`]));
  const set = [
    ...container.env.map(({ name }: { name: string }) => name),
    ...Object.keys(compose.environment),
  ];
  expect(set.filter((name) => !known.has(name))).toEqual([]);
});

test('an image can be built with every setting that our server does not read at its start', () => {
  const [, ofBuild = ''] = read('deploy/Dockerfile').split(/^FROM /m);
  const settable = Array.from(ofBuild.matchAll(/^ARG (\w+)=""$/gm), ([, name]) => name);
  expect(settable).toEqual(Object.keys(buildVariables).filter((name) => !(name in variables)));
});

test('stop timeouts are longer than the process takes to stop', () => {
  const needed = drainSeconds + finishSeconds;
  const unit = /^TimeoutStopSec=(\d+)$/m.exec(read('deploy/site@.service'))?.[1];
  const given = {
    unit: Number(unit),
    compose: Number.parseInt(compose.stop_grace_period, 10),
    kubernetes: pods[0].spec.template.spec.terminationGracePeriodSeconds,
  };
  for (const [name, seconds] of Object.entries(given)) {
    expect(seconds, name).toBeGreaterThan(needed);
  }
});

test('the proxy’s own answers carry the site’s headers', () => {
  const set = {
    ...siteHeaders('https://flow.example'),
    'Content-Security-Policy': assetPolicy,
  };
  const lines = Object.entries(set).map(([name, value]) => `add_header ${name} "${value}" always;`);
  const file = read('deploy/site-headers.conf');
  expect(file.split('\n').filter((line) => line.startsWith('add_header'))).toEqual(lines);
});

test('every alert rule reads metrics that the service exposes', async () => {
  const exposed = await createMetrics().print(undefined);
  const names = new Set(Array.from(exposed.matchAll(/^# TYPE (\w+)/gm), ([, name]) => name));
  const [{ rules }] = parse(read('deploy/alerts.yaml')).groups;
  expect(rules.length).toBeGreaterThan(0);
  for (const { alert, expr } of rules) {
    const [, metric = ''] = /(\w+)\{job="site/.exec(expr) ?? [];
    expect(metric === 'up' || metric.startsWith('probe_') || names.has(metric), alert).toBe(true);
  }
});
