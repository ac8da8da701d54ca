import { expect, test } from 'vitest';
import { createLog, errorFields, faultFields } from './log.ts';

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

test('a logged error never repeats its message, which could quote a visitor', () => {
  const error = new TypeError('asha@rao.example is wrong', { cause: new Error('asha') });
  expect(errorFields(error)).toEqual({ error: 'TypeError', code: undefined, cause: 'Error' });
  expect(faultFields(error).at).toContain('log.test.ts');
  expect(JSON.stringify(faultFields(error))).not.toContain('asha');
});
