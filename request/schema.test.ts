import { expect, test } from 'vitest';
import { demoFields, employeeRanges } from './demo-fields.ts';
import { validate } from './schema.ts';

const complete = {
  name: 'Asha Rao',
  companyName: 'Rao Castings',
  website: '',
  phoneNumber: '9876543210',
  email: 'asha@rao-castings.example',
  employees: '51-200',
};

test('a complete request is valid', () => {
  expect(validate(complete)).toMatchObject({ valid: true, request: complete });
});

test('every employee range of the specification is accepted, and no other', () => {
  expect(employeeRanges).toEqual(['1-10', '11-50', '51-200', '201-500', '501+']);
  for (const employees of employeeRanges) {
    expect(validate({ ...complete, employees }).valid).toBe(true);
  }
  expect(validate({ ...complete, employees: '10-20' }).valid).toBe(false);
});

test('nothing invisible passes: controls, bidirectional marks, tags, lone surrogates', () => {
  const ranges = `0-1f 7f-9f ad-ad 34f-34f 61c-61c 115f-1160 17b4-17b5 180b-180f 200b-200f 2028-202e 2060-206f 3164-3164
    d800-dfff feff-feff ffa0-ffa0 fff9-fffb fffe-ffff e0000-e00ff e01f0-e0fff`;
  const marks = ranges.split(/\s+/).flatMap((range) => {
    const [first = 0, last = 0] = range.split('-').map((hex) => Number.parseInt(hex, 16));
    return Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at));
  });
  const passed = marks.filter((mark) => {
    const result = validate({ ...complete, name: `Asha${mark}Rao` });
    return !result.valid || !['AshaRao', 'Asha Rao'].includes(result.request.name);
  });
  expect(passed.map((mark) => mark.codePointAt(0)?.toString(16))).toEqual([]);
});

test('names in all languages pass, with the joiners that join something', () => {
  for (const name of [
    'می\u200cخواهم',
    'ක්\u200dෂ',
    'അനില്\u200d കുമാര്\u200d',
    '葛城',
    'Zoë 👩🏽\u200d🔧',
    'Nguyễn',
  ]) {
    expect(validate({ ...complete, name })).toMatchObject({ valid: true, request: { name } });
  }
  expect(validate({ ...complete, name: 'علی\u200c رضا\u200c' })).toMatchObject({
    request: { name: 'علی رضا' },
  });
});

test('a name without a visible character is too short', () => {
  for (const nothing of [
    '\u2800\u2800\u2800',
    '\u0301\u0301',
    '\ufe0f\ufe0f\ufe0f',
    '\u{1d159}\u{1d159}',
  ]) {
    for (const field of ['name', 'companyName'] as const) {
      const result = validate({ ...complete, [field]: nothing });
      expect(result).toMatchObject({
        valid: false,
        errors: { [field]: expect.stringMatching(/at least 2 characters$/) },
      });
    }
  }
});

test('an encoded word is refused in every field', () => {
  for (const field of ['name', 'companyName', 'website', 'phoneNumber', 'email'] as const) {
    expect(validate({ ...complete, [field]: '=?utf-8?Q?ceo=40bank.com?=' }).valid).toBe(false);
  }
});

test('a website is not too long once it has its scheme: what is valid stays so', () => {
  const max = demoFields.find(({ name }) => name === 'website')?.maxLength ?? 0;
  const website = `rao.example/${'x'.repeat(max)}`;
  const read = (length: number) => validate({ ...complete, website: website.slice(0, length) });
  const longest = max - 'https://'.length;
  expect(read(longest).valid).toBe(true);
  expect(read(longest + 1).valid).toBe(false);
});
