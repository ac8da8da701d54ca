import { expect, test } from 'vitest';
import { errorFields } from '#mail/log.ts';
import { createLog, faultFields } from './log.ts';

test('JSON lines carry level, time and fields; text lines say the same', () => {
  const lines: string[] = [];
  const write = (line: string) => lines.push(line);
  for (const format of ['json', 'text'] as const) {
    createLog(format, write)('alert', 'request not stored', { code: 'E1', cause: undefined });
  }
  const [json = '', text = ''] = lines;
  expect(json.endsWith('}\n')).toBe(true);
  expect(JSON.parse(json)).toEqual({
    level: 'alert',
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    event: 'request not stored',
    code: 'E1',
  });
  expect(text).toMatch(/^\d\d:\d\d:\d\d alert request not stored code="E1"\n$/);
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
