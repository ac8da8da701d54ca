import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import { brand } from '#brand/brand.ts';
import { run, seeded } from '#tests/mail/requests.ts';
import { visitor } from '#tests/mail/service.ts';

test('a table for a spreadsheet has text in every cell, as it was typed', async () => {
  const typed = {
    name: '=HYPERLINK("http://evil.example","x")',
    companyName: '1-10',
    phoneNumber: '07912345678',
    employees: '1-10',
  };
  using directory = await seeded([typed, { phoneNumber: '+91 98765 43210' }]);
  const file = join(directory.path, 'requests.xlsx');
  expect(await run(directory.path, 'export', file)).toMatchObject({ code: 0 });
  const { sheets } = await readXlsx(readFileSync(file));
  const [headings = [], ...rows] = sheets[0]?.rows ?? [];
  const column = (name: string) => rows.map((row) => row[headings.indexOf(name)]);
  expect(column('Name')).toEqual([typed.name, visitor.name]);
  expect(column('Company')).toEqual(['1-10', visitor.companyName]);
  expect(column('Phone')).toEqual(['07912345678', '+91 98765 43210']);
  expect(column('Employees')).toEqual(['1-10', visitor.employees]);
  expect(column(`Received (${brand.calendar.timeZone})`)[0]).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d$/);
});

test('a CSV table has every answer as it was typed, but for an apostrophe before what could run as a formula', async () => {
  using directory = await seeded([
    { name: '=HYPERLINK("http://evil.example","x")', companyName: '@SUM(1+1)*cmd|calc' },
    { name: "A;=cmd|' /C calc'!A0", companyName: 'B; ";@x', email: 'c@rao.example' },
    { name: '＝1+1', companyName: '-2+3', email: 'b@rao.example', phoneNumber: '+1+cmd|calc' },
    { email: 'd@rao.example', phoneNumber: '+91 98765 43210' },
    { email: 'e@rao.example', phoneNumber: '+44 (0)20 7946 0958 ext. 12' },
    { email: 'f@rao.example', phoneNumber: '07912345678' },
  ]);
  const file = join(directory.path, 'requests.CSV');
  expect(await run(directory.path, 'export', file)).toMatchObject({ code: 0 });
  const out = readFileSync(file, 'utf8');
  expect(out).toMatch(/^"reference","received",/);
  expect(out).toContain('"\'=HYPERLINK(""http://evil.example"",""x"")","\'@SUM(1+1)*cmd|calc"');
  expect(out).toContain('"\'＝1+1","\'-2+3"');
  expect(out).toContain(`"A;'=cmd|' /C calc'!A0","B; "";'@x"`);
  expect(out).toContain('"\'+1+cmd|calc"');
  for (const phone of ['+91 98765 43210', '+44 (0)20 7946 0958 ext. 12', '07912345678']) {
    expect(out).toContain(`,"${phone}",`);
  }
  expect((await run(directory.path, 'export', file)).error).toContain('exists already');
});

test('a table of another kind is refused by its ending', async () => {
  using directory = await seeded();
  for (const name of ['requests.xls', 'requests', 'requests.json', '.csv']) {
    const file = join(directory.path, name);
    const refused = { code: 1, error: `${file} must end in .xlsx or .csv` };
    expect(await run(directory.path, 'export', file)).toMatchObject(refused);
    expect(existsSync(file)).toBe(false);
  }
});
