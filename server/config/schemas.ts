import { BlockList } from 'node:net';
import * as v from 'valibot';
import { isLoopbackHost } from '#mail/delivery/loopback.ts';
import { addRange } from '#server/http/client-address.ts';

/** An environment variable of the process or of the build. What it is for stands in docs/operations.md. */
export type Variable = {
  /** How to write the value, with its unit. Error messages and docs/operations.md quote it. */
  format: string;
  /** The text used when it is not set. */
  default?: string;
  schema: v.GenericSchema<string, unknown>;
  /** Secrets may also come from a file named by `<NAME>_FILE`; no message repeats one. */
  secret?: true;
};

/** A wrong variable: one line that names it and never its value's secret part. The process prints it and exits 1. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/** @throws ConfigError */
export function parseVariable(name: string, text: string, { schema, format, secret }: Variable) {
  const result = v.safeParse(schema, text);
  if (result.success) return result.output;
  const found = secret ? '' : `, not ${JSON.stringify(text.slice(0, 60))}`;
  throw new ConfigError(`${name}: expected ${format}${found}`);
}

/** Schemas that read the text of a variable. What to write instead stands in the variable's row. */
export function integerBetween(min: number, max: number) {
  const digits = v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number));
  return v.pipe(digits, v.minValue(min), v.maxValue(max));
}

const url = v.pipe(
  v.string(),
  // Parsing drops these, and of two lines makes one URL.
  v.check((text) => !/[\t\n\r]/.test(text)),
  v.url(),
  v.transform((text) => new URL(text)),
);

/** URLs are kept in ASCII, since they are sent in headers. */
const inAscii = v.transform(({ href }: URL) => href);

/** An http or https origin, without a trailing slash. */
export const origin = v.pipe(
  url,
  // URLs allow quotes and ampersands in a host. Origins are written into pages unescaped, so they are refused.
  v.check(({ origin, href }) => /^https?:\/\/[\w.:[\]-]+\/$/.test(href) && href === `${origin}/`),
  v.transform(({ origin }) => origin),
);

export function urlOf(...protocols: readonly string[]) {
  return v.pipe(
    url,
    v.check(({ hostname, protocol }) => hostname !== '' && protocols.includes(protocol)),
    // They are decoded before they are sent, so a % in them is written %25.
    v.check(({ username, password }) => !/%(?![\da-f]{2})/i.test(username + password)),
    inAscii,
  );
}

/** https, or http on this machine. */
export const webhookUrl = v.pipe(
  url,
  v.check(({ protocol, hostname, username, password }) => {
    const local = protocol === 'http:' && isLoopbackHost(hostname);
    return (protocol === 'https:' || local) && username + password === '';
  }),
  inAscii,
);

/** A secret of Standard Webhooks, as the bytes to sign with. */
export const webhookSecret = v.pipe(
  v.string(),
  v.regex(/^whsec_[A-Za-z0-9+/]+={0,2}$/),
  v.transform((text) => Buffer.from(text.slice('whsec_'.length), 'base64')),
  v.minLength(24),
  v.maxLength(64),
);

/** Comma-separated; empty items, and those that were named before, are skipped. */
export function listOf<T>(item: v.GenericSchema<string, T>) {
  return v.pipe(
    v.string(),
    v.transform((text) => [...new Set(text.split(',').flatMap((part) => part.trim() || []))]),
    v.array(item),
  );
}

/** Comma-separated addresses and CIDR ranges. */
export const addressRanges = v.pipe(
  listOf(v.string()),
  v.rawTransform(({ dataset, addIssue }) => {
    const list = new BlockList();
    for (const text of dataset.value) if (!addRange(list, text)) addIssue();
    return list;
  }),
);

/** Requests a minute; undefined is no limit. */
export function rateLimit(usual: number) {
  const words = v.pipe(
    v.picklist(['on', 'off']),
    v.transform((word) => (word === 'on' ? usual : undefined)),
  );
  return v.union([words, integerBetween(1, 100_000)]);
}
