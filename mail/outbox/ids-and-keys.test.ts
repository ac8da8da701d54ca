import { expect, test } from 'vitest';
import { dayMs } from '#mail/time.ts';
import { readReference } from '#request/reference.ts';
import { emptyInput } from '#request/schema.ts';
import { visitor } from '#tests/mail/service.ts';
import { firstRequestIdAt, newRequestId } from './request-id.ts';
import { keyOfBody, readFields, writeFields } from './rows.ts';

test('a request without a key is keyed by content and day', () => {
  const noon = Date.UTC(2026, 10, 20, 12);
  const sent = { fields: visitor, context: {} };
  const key = keyOfBody(sent, noon);
  expect(keyOfBody(sent, noon + 3_600_000)).toBe(key);
  expect(keyOfBody(sent, noon + dayMs)).not.toBe(key);
  expect(keyOfBody({ ...sent, context: { corrects: 'R1' } }, noon)).not.toBe(key);
  const visits = { first: { gclid: 'x' } };
  expect(keyOfBody({ ...sent, context: { visits } }, noon)).toBe(key);
  expect(keyOfBody({ ...sent, fields: { ...visitor, name: 'Ravi Rao' } }, noon)).not.toBe(key);
});

test('references are twelve unambiguous characters and sort by time', () => {
  const now = Date.UTC(2026, 10, 20);
  const ids = [0, 0, 40, dayMs].map((later) => newRequestId(now + later));
  for (const id of ids) expect(id).toMatch(/^[0-9A-HJKMNP-TV-Z]{12}$/);
  expect(new Set(ids).size).toBe(4);
  expect(ids.map((id) => id.slice(0, 7)).toSorted()).toEqual(ids.map((id) => id.slice(0, 7)));
  expect(firstRequestIdAt(now) <= (ids[0] ?? '')).toBe(true);
  expect(firstRequestIdAt(now + 32) > (ids[0] ?? '')).toBe(true);
});

test('a reference is found however it was noted down', () => {
  for (const typed of ['01AB-0K2M-0F7Q', ' oiab 0k2m of7q', 'OLAB0K2MOF7Q']) {
    expect(readReference(typed)).toBe('01AB0K2M0F7Q');
  }
});

test('stored fields can be read by a form with more fields or fewer', () => {
  expect(readFields(writeFields(visitor))).toEqual({ ...emptyInput, ...visitor });
  expect(readFields('{"name":"Asha Rao"}')).toMatchObject({ name: 'Asha Rao', website: '' });
  expect(readFields('{"name":"Asha Rao","fax":"1"}')).toMatchObject({ fax: '1' });
});
