import { expect, test } from 'vitest';
import { brand } from '#app/brand.ts';
import { acknowledgementParams, requestParams } from './mail-params.ts';
import { furtherAnswers } from './schema.ts';

const request = {
  name: 'Asha Rao',
  companyName: 'Rao Castings',
  website: '',
  phoneNumber: '+91 98765 43210',
  email: 'asha@rao-castings.example',
  employees: '51-200',
} as const;

test('the first mail has the seven params of the specification, in its order', () => {
  expect(Object.entries(requestParams(request, 'sales@example.com'))).toEqual([
    ['name', 'Asha Rao'],
    ['companyName', 'Rao Castings'],
    ['website', 'Not provided'],
    ['phoneNumber', '+91 98765 43210'],
    ['email', 'asha@rao-castings.example'],
    ['employees', '51-200'],
    ['to_email', 'sales@example.com'],
    ...Object.entries(furtherAnswers({})),
  ]);
});

test('a given website is sent unchanged', () => {
  const website = 'https://rao-castings.example';
  expect(requestParams({ ...request, website }, '').website).toBe(website);
});

test('the second mail thanks the visitor, sums up company, employees and contact, and names the docs', () => {
  const { message, ...rest } = acknowledgementParams(request, 'https://flow.example');
  expect(rest).toEqual({
    to_name: 'Asha Rao',
    to_email: 'asha@rao-castings.example',
    company_name: 'Rao Castings',
  });
  for (const part of ['Thank you', 'Rao Castings', '51-200', '+91 98765 43210', request.email]) {
    expect(message).toContain(part);
  }
  expect(message).toContain(`https://flow.example${brand.docsPath}`);
});
