import { furtherFields } from '#app/demo-request/demo-fields.ts';
import { furtherAnswers } from '#app/demo-request/schema.ts';

/** The answers to added fields, as rows. An empty answer, or one from before the field was added, gives no row. */
export function furtherRows(
  request: Partial<Record<string, unknown>>,
): { label: string; value: string }[] {
  const answers = furtherAnswers(request);
  return furtherFields.flatMap(({ name, mailLabel }) =>
    answers[name] === '' ? [] : [{ label: mailLabel, value: answers[name] }],
  );
}
