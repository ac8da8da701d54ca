import { existsSync } from 'node:fs';
import * as v from 'valibot';
import { brand, type Proof } from '../app/brand.ts';

const text = v.pipe(v.string(), v.trim(), v.nonEmpty('must not be empty'));

/** A picture: a file in `public/`, or one of another host. */
const picture = v.pipe(
  text,
  v.check(
    (src) => /^\/[^/]/.test(src) || (src.startsWith('https://') && URL.canParse(src)),
    'must be a file such as /people/lena.svg, or an https address',
  ),
  v.check(
    (src) => !src.startsWith('/') || existsSync(new URL(`../public${src}`, import.meta.url)),
    ({ input }) => `names public${input}, which does not exist (create the folder public/)`,
  ),
);

const address = v.pipe(
  text,
  v.check((href) => href.startsWith('https://') && URL.canParse(href), 'must be an https address'),
);

const proof = v.strictObject({
  price: v.optional(text),
  hosting: v.optional(text),
  customers: v.optional(
    v.array(
      v.strictObject({
        name: text,
        logo: v.optional(picture),
        sentence: text,
        person: text,
        role: text,
        picture: v.optional(picture),
      }),
    ),
  ),
  numbers: v.optional(
    v.array(v.strictObject({ value: text, text, source: text, href: v.optional(address) })),
  ),
  contact: v.optional(v.strictObject({ name: text, role: text, picture: v.optional(picture) })),
}) satisfies v.GenericSchema<Proof>;

/**
 * What keeps the brand's proof from being published, a line each with the field: a misspelled or missing key, an empty
 * text, a file that is not in `public/`.
 */
export function brandProblems(value: unknown = brand.proof): string[] {
  const { issues = [] } = v.safeParse(proof, value);
  return issues.map((issue) => {
    const field = `app/brand.ts: proof.${v.getDotPath(issue) ?? ''}`;
    if (issue.expected === 'never') return `${field}: is not a field of the proof`;
    if (issue.received === 'undefined') return `${field}: is missing`;
    return `${field}: ${issue.message}`;
  });
}
