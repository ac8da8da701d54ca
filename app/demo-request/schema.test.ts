import { expect, test } from 'vitest';
import { employeeRanges, validate } from './schema.ts';

const complete = {
  name: 'Asha Rao',
  companyName: 'Rao Castings',
  website: '',
  phoneNumber: '9876543210',
  email: 'asha@rao-castings.example',
  employees: '51-200',
};

test('a complete request is valid, with or without a website', () => {
  expect(validate(complete)).toEqual({ valid: true, request: complete });
  expect(validate({ ...complete, website: 'https://rao.example/plant' })).toMatchObject({
    valid: true,
  });
});

test('each rule of the specification gives its message, word for word', () => {
  const broken = [
    [{ name: 'A' }, 'name', 'Name must be at least 2 characters'],
    [{ companyName: ' B ' }, 'companyName', 'Company name must be at least 2 characters'],
    [{ website: 'not a site' }, 'website', 'Please enter a valid website URL'],
    [{ website: 'javascript:alert(1)' }, 'website', 'Please enter a valid website URL'],
    [{ phoneNumber: '123456789' }, 'phoneNumber', 'Please enter a valid phone number'],
    [{ email: 'asha@' }, 'email', 'Please enter a valid email address'],
    [{ employees: '' }, 'employees', 'Please select number of employees'],
    [{ employees: '10-20' }, 'employees', 'Please select number of employees'],
  ] as const;
  for (const [change, field, message] of broken) {
    expect(validate({ ...complete, ...change })).toEqual({
      valid: false,
      errors: { [field]: message },
    });
  }
});

test('every employee range of the specification is accepted', () => {
  expect(employeeRanges).toEqual(['1-10', '11-50', '51-200', '201-500', '501+']);
  for (const employees of employeeRanges) {
    expect(validate({ ...complete, employees }).valid).toBe(true);
  }
});

test('a bare domain is validated and kept with its scheme', () => {
  expect(validate({ ...complete, website: 'rao.example' })).toMatchObject({
    valid: true,
    request: { website: 'https://rao.example' },
  });
});

test('two addresses, line breaks and direction marks never pass in any field', () => {
  for (const email of ['a@x.example, b@y.example', 'a@x.example b@y.example', '<a@x.example>']) {
    expect(validate({ ...complete, email }).valid).toBe(false);
  }
  for (const field of ['name', 'companyName', 'website', 'phoneNumber', 'email'] as const) {
    for (const mark of ['\r\nBcc: v@x.example', '\u202e', '\u0000']) {
      expect(validate({ ...complete, [field]: `${complete[field]}${mark}x` }).valid).toBe(false);
    }
  }
});

test('nothing invisible passes that a line has no use for: controls, direction marks, tags, halves of a character', () => {
  const ranges = [
    [0x00, 0x1f],
    [0x7f, 0x9f],
    [0xad, 0xad],
    [0x061c, 0x061c],
    [0x180e, 0x180e],
    [0x200b, 0x200b],
    [0x200e, 0x200f],
    [0x2028, 0x202e],
    [0x2060, 0x2064],
    [0x2066, 0x2069],
    [0xd800, 0xdfff],
    [0xfeff, 0xfeff],
    [0xfff9, 0xfffb],
    [0xfffe, 0xffff],
    [0xe0000, 0xe007f],
  ] as const;
  const marks = ranges.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
  );
  const passed = marks.filter((mark) => validate({ ...complete, name: `Asha${mark}Rao` }).valid);
  expect(passed.map((mark) => mark.codePointAt(0)?.toString(16))).toEqual([]);
});

test('names of all languages pass, with the joiners and variants that they are written with', () => {
  for (const name of ['می\u200cخواهم', 'ක්\u200dෂ', '葛\u{e0100}城', 'Zoë 👩\u200d🔧', 'Nguyễn']) {
    expect(validate({ ...complete, name }).valid, name).toBe(true);
  }
});

test('a website that hides its host behind a password, and an address at a number, are none', () => {
  for (const website of [
    'https://u:p@x.example',
    'https://u@x.example',
    'https://:bank.example@x.example',
  ]) {
    expect(validate({ ...complete, website }).valid, website).toBe(false);
  }
  for (const email of ['a@127.0.0.1', 'a@10.1', 'a@host.2']) {
    expect(validate({ ...complete, email }).valid, email).toBe(false);
  }
  for (const email of ['a@b.c', 'a@1and1.example', 'a@mail.xn--p1ai']) {
    expect(validate({ ...complete, email }).valid, email).toBe(true);
  }
});

test('an empty form names all five required fields at once', () => {
  const result = validate({});
  expect(result.valid).toBe(false);
  if (!result.valid) {
    expect(Object.keys(result.errors)).toEqual([
      'name',
      'companyName',
      'phoneNumber',
      'email',
      'employees',
    ]);
  }
});
