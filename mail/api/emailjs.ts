import * as v from 'valibot';
import { demoFields } from '#request/demo-fields.ts';
import { defaultMailIds } from '#request/mail-api.ts';
import { type DemoRequest, fieldSchemas, validate, websiteNotProvided } from '#request/schema.ts';

/** What a call of the EmailJS HTTP API asks for. `refused` carries the status and text of the answer. */
export type Call =
  | { kind: 'demo request'; fields: DemoRequest }
  | { kind: 'auto-response'; email: string }
  | { kind: 'refused'; status: 400 | 422; text: string };

const ids: Record<string, { known: readonly string[]; unknown: string }> = {
  user_id: {
    known: [defaultMailIds.userId],
    unknown: 'The Public Key is invalid. Check the User ID in the settings page',
  },
  service_id: {
    // The second is that of EmailJS accounts with a single mail service.
    known: [defaultMailIds.serviceId, 'default_service'],
    unknown: 'The service ID not found. Check the Service ID in the settings page',
  },
  template_id: {
    known: [defaultMailIds.templateId],
    unknown: 'The template ID not found. Check the Template ID in the settings page',
  },
};
/** `lib_version` and `accessToken` are not used. */
const topLevel = [...Object.keys(ids), 'lib_version', 'template_params', 'accessToken'];
/** Older SDKs add these params by themselves; they are ignored. */
const ignoredParams = ['g-recaptcha-response'];
const requestParams = [...demoFields.map(({ name }) => name), 'to_email', ...ignoredParams];
const responseParams = ['to_name', 'to_email', 'company_name', 'message', ...ignoredParams];

/** Reads the JSON body of `/api/v1.0/email/send`; errors use EmailJS's own wording where it has one. */
export function readCall(text: string): Call {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return refused('The request body is not valid JSON');
  }
  if (!isRecord(body)) return refused('The request body must be a JSON object');
  const unknownKey = Object.keys(body).find((key) => !topLevel.includes(key));
  if (unknownKey !== undefined) return refused('The request body has an unknown parameter');
  return readBody(body);
}

/** Reads the fields of `/api/v1.0/email/send-form`: the ids, and the template params beside them. */
export function readFormCall(form: FormData): Call {
  const body: Record<string, unknown> = {};
  const params: [string, string][] = [];
  for (const [name, value] of form) {
    if (typeof value !== 'string') {
      if (value.size > 0) return refused('The form has a file. Attachments are not accepted');
    } else if (topLevel.includes(name)) body[name] = value;
    else params.push([name, value]);
  }
  return readBody({ ...body, template_params: Object.fromEntries(params) });
}

function readBody(body: Record<string, unknown>): Call {
  for (const [name, { known, unknown }] of Object.entries(ids)) {
    const id = body[name];
    if (typeof id !== 'string' || id === '') return refused(`The ${name} parameter is required`);
    if (!known.includes(id)) return refused(unknown);
  }
  if (!isRecord(body.template_params)) return refused('The template_params parameter is required');
  return readParams(body.template_params);
}

function readParams(given: Record<string, unknown>): Call {
  const keys = Object.keys(given);
  // The site sends both mails with one template id; their params tell them apart.
  const expected = keys.includes('to_name') ? responseParams : requestParams;
  if (keys.some((key) => !expected.includes(key))) {
    return refused('The template_params have an unknown parameter');
  }
  const params: Record<string, string> = {};
  for (const [name, value] of Object.entries(given)) {
    const text = asText(value);
    if (text === undefined) return refused('The template_params must be texts');
    params[name] = text;
  }
  if (!params.to_email) return refused('The recipients address is empty', 422);
  const recipient = v.safeParse(fieldSchemas.email, params.to_email);
  if (!recipient.success) return refused('The recipients address must be one address', 422);
  // Of the second call nothing but the address is used.
  return expected === responseParams
    ? { kind: 'auto-response', email: recipient.output }
    : readDemoRequest(params);
}

/** Like EmailJS: numbers and booleans are written out, null becomes empty. */
function asText(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  if (value === null) return '';
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined;
}

function readDemoRequest(params: Record<string, string>): Call {
  const website = params.website === websiteNotProvided ? '' : params.website;
  const result = validate({ ...params, website: website ?? '' });
  if (result.valid) return { kind: 'demo request', fields: result.request };
  const errors = Object.entries(result.errors);
  return refused(errors.map(([field, message]) => `${field}: ${message}`).join('; '));
}

function refused(text: string, status: 400 | 422 = 400): Call {
  return { kind: 'refused', status, text };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
