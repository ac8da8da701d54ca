import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { databasePath } from '#mail/outbox/data-directory.ts';
import { references, run, runWith, seeded } from '#tests/mail/requests.ts';
import {
  callBody,
  demoParams,
  openService,
  temporaryDirectory,
  visitor,
} from '#tests/mail/service.ts';

test('list prints each request, as a line or as JSON', async () => {
  using directory = await seeded([{}, { email: 'b@rao.example' }]);
  const { code, out } = await run(directory.path, 'list', '--json');
  expect(code).toBe(0);
  const [first] = out.split('\n').map((line) => JSON.parse(line));
  expect(first).toMatchObject({ fields: visitor, state: 'accepted' });
  expect(await references(directory.path)).toHaveLength(2);
});

test('show accepts a reference as people write it', async () => {
  using directory = await seeded();
  const [reference = ''] = await references(directory.path);
  const { code, out } = await run(directory.path, 'show', reference.toLowerCase());
  expect(code).toBe(0);
  for (const value of Object.values(visitor)) expect(out).toContain(value);
  expect(out).toMatch(/Mail to sales: +queued/);
  expect((await run(directory.path, 'show', 'nothing')).code).toBe(1);
});

test('a person is listed, shown and erased by the address in any form that the form takes', async () => {
  using directory = await seeded([{ email: 'Info@müller.de' }, {}]);
  for (const typed of [
    'info@müller.de',
    ' INFO@xn--mller-kva.de ',
    'mailto:info@müller.de',
    'ｉｎｆｏ＠ｍüｌｌｅｒ．ｄｅ',
    'Jürgen Müller <info@müller.de>,',
  ]) {
    const listed = await run(directory.path, 'list', typed);
    expect([listed.code, listed.out.split('\n').length]).toEqual([0, 1]);
    expect(listed.out).toContain('Info@müller.de');
    expect((await run(directory.path, 'show', typed)).out).toContain(
      'Info@müller.de (Info@xn--mller-kva.de)',
    );
  }
  expect((await run(directory.path, 'erase', '<info@müller.de>')).out).toBe('Requests erased: 1');
  for (const command of ['list', 'show', 'erase']) {
    expect((await run(directory.path, command, 'info@müller.de')).code).toBe(1);
  }
  expect(await references(directory.path)).toHaveLength(2);
});

test('retry sends to the destinations of its settings what waited for others', async () => {
  using directory = await seeded([{}]);
  const other = { SALES_EMAIL: 'other@rao.example' };
  const { out } = await runWith(directory.path, other, 'retry', 'all');
  expect(out).toMatch(/^Deliveries due again: 1\nCanceled, .*: 1$/);
});

test('retry makes deferred deliveries due at once, and keeps their age', async () => {
  using directory = await seeded([{}]);
  await using service = await openService({ DATA_DIR: directory.path });
  const deliveries = () => service.rows('SELECT created_at, due_at FROM deliveries');
  const created = (await deliveries()).map((row) => row.created_at);
  await service.rows('UPDATE deliveries SET due_at = due_at + 3600000, attempts = 7');
  expect((await run(directory.path, 'retry', 'all')).out).toBe('Deliveries due again: 2');
  for (const { created_at, due_at } of await deliveries()) {
    expect(created).toContain(created_at);
    expect(Number(due_at)).toBeLessThanOrEqual(Date.now());
  }
  expect((await run(directory.path, 'retry', 'all')).out).toBe('No delivery to send again');
});

test('held requests are listed, released, and erased up to the last one seen', async () => {
  const visitors = ['a', 'b', 'c'].map((name) => ({ email: `${name}@rao.example` }));
  using directory = await seeded(visitors, { 'x-form-honeypot': 'filled' });
  const [reference = '', seen = '', unseen = ''] = await references(directory.path, 'held');
  expect((await run(directory.path, 'release', reference)).code).toBe(0);
  expect((await run(directory.path, 'erase-held', seen)).out).toBe('Requests erased: 1');
  expect(await references(directory.path)).toEqual([reference, unseen]);
  expect((await run(directory.path, 'erase-held', unseen)).code).toBe(0);
  expect(await run(directory.path, 'held')).toMatchObject({ code: 0, out: 'No request is held' });
  const again = await run(directory.path, 'release', reference);
  expect(again).toMatchObject({ code: 1, error: `${reference} is not held` });
  const { out } = await run(directory.path, 'show', reference);
  expect(out.match(/^Mail to (?:sales|visitor): +queued/gm)).toHaveLength(2);
});

