import { atLeast, emailAddress, type FieldRule, oneOf, websiteAddress } from './field-rules.ts';

/**
 * The demo form: one row a field, in the order of the form. The form itself, its messages and counts, the native post,
 * the mail service's checks, the store, the mails, the table of requests and its CSV follow from these rows
 * (docs/recipes.md). The specification fixes the first six (sections 3 and 5).
 */
type Row = {
  /** Name of the form control, of the mail's parameter and of the JSON key. */
  name: string;
  type: 'text' | 'email' | 'tel' | 'url' | 'textarea' | 'radio' | 'select' | 'checkbox';
  label: string;
  /** Its name in mails and in the table of requests. */
  mailLabel: string;
  required: boolean;
  /** Checks a non-empty answer, and an empty one if the field is required. Without a rule any text is valid. */
  rule?: FieldRule;
  /** Short note beside the label. Optional fields get theirs automatically. */
  hint?: string;
  /** Token of the HTML standard's autofill table. */
  autoComplete?: 'name' | 'organization' | 'organization-title' | 'url' | 'tel' | 'email';
  /** Longest answer in UTF-16 code units: 200 for a line and 2,000 for a textarea unless set. */
  maxLength?: number;
  /** Answers of a radio or select field. */
  options?: readonly string[];
  /** Takes half a row if there is room for two. */
  half?: boolean;
};

export const employeeRanges = ['1-10', '11-50', '51-200', '201-500', '501+'] as const;

const rows = [
  {
    name: 'name',
    type: 'text',
    label: 'Name',
    mailLabel: 'Name',
    required: true,
    rule: atLeast(2, 'Name must be at least 2 characters'),
    autoComplete: 'name',
    maxLength: 120,
    half: true,
  },
  {
    name: 'companyName',
    type: 'text',
    label: 'Company name',
    mailLabel: 'Company',
    required: true,
    rule: atLeast(2, 'Company name must be at least 2 characters'),
    autoComplete: 'organization',
    maxLength: 160,
    half: true,
  },
  {
    name: 'email',
    type: 'email',
    label: 'Email',
    mailLabel: 'Email',
    required: true,
    rule: emailAddress('Please enter a valid email address'),
    autoComplete: 'email',
    // RFC 5321, 4.5.3.1.3
    maxLength: 254,
    half: true,
  },
  {
    name: 'phoneNumber',
    type: 'tel',
    label: 'Phone number',
    mailLabel: 'Phone',
    required: true,
    rule: atLeast(10, 'Please enter a valid phone number'),
    hint: 'With country code',
    autoComplete: 'tel',
    maxLength: 40,
    half: true,
  },
  {
    name: 'website',
    type: 'url',
    label: 'Website',
    mailLabel: 'Website',
    required: false,
    rule: websiteAddress('Please enter a valid website URL'),
    autoComplete: 'url',
    maxLength: 2_000,
  },
  {
    name: 'employees',
    type: 'radio',
    label: 'Number of employees',
    mailLabel: 'Employees',
    required: true,
    rule: oneOf(employeeRanges, 'Please select number of employees'),
    options: employeeRanges,
  },
] as const satisfies readonly Row[];

export type FieldName = (typeof rows)[number]['name'];
export type DemoField = Row & { name: FieldName };

export const demoFields: readonly DemoField[] = rows;

/** A ticked checkbox's value; an unticked one is empty. */
export const ticked = 'Yes';

/** The fields of the specification, in the order in which its mail lists them (section 7). */
const specifiedFields = [
  'name',
  'companyName',
  'website',
  'phoneNumber',
  'email',
  'employees',
] as const satisfies readonly FieldName[];

export type SpecifiedField = (typeof specifiedFields)[number];
export type FurtherField = Exclude<FieldName, SpecifiedField>;

/** Fields that an organization adds: stored, mailed and exported with the others. */
export const furtherFields = demoFields.filter(
  (field): field is DemoField & { name: FurtherField } =>
    !specifiedFields.some((name) => name === field.name),
);

/** All fields in the order of mails and tables: the specification's, then added ones. */
export const mailedFields: readonly DemoField[] = [
  ...specifiedFields.flatMap((name) => demoFields.filter((field) => field.name === name)),
  ...furtherFields,
];
