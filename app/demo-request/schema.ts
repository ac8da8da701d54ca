import * as v from 'valibot';

/**
 * The demo request: its fields, rules and messages (specification, sections 3 and 5).
 * The browser form, the native form post and the mail service all validate with this one schema.
 */

export const employeeRanges = ['1-10', '11-50', '51-200', '201-500', '501+'] as const;

/** The fields of the specification. */
export const specifiedFields = [
  'name',
  'companyName',
  'website',
  'phoneNumber',
  'email',
  'employees',
] as const;

/** Fields that an organisation adds: stored, mailed and exported with the others (docs/recipes.md). */
export const furtherFields = [] as const;

export const fieldNames = [...specifiedFields, ...furtherFields] as const;

export type FurtherField = (typeof furtherFields)[number];
export type FieldName = (typeof fieldNames)[number];

/** What a visitor typed: one string a field, in the order above; empty where nothing was. */
export type DemoRequestInput = Record<FieldName, string>;

/** Longest value a field takes, in UTF-16 code units. An e-mail address ends at 254 (RFC 5321, 4.5.3.1.3). */
export const maxLengths: Record<FieldName, number> = {
  name: 120,
  companyName: 160,
  website: 300,
  phoneNumber: 40,
  email: 254,
  employees: 10,
};

/** What stands for an empty website wherever a request is shown. */
export const websiteNotProvided = 'Not provided';

// Controls (line breaks included), halves of a character, bidirectional marks, line and paragraph separators, and what
// has no width: with tags and variation selectors, whole sentences can be sent that only machines read. The two joiners
// are for scripts and emoji that are written with them, between two of their characters.
const unprintable =
  /[\p{Cc}\p{Cs}\p{Bidi_Control}\p{Zl}\p{Zp}\ufff9-\uffff]|(?![\u200c\u200d])\p{Default_Ignorable_Code_Point}|(?<![\p{Lo}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200c\u200d]|[\u200c\u200d](?![\p{Lo}\p{M}\p{Extended_Pictographic}])/u;

// Keyboards add these to emoji and to some Japanese names; without them the character is the same.
const variationSelectors = /[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]/gu;

// A mark without its letter and the empty Braille cell (U+2800) show nothing.
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u;

// One unquoted address: local part, @, labels, of which the last is no number, as an IP address's is. Each class is
// bounded, so matching is linear.
const address =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]{1,64}(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]{1,64}){0,9}@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?){0,8}\.[a-z](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;

function line(field: FieldName) {
  return v.pipe(
    v.string('This field must be text'),
    v.transform((value) => value.replaceAll(variationSelectors, '')),
    v.trim(),
    v.maxLength(maxLengths[field], `Please use at most ${maxLengths[field]} characters`),
    v.check(
      (value) => !unprintable.test(value),
      'Please remove line breaks and invisible characters',
    ),
    // RFC 2047: a mail program may read `=?utf-8?Q?…?=` as other text than was checked here.
    v.check((value) => !value.includes('=?'), 'Please remove the characters =?'),
  );
}

/** Adds `https://` to a bare domain, so that `example.com` is a website as well as its full address is. */
export function normalizeWebsite(value: string): string {
  return value === '' || /^[a-z][a-z0-9+.-]*:/i.test(value) ? value : `https://${value}`;
}

function isWebsite(value: string): boolean {
  if (value === '') return true;
  if (value.length > maxLengths.website || /\s/.test(value) || !URL.canParse(value)) return false;
  const url = new URL(value);
  return (
    (url.protocol === 'https:' || url.protocol === 'http:') &&
    /^[^.]+(?:\.[^.]+)+$/.test(url.hostname) &&
    url.username === '' &&
    url.password === ''
  );
}

function nameLine(field: 'name' | 'companyName', message: string) {
  return v.pipe(
    line(field),
    v.minLength(2, message),
    v.check((value) => visible.test(value.replaceAll('\u2800', '')), message),
  );
}

export const demoRequestSchema = v.object({
  name: nameLine('name', 'Name must be at least 2 characters'),
  companyName: nameLine('companyName', 'Company name must be at least 2 characters'),
  website: v.pipe(
    line('website'),
    v.transform(normalizeWebsite),
    v.check(isWebsite, 'Please enter a valid website URL'),
  ),
  phoneNumber: v.pipe(line('phoneNumber'), v.minLength(10, 'Please enter a valid phone number')),
  email: v.pipe(
    line('email'),
    v.check((value) => address.test(value), 'Please enter a valid email address'),
  ),
  employees: v.picklist(employeeRanges, 'Please select number of employees'),
});

/** A request that passed every rule: trimmed, website with its scheme or empty. */
export type DemoRequest = v.InferOutput<typeof demoRequestSchema>;

export type FieldErrors = Partial<Record<FieldName, string>>;

export type ValidationResult =
  | { valid: true; request: DemoRequest }
  | { valid: false; errors: FieldErrors };

/** Validates what was typed. With errors, each field has at most one message: the first that applies. */
export function validate(input: Partial<Record<FieldName, unknown>>): ValidationResult {
  const result = v.safeParse(demoRequestSchema, { ...emptyInput, ...input });
  if (result.success) return { valid: true, request: result.output };
  const errors: FieldErrors = {};
  for (const issue of result.issues) {
    const field = fieldNames.find((name) => name === v.getDotPath(issue));
    if (field) errors[field] ??= issue.message;
  }
  return { valid: false, errors };
}

export const emptyInput: DemoRequestInput = {
  name: '',
  companyName: '',
  website: '',
  phoneNumber: '',
  email: '',
  employees: '',
};

/** Reads the fields of a submitted form; a missing or file value counts as empty. */
export function readInput(form: FormData): DemoRequestInput {
  const input = { ...emptyInput };
  for (const field of fieldNames) {
    const value = form.get(field);
    if (typeof value === 'string') input[field] = value;
  }
  return input;
}

/** The answers to the fields that the specification does not know; empty where there is none. */
export function furtherAnswers(
  answers: Partial<Record<string, unknown>>,
): Record<FurtherField, string> {
  const found: Record<string, string> = {};
  for (const field of furtherFields as readonly string[]) {
    const value = answers[field];
    found[field] = typeof value === 'string' ? value : '';
  }
  return found;
}
