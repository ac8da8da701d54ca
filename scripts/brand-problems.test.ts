import { expect, test } from 'vitest';
import { brandProblems } from './brand-problems.ts';

test('the brand’s own proof can be published', () => {
  expect(brandProblems()).toEqual([]);
});

const said = { person: 'Lena Rao', role: 'Plant head', sentence: 'It works.' };

test('a misspelled key, a missing one and a picture that is not there are named', () => {
  const problems = brandProblems({
    prize: 'From 900 rupees',
    erp: ' ',
    customers: [
      { name: 'Acme', ...said },
      { name: 'Rao', logo: 'M1 1h24v26H1z', ...said },
      { name: 'Sethi', logo: 'https://sethi.example/logo.svg', ...said },
      { name: 'Iyer', logo: 'iyer.svg', ...said },
    ],
    contact: { name: 'Vikram', picture: '/people/nobody.svg' },
  });
  expect(problems).toEqual([
    expect.stringMatching(/proof\.erp: must not be empty/),
    expect.stringMatching(/proof\.customers\.3\.logo: must be an SVG path, a file such as/),
    expect.stringMatching(/proof\.contact\.role: is missing/),
    expect.stringMatching(/proof\.contact\.picture: names public\/people\/nobody\.svg/),
    expect.stringMatching(/proof\.prize: is not a field/),
  ]);
});
