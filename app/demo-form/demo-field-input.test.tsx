import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { demoFields } from '#request/demo-fields.ts';
import { DemoFieldInput } from './demo-field-input.tsx';

test('a choice is sent as it is written here, whatever a translator makes of its text', () => {
  const field = demoFields.find(({ name }) => name === 'employees');
  if (!field) throw new Error('There is no field employees');
  const html = renderToStaticMarkup(
    <DemoFieldInput
      field={{ ...field, type: 'select' }}
      error={undefined}
      defaultValue=""
      checked={undefined}
    />,
  );
  for (const option of field.options ?? []) expect(html).toContain(`<option value="${option}"`);
});

test('a required choice is required as a group, so that no radio is invalid before anyone has chosen', () => {
  const field = demoFields.find(({ type, required }) => type === 'radio' && required);
  if (!field) throw new Error('There is no required choice');
  const html = renderToStaticMarkup(
    <DemoFieldInput field={field} error={undefined} defaultValue="" checked={undefined} />,
  );
  expect(html).toMatch(/<fieldset[^>]* role="radiogroup" aria-required="true"/);
  expect(html).not.toMatch(/<input[^>]* required/);
});
