import { BlockList } from 'node:net';
import * as v from 'valibot';
import { isLoopbackHost } from '#mail/delivery/loopback.ts';
import { addRange } from '#server/http/client-address.ts';
import { inAscii, url } from './urls.ts';

/** Schemas that read the text of a variable. What to write instead stands in the variable's row. */
export function integerBetween(min: number, max: number) {
  const digits = v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number));
  return v.pipe(digits, v.minValue(min), v.maxValue(max));
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

export const dnsLabel = v.pipe(v.string(), v.regex(/^[a-z0-9](?:[a-z0-9.-]{0,61}[a-z0-9])?$/i));

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

/** What a client may send after `Bearer` (RFC 6750, 2.1). */
export const bearerToken = v.pipe(v.string(), v.minLength(16), v.regex(/^[\w.~+/-]+=*$/));
