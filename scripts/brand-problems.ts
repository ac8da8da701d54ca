import * as v from 'valibot';
import { brand, type Proof } from '../app/brand.ts';
import { logoProblem, pictureProblem } from '../app/content/rules.ts';

const text = v.pipe(v.string(), v.trim(), v.nonEmpty('must not be empty'));

function refusedWith(problemOf: (text: string) => string | undefined) {
  return v.pipe(
    text,
    v.rawCheck(({ dataset, addIssue }) => {
      const message = dataset.typed ? problemOf(dataset.value) : undefined;
      if (message) addIssue({ message });
    }),
  );
}

const picture = refusedWith(pictureProblem);
const logo = refusedWith(logoProblem);

const address = v.pipe(
  text,
  v.check((href) => href.startsWith('https://') && URL.canParse(href), 'must be an https address'),
);

const proof = v.strictObject({
  price: v.optional(text),
  hosting: v.optional(text),
  setUp: v.optional(text),
  erp: v.optional(text),
  users: v.optional(text),
  customers: v.optional(
    v.array(
      v.strictObject({
        name: text,
        logo: v.optional(logo),
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
