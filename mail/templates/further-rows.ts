import { furtherFields } from '#app/demo-request/demo-fields.ts';
import type { DemoRequest } from '#app/demo-request/schema.ts';

/** The answers to fields that an organisation has added to the form, as rows; an empty answer has none. */
export function furtherRows(request: DemoRequest): { label: string; value: string }[] {
  return furtherFields.flatMap(({ name, mailLabel }) =>
    request[name] === '' ? [] : [{ label: mailLabel, value: request[name] }],
  );
}
