import { brand, type Proof } from '#app/brand.ts';
import type { Fields } from '#mail/operations/log.ts';

const slots = ['price', 'setUp', 'erp', 'hosting', 'users'] as const;

/** Domains that are reserved for examples and tests (RFC 2606). */
const exampleDomain = /(?:^|\.)(?:example(?:\.(?:com|net|org))?|test|invalid|localhost)$/;

type Brand = { readonly siteUrl: string; readonly proof: Proof };

/**
 * For the log at the start: which of a buyer's questions `app/brand.ts` leaves without an answer, and its domain if that
 * is an example. Undefined when nothing is missing.
 */
export function unfinishedBrand({ siteUrl, proof }: Brand = brand): Fields | undefined {
  const empty = slots.filter((slot) => !proof[slot]);
  const { hostname } = new URL(siteUrl);
  const exampleOnly = exampleDomain.test(hostname) ? hostname : undefined;
  if (empty.length === 0 && exampleOnly === undefined) return undefined;
  return {
    emptyProof: empty.join(', ') || undefined,
    exampleDomain: exampleOnly,
    see: 'docs/rebranding.md',
  };
}
