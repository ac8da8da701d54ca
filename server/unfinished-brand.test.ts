import { expect, test } from 'vitest';
import { unfinishedBrand } from './unfinished-brand.ts';

const proof = {
  price: 'From 900 rupees a person a month.',
  setUp: 'We do, in two weeks.',
  erp: 'By its REST interface.',
  hosting: 'AWS in Mumbai',
  users: 'Forty pump makers in Pune.',
};

test('a complete brand has nothing to say', () => {
  expect(unfinishedBrand({ siteUrl: 'https://www.northline.io', proof })).toBeUndefined();
});

test('empty answers and an example domain are named', () => {
  const { erp: _, setUp: __, ...rest } = proof;
  expect(unfinishedBrand({ siteUrl: 'https://northline.io', proof: rest })).toMatchObject({
    emptyProof: 'setUp, erp',
    exampleDomain: undefined,
  });
  for (const host of ['northline.example', 'www.example.com', 'northline.test']) {
    expect(unfinishedBrand({ siteUrl: `https://${host}`, proof })).toMatchObject({
      emptyProof: undefined,
      exampleDomain: host,
    });
  }
});
