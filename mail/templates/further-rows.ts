import { type DemoRequestInput, furtherAnswers } from '#app/demo-request/schema.ts';

/** `jobTitle` is shown as `Job title`. */
function spell(field: string): string {
  const words = field.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The answers to fields that an organisation has added to the form, as rows; an empty answer has none. */
export function furtherRows(request: DemoRequestInput): { label: string; value: string }[] {
  const answers: Record<string, string> = furtherAnswers(request);
  return Object.entries(answers).flatMap(([field, value]) =>
    value === '' ? [] : [{ label: spell(field), value }],
  );
}
