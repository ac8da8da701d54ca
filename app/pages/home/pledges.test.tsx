import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { brand } from '#brand/brand.ts';
import { home } from './copy.ts';
import { CustomerStrip } from './customer-strip.tsx';
import { BuyerQuestions, Pledges } from './pledges.tsx';

const filled = {
  setUp: 'We do, in two weeks.',
  erp: 'By its REST interface.',
  users: 'Forty pump makers in Pune.',
};

test('a question is asked only where the brand answers it', () => {
  const { questions } = home.pledges;
  const all = renderToStaticMarkup(<BuyerQuestions proof={filled} />);
  for (const name of ['setUp', 'erp', 'users'] as const) {
    expect(all).toContain(questions[name]);
    expect(all).toContain(filled[name]);
  }
  const one = renderToStaticMarkup(<BuyerQuestions proof={{ erp: filled.erp }} />);
  expect(one).toContain(questions.erp);
  expect(one).not.toContain(questions.users);
  expect(renderToStaticMarkup(<BuyerQuestions proof={{}} />)).toBe('');
});

test('nothing is shown for proof that the brand leaves empty', () => {
  const empty = renderToStaticMarkup(<Pledges proof={{}} />);
  expect(empty).not.toContain(home.pledges.proofTitle);
  expect(renderToStaticMarkup(<CustomerStrip customers={[]} />)).toBe('');
  expect(renderToStaticMarkup(<Pledges />).includes(home.pledges.proofTitle)).toBe(
    Boolean(brand.proof.customers?.length || brand.proof.numbers?.length),
  );
});
