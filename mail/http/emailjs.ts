import * as v from 'valibot';
import { honeypotField } from '#app/demo-request/anti-spam-headers.ts';
import { demoFields } from '#app/demo-request/demo-fields.ts';
import {
  type DemoRequest,
  fieldSchemas,
  validate,
  websiteNotProvided,
} from '#app/demo-request/schema.ts';
import { defaultMailIds } from '#app/emailjs/built-in-ids.ts';

/**
 * What a call of the EmailJS HTTP API asks for. `refused` carries the status and text of the answer. `honeypot` is set
 * when the honeypot field of our own form came filled.
 */
export type Call =
  | { kind: 'demo request'; request: DemoRequest; honeypot: string | undefined }
  | { kind: 'auto-response'; email: string }
  | { kind: 'refused'; status: 400 | 413 | 422; text: string };

const ids = ['user_id', 'service_id', 'template_id'] as const;
const topLevel = [...ids, 'lib_version', 'template_params', 'accessToken'];
/** Older SDKs add these params by themselves; they are ignored. */
const ignoredParams = ['g-recaptcha-response'];
const requestParams = [
  ...demoFields.map(({ name }) => name),
  'to_email',
  honeypotField,
  ...ignoredParams,
];
const responseParams = ['to_name', 'to_email', 'company_name', 'message', ...ignoredParams];
const longestText = 4_000;
/** The service id of EmailJS accounts with a single mail service. */
const defaultService = 'default_service';

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
  for (const name of ids) {
    if (typeof body[name] !== 'string' || body[name] === '') {
      return refused(`The ${name} parameter is required`);
    }
  }
  for (const name of ['lib_version', 'accessToken']) {
    const value = body[name] ?? '';
    if (typeof value !== 'string') return refused(`The ${name} parameter must be text`);
  }
  if (body.user_id !== defaultMailIds.userId) {
    return refused('The Public Key is invalid. Check the User ID in the settings page');
  }
  if (body.service_id !== defaultMailIds.serviceId && body.service_id !== defaultService) {
    return refused('The service ID not found. Check the Service ID in the settings page');
  }
  if (body.template_id !== defaultMailIds.templateId) {
    return refused('The template ID not found. Check the Template ID in the settings page');
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
  if (!params.to_email) {
    return { kind: 'refused', status: 422, text: 'The recipients address is empty' };
  }
  const recipient = v.safeParse(fieldSchemas.email, params.to_email);
  if (!recipient.success) {
    return { kind: 'refused', status: 422, text: 'The recipients address must be one address' };
  }
  return expected === responseParams
    ? readAutoResponse(params, recipient.output)
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
  if (result.valid) {
    const honeypot = params[honeypotField] || undefined;
    return { kind: 'demo request', request: result.request, honeypot };
  }
  const errors = Object.entries(result.errors);
  return refused(errors.map(([field, message]) => `${field}: ${message}`).join('; '));
}

function readAutoResponse(params: Record<string, string>, email: string): Call {
  for (const [name, field] of [
    ['to_name', 'name'],
    ['company_name', 'companyName'],
  ] as const) {
    const result = v.safeParse(fieldSchemas[field], params[name]);
    if (!result.success) return refused(`${name}: ${result.issues[0].message}`);
  }
  const { message } = params;
  if (message === undefined || message.length > longestText) {
    return refused(`message: Please send at most ${longestText} characters of text`);
  }
  return { kind: 'auto-response', email };
}

function refused(text: string): Call {
  return { kind: 'refused', status: 400, text };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