test('erase removes the person from the database file, its WAL file and the mail files', async () => {
  using directory = temporaryDirectory();
  {
    await using service = await openService({ DATA_DIR: directory.path });
    service.start();
    await service.send(callBody(demoParams));
    await service.send(callBody({ ...demoParams, email: 'b@other.example', name: 'Other' }));
    await expect.poll(service.sent).toBe(4);
    const mails = join(directory.path, 'mail');
    // What a mask did not know.
    await service.rows(`UPDATE deliveries SET last_error = '550 ${visitor.name}'
      WHERE request_id = (SELECT id FROM requests WHERE email = '${visitor.email}')`);
    const { code, out } = await run(directory.path, 'erase', visitor.email.toUpperCase());
    expect([code, out]).toEqual([0, 'Requests erased: 1']);
    expect(readdirSync(mails)).toHaveLength(2);
    for (const suffix of ['', '-wal']) {
      const path = `${databasePath(directory.path)}${suffix}`;
      const bytes = existsSync(path) ? readFileSync(path, 'latin1') : '';
      expect(bytes).not.toContain(visitor.email);
      expect(bytes).not.toContain(visitor.name);
    }
  }
  const { out } = await run(directory.path, 'list', '--json');
  expect(JSON.parse(out.split('\n')[0] ?? '')).toMatchObject({
    state: 'erased',
    fields: { email: '' },
  });
  expect((await run(directory.path, 'erase', visitor.email)).code).toBe(1);
});

test('erase leaves no address in the file where SQLite has moved the person’s row', async () => {
  const emails = Array.from({ length: 600 }, (_, n) => `p-${(n * 37) % 600}@mill-${n}.example`);
  using directory = await seeded(emails.map((email) => ({ email })));
  const copies = (email: string): number =>
    readFileSync(databasePath(directory.path), 'latin1').split(email).length - 1;
  const moved = emails.find((email) => copies(email) > 3);
  if (moved === undefined) throw new Error('SQLite has moved no row');
  await run(directory.path, 'erase', moved);
  expect(copies(moved)).toBe(0);
});

test('an unknown command prints the usage, and a missing store one line', async () => {
  using directory = temporaryDirectory();
  for (const args of [[], ['burn'], ['list', '--csv'], ['show'], ['export'], ['toString']]) {
    const { code, error } = await run(directory.path, ...args);
    expect([code, error.split('\n')[0]]).toEqual([2, 'Usage: npm run requests -- <command>']);
  }
  const { code, error } = await run(directory.path, 'list');
  expect(code).toBe(1);
  expect(error).toMatch(/^DATA_DIR \S+ holds no requests\. .*--env-file/);
});

test('a backup that is taken while the server runs opens in another place with every request', async () => {
  using elsewhere = temporaryDirectory();
  await using service = await openService();
  await service.send(callBody(demoParams));
  const backup = databasePath(elsewhere.path);
  expect((await run(service.dataDir, 'backup', backup)).code).toBe(0);
  expect(await references(elsewhere.path)).toEqual(await references(service.dataDir));
  const again = await run(service.dataDir, 'backup', backup);
  expect([again.code, again.error]).toEqual([1, expect.stringContaining('exists already')]);
});

test('a file that cannot be written is named in one line', async () => {
  using directory = await seeded();
  const file = join(directory.path, 'nowhere', 'file.csv');
  for (const command of ['backup', 'export']) {
    const { code, error } = await run(directory.path, command, file);
    expect([code, error]).toEqual([1, expect.stringMatching(/^ENOENT: .*\/nowhere'$/)]);
  }
});

test('show says why the visitor got no acknowledgement', async () => {
  using directory = await seeded([{ companyName: 'www.acme.in' }]);
  const [reference = ''] = await references(directory.path);
  const { out } = await run(directory.path, 'show', reference);
  expect(out).toMatch(/Mail to visitor: +not sent: .*a name field contains a link/);
});
