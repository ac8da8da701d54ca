import * as v from 'valibot';
import {
  type DemoRequest,
  demoRequestSchema,
  fieldNames,
  validate,
  websiteNotProvided,
} from '#app/demo-request/schema.ts';
import { defaultMailIds } from '#app/emailjs/built-in-ids.ts';

/** What a body sent to `/api/v1.0/email/send` asks for. `refused` carries the status and text of the answer. */
export type Call =
  | { kind: 'demo request'; request: DemoRequest }
  | { kind: 'auto-response'; email: string }
  | { kind: 'refused'; status: 400 | 413 | 422; text: string };

const topLevel = [
  'lib_version',
  'user_id',
  'service_id',
  'template_id',
  'template_params',
  'accessToken',
];
const requestParams = [...fieldNames, 'to_email'];
const responseParams = ['to_name', 'to_email', 'company_name', 'message'];
const longestText = 4_000;

/** Reads a body by the EmailJS HTTP API; answers in its words where it has some. */
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
  for (const name of ['user_id', 'service_id', 'template_id']) {
    if (typeof body[name] !== 'string' || body[name] === '') {
      return refused(`The ${name} parameter is required`);
    }
  }
  for (const name of ['lib_version', 'accessToken']) {
    if (body[name] !== undefined && typeof body[name] !== 'string') {
      return refused(`The ${name} parameter must be text`);
    }
  }
  if (body.user_id !== defaultMailIds.userId) {
    return refused('The Public Key is invalid. Check the User ID in the settings page');
  }
  if (body.service_id !== defaultMailIds.serviceId) {
    return refused('The service ID not found. Check the Service ID in the settings page');
  }
  if (body.template_id !== defaultMailIds.templateId) {
    return refused('The template ID not found. Check the Template ID in the settings page');
  }
  if (!isRecord(body.template_params)) return refused('The template_params parameter is required');
  return readParams(body.template_params);
}

function readParams(params: Record<string, unknown>): Call {
  const keys = Object.keys(params);
  // The site sends both mails with one template id; their params tell them apart.
  const expected = keys.includes('to_name') ? responseParams : requestParams;
  if (keys.some((key) => !expected.includes(key))) {
    return refused('The template_params have an unknown parameter');
  }
  if (Object.values(params).some((value) => typeof value !== 'string')) {
    return refused('The template_params must be texts');
  }
  if (params.to_email === undefined || params.to_email === '') {
    return { kind: 'refused', status: 422, text: 'The recipients address is empty' };
  }
  const recipient = v.safeParse(demoRequestSchema.entries.email, params.to_email);
  if (!recipient.success) {
    return { kind: 'refused', status: 422, text: 'The recipients address must be one address' };
  }
  return expected === responseParams
    ? readAutoResponse(params, recipient.output)
    : readDemoRequest(params);
}

function readDemoRequest(params: Record<string, unknown>): Call {
  const website = params.website === websiteNotProvided ? '' : params.website;
  const result = validate({ ...params, website });
  if (result.valid) return { kind: 'demo request', request: result.request };
  const errors = Object.entries(result.errors);
  return refused(errors.map(([field, message]) => `${field}: ${message}`).join('; '));
}

function readAutoResponse(params: Record<string, unknown>, email: string): Call {
  for (const name of ['to_name', 'company_name'] as const) {
    const entry = name === 'to_name' ? 'name' : 'companyName';
    const result = v.safeParse(demoRequestSchema.entries[entry], params[name]);
    if (!result.success) return refused(`${name}: ${result.issues[0].message}`);
  }
  const { message } = params;
  if (typeof message !== 'string' || message.length > longestText) {
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
