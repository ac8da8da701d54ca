import { expect, test } from 'vitest';
import type { StoredRequest } from '#mail/outbox/types.ts';
import { visitor } from '#mail/testing.ts';
import { emptyProcess } from '#request/process/process.ts';
import { classify } from './errors.ts';
import { maskVisitor } from './mask.ts';
import { replyText } from './reply-text.ts';

const process = {
  ...emptyProcess,
  name: 'Hiring',
  steps: emptyProcess.steps.map((step) => ({ ...step, owner: 'Meera' })),
};
const stored = (answers: object): StoredRequest => ({
  id: '08XN4K2M0F7Q',
  receivedAt: 0,
  state: 'accepted',
  suspicion: undefined,
  fields: { ...visitor, ...answers },
  context: { process },
});

test('every answer but a choice from a list is masked, an added one too', () => {
  const answers = { favoriteColor: 'Sea green' };
  const { employees: _, ...typed } = visitor;
  const reply = [
    '550 refused',
    ...Object.values(typed),
    answers.favoriteColor,
    'Meera',
    'Hiring',
  ].join(' / ');
  expect(maskVisitor(reply, stored(answers))).toBe(
    `550 refused${' / …'.repeat(Object.keys(typed).length + 3)}`,
  );
});

test('a short name is masked as a word, never within one', () => {
  const masked = maskVisitor('Ana: unable to take a banana from ANA', stored({ name: 'Ana' }));
  expect(masked).toBe('…: unable to take a banana from …');
});

test('a part of a name, and a phone number in other groups, are masked, and no part of another word', () => {
  const answers = {
    name: 'Jürgen Box',
    companyName: 'Größe & Co',
    phoneNumber: '+49 30-123456',
  };
  const reply = 'Jürgen of größe has no mailbox (+49 (30) 12 34 56, 49301234567)';
  expect(maskVisitor(reply, stored(answers))).toBe('… of … has no mailbox (+…, 49301234567)');
});

test('what a receiver quotes in escapes, or far into its answer, is masked too', () => {
  const answers = { name: 'Jürgen Box', companyName: 'Größe & "Co"' };
  const json = String.raw`{"name":"J\u00fcrgen Box","company":"Gr\u00f6\u00dfe \u0026 \"Co\""}`;
  const html = 'J&uuml;rgen &#74;&#xfc;rgen Box of Gr%C3%B6%C3%9Fe &amp; &quot;Co&quot;';
  const masked = maskVisitor(replyText(`${json} ${html}`, 2_000), stored(answers));
  expect(masked).toBe('{"name":"…","company":"…"} J&uuml;rgen … of …');
  const long = `550 ${'x'.repeat(280)} rao-castings.example`;
  expect(maskVisitor(replyText(long, 2_000), stored({}))).not.toContain('rao-');
});

test('a host’s words lose what would change a terminal', () => {
  const response = '550 no\u202e\u0007\u001b[31m such\u2028user';
  const error = Object.assign(new Error(), { code: 'EENVELOPE', response });
  expect(classify(error, true)).toMatchObject({ error: 'EENVELOPE: 550 no [31m such user' });
});
