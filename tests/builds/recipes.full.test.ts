import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { brand } from '#brand/brand.ts';
import { callBody, demoParams, post } from '#tests/mail/service.ts';
import { copyProject } from '#tests/scratch-copy.ts';
import { startSite } from '#tests/site-process.ts';
import { follow, readRecipes } from './recipes.ts';

/** The recipe for a page, for another page whose address is nested. */
function nested(recipe: string): string {
  return recipe
    .replaceAll("'/field-service'", "'/guides/first-run'")
    .replaceAll('field-service', 'first-run')
    .replaceAll('fieldService', 'firstRun')
    .replaceAll('Field service', 'First run')
    .replaceAll('Every visit', 'Every run');
}

test('each recipe, followed word for word, touches at most three files and gives what it promises', {
  timeout: 900_000,
}, async () => {
  const recipes = [...(await readRecipes()).values()];
  await using copy = await copyProject();
  for (const recipe of [...recipes, nested(recipes[0] ?? '')]) {
    const touched = await follow(recipe, copy.folder);
    expect([...touched].length, recipe.split('\n')[0]).toBeGreaterThan(0);
    expect([...touched].length, recipe.split('\n')[0]).toBeLessThanOrEqual(3);
  }
  copy.run('lint');
  copy.run('typecheck');
  copy.run('build');
  const built = (name: string) => readFile(join(copy.folder, 'build/client', name), 'utf8');
  expect(await built('field-service.html')).toContain('<h1>Every visit has an owner</h1>');
  expect(await built('field-service.html')).toContain('<a href="/fms-details">how FMS works</a>');
  expect(await built('guides/first-run.html')).toContain('<h1>Every run has an owner</h1>');
  const home = await built('index.html');
  expect(home).toContain('href="/field-service"');
  expect(home).toContain('Seven modules.');
  expect(home).toContain('<h3>Do we have to replace our ERP?</h3>');
  expect(home.indexOf('id="performance-insights"')).toBeLessThan(home.indexOf('id="fms-erp"'));
  expect(await built('sitemap.xml')).toContain('/field-service<');
  expect(await built('sitemap.xml')).toContain('/guides/first-run<');
  expect(await built('book-demo.html')).toMatch(/<textarea[^>]* name="lateProcess"/);
  expect(await built('index.html')).toContain('Mail archive');
  expect(await built('privacy-policy.html')).toContain('“Which process runs late?”');

  await using site = await startSite({ root: copy.folder });
  const body = callBody({ ...demoParams, lateProcess: 'Purchase\r\nto dispatch', callMe: 'Yes' });
  const response = await fetch(post(body, {}, `${site.url}/api/v1.0/email/send`));
  expect(await response.text()).toBe('OK');
  const mail = await site.mailWhere(({ to }) => to?.[0]?.address === brand.salesEmail);
  expect(mail.text).toMatch(/Late process:?\s+Purchase\s+to dispatch/);
  expect(mail.text).toMatch(/Wants a call:?\s+Yes/);
  const table = join(site.dataDir, 'requests.csv');
  execFileSync(process.execPath, ['scripts/requests.ts', 'export', table], {
    cwd: copy.folder,
    env: { ...process.env, DATA_DIR: site.dataDir },
  });
  expect(await readFile(table, 'utf8')).toContain('"Purchase\nto dispatch"');
  copy.run('test:unit');
});
