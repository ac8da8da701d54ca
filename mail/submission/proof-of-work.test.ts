import { expect, test, vi } from 'vitest';
import { solve } from '#app/demo-form/proof-of-work.ts';
import { createProofOfWork } from './proof-of-work.ts';

type Payload = {
  challenge: { parameters: Record<string, unknown>; signature: string };
  solution: { counter: number; derivedKey: string };
};

const key = 'key:form-of-a-person';
const decode = (proof: string): Payload => JSON.parse(atob(proof));
const encode = (payload: object): string => btoa(JSON.stringify(payload));

async function solved(forKey = key) {
  const text = JSON.stringify(await createProofOfWork('secret').challenge(forKey));
  return solve(text);
}

const proofs = createProofOfWork('secret');

test('a solved challenge is a proof for its own form, on every instance that shares the secret', async () => {
  const proof = await solved();
  expect(await proofs.verify(proof, key)).toBe('good');
  expect(await createProofOfWork('secret').verify(proof, key)).toBe('good');
  expect(await proofs.verify(proof, 'key:another-form')).toBe('offered');
  expect(await createProofOfWork('other').verify(proof, key)).toBe('offered');
});

test('without a header there is no proof, and a capable caller is recognized by its offer', async () => {
  expect(await proofs.verify(undefined, key)).toBe('none');
  expect(await proofs.verify('', key)).toBe('none');
  expect(await proofs.verify('offered', key)).toBe('offered');
});

test('a proof that is ten minutes old, altered, made easier or made up is refused', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 11 * 60_000 });
  const aged = await solved();
  vi.useRealTimers();
  expect(await proofs.verify(aged, key), 'aged').toBe('offered');
  const { challenge, solution } = decode(await solved());
  const { parameters } = challenge;
  const bad: Record<string, unknown> = {
    'another solution': { challenge, solution: { ...solution, derivedKey: '00'.repeat(32) } },
    'fewer rounds': {
      challenge: { ...challenge, parameters: { ...parameters, cost: 1 } },
      solution,
    },
    'a later end': {
      challenge: { ...challenge, parameters: { ...parameters, expiresAt: 9_999_999_999 } },
      solution,
    },
    'an end that is no time': {
      challenge: { ...challenge, parameters: { ...parameters, expiresAt: { toString: 1 } } },
      solution,
    },
    'another signature': { challenge: { ...challenge, signature: '00'.repeat(32) }, solution },
    'no object': 'verified',
  };
  for (const [name, payload] of Object.entries(bad)) {
    expect(await proofs.verify(encode(Object(payload)), key), name).toBe('offered');
  }
  for (const header of ['null', '{}', '%%%', 'a'.repeat(60_000), btoa('[]')]) {
    expect(await proofs.verify(header, key), header.slice(0, 9)).toBe('offered');
  }
});
