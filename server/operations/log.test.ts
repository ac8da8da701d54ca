import { expect, test } from 'vitest';
import { errorFields } from '#mail/log.ts';
import { createLog, faultFields } from './log.ts';

test('a line is an object of level, time and fields', () => {
  let json = '';
  const log = createLog((line) => {
    json = line;
  });
  log('alert', 'request not stored', { code: 'E1', cause: undefined });
  expect(json.endsWith('}\n')).toBe(true);
  expect(JSON.parse(json)).toEqual({
    level: 'alert',
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    event: 'request not stored',
    code: 'E1',
  });
});

test('a fault of ours is logged with its message, and what another side said is not', () => {
  const fault = new TypeError('sites is not iterable', { cause: new Error('asha') });
  expect(errorFields(fault)).toEqual({
    error: 'TypeError',
    message: 'sites is not iterable',
    code: undefined,
    cause: 'Error',
  });
  expect(faultFields(fault).at).toContain('log.test.ts');
  expect(JSON.stringify(faultFields(fault))).not.toContain('asha');
  try {
    JSON.parse('asha');
  } catch (error) {
    expect(faultFields(error)).toMatchObject({ error: 'SyntaxError', message: undefined });
  }
});
