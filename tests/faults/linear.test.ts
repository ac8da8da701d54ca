import { Hono } from 'hono';
import { etag } from 'hono/etag';
import { serveStatic } from 'hono/serve-static';
import * as v from 'valibot';
import { test } from 'vitest';
import { isFreemail, suggestAddress } from '#app/demo-form/email-hints.ts';
import { clientAddress, clientNetwork, parseAddressRange } from '#mail/http/addresses.ts';
import { bodyLimitBytes } from '#mail/http/body.ts';
import { readCall } from '#mail/http/emailjs.ts';
import { createReceipts } from '#mail/submission/receipts.ts';
import { createSpamCheck } from '#mail/submission/spam-check.ts';
import { quotable } from '#mail/templates/wording-filter.ts';
import { callBody, demoParams, visitor } from '#mail/testing.ts';
import { decodeContext } from '#request/context.ts';
import { emptyProcess, validateProcess } from '#request/process/process.ts';
import { fieldSchemas } from '#request/schema.ts';

const spamCheck = createSpamCheck('secret', Date.now);
const receipts = createReceipts('secret', Date.now);
const proxies = ['0.0.0.0/0', '::/0'].map(parseAddressRange).filter((range) => range !== undefined);

const site = new Hono().get(
  '/',
  etag(),
  serveStatic({ precompressed: true, getContent: async () => 'content' }),
);

/** What a header may hold of a text: a control character or one beyond Latin-1 never arrives. */
function printable(text: string): string {
  return text.replace(/[^ -~]/g, '?');
}

/** Everything that checks, reads or rewrites text from outside, by name. */
const validators: Record<string, (text: string) => unknown> = {
  ...Object.fromEntries(
    Object.entries(fieldSchemas).map(([field, schema]) => [
      `rule of ${field}`,
      (text: string) => v.safeParse(schema, text),
    ]),
  ),
  ...Object.fromEntries(
    Object.keys(demoParams).map((field) => [
      `body, ${field}`,
      (text: string) => readCall(JSON.stringify(callBody({ ...demoParams, [field]: text }))),
    ]),
  ),
  'body, as much as is read': (text) => readCall(text.slice(0, bodyLimitBytes)),
  'hints at an address': (text) => [isFreemail(text), suggestAddress(text)],
  'a link for a name': (text) => spamCheck.check({ ...visitor, name: text }, {}),
  'form timestamp token': (text) => spamCheck.check(visitor, { formTimestampToken: text }),
  receipt: receipts.verify,
  'request context': decodeContext,
  'name in a drawn process': (text) => validateProcess({ ...emptyProcess, name: text }),
  'words in a mail': quotable,
  'forwarded addresses': (text) => clientAddress(text, '127.0.0.1', proxies),
  'network of an address': clientNetwork,
  'what a client holds of a file': (text) =>
    site.request('/', { headers: { 'If-None-Match': printable(text) } }),
  'codings that a client takes': (text) =>
    site.request('/', { headers: { 'Accept-Encoding': printable(text) } }),
};

/** Repeated, these make careless patterns backtrack. */
const units = [
  'a@',
  'a.',
  '-',
  ' x',
  ' ',
  '\u202e',
  'https://',
  '1',
  '1 ',
  '%',
  '"',
  '[',
  ':',
  'a-',
  ',',
];
const endings = ['', '!', '\n', '@'];

/** Where work grows with the square of a text, one of these takes minutes: longer than a test may. */
const hostileTexts = units.flatMap((unit) =>
  endings.map((ending) => unit.repeat(50_000 / unit.length) + ending),
);

test.each(Object.entries(validators))(
  '%s is done with any text of 50,000 characters',
  async (_, validate) => {
    for (const text of hostileTexts) await validate(text);
  },
);
