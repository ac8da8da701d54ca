import { isIP } from 'node:net';
import * as v from 'valibot';
import { fieldSchemas } from '#app/demo-request/schema.ts';
import { type AddressRange, parseAddressRange } from '#mail/http/addresses.ts';
import { ConfigError } from './config-error.ts';

/**
 * Reads the text of a variable.
 * @throws ConfigError, which names the variable
 */
export type Parse<T> = (text: string, name: string) => T;

export const text: Parse<string> = (value) => value;

export function integer(least: number, most: number): Parse<number> {
  return (value, name) => {
    const number = /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN;
    if (number >= least && number <= most) return number;
    throw wrong(name, `a whole number from ${least} to ${most}`, value);
  };
}

export function oneOf<T extends string>(...choices: readonly T[]): Parse<T> {
  return (value, name) => {
    const choice = choices.find((each) => each === value);
    if (choice !== undefined) return choice;
    throw wrong(name, `one of ${choices.join(', ')}`, value);
  };
}

/** An http or https origin, returned without a trailing slash. */
export const origin: Parse<string> = (value, name) => {
  const parsed = URL.canParse(value) ? new URL(value) : undefined;
  // URLs allow quotes and ampersands in a host. Origins are written into pages unescaped, so they are refused.
  const web = parsed && /^https?:\/\/[\w.:[\]-]+$/.test(parsed.origin);
  if (web && parsed.pathname === '/' && !parsed.search && !parsed.hash && !parsed.username) {
    return parsed.origin;
  }
  throw wrong(name, 'an origin such as https://example.com', value);
};

/** A URL that may hold a password, returned in ASCII; the error message does not repeat it. */
export function secretUrl(...protocols: readonly string[]): Parse<string> {
  return (value, name) => {
    const parsed = URL.canParse(value) ? new URL(value) : undefined;
    if (parsed?.hostname && protocols.includes(parsed.protocol)) return parsed.href;
    throw new ConfigError(`${name} must be a URL that begins with ${protocols.join('// or ')}//`);
  };
}

export const mailbox: Parse<string> = (value, name) => {
  if (v.is(fieldSchemas.email, value)) return value;
  throw wrong(name, 'one e-mail address', value);
};

export const dnsLabel: Parse<string> = (value, name) => {
  if (/^[a-z0-9](?:[a-z0-9.-]{0,61}[a-z0-9])?$/i.test(value)) return value;
  throw wrong(name, 'a DNS label', value);
};

/** Comma-separated; empty items are skipped. */
export function listOf<T>(parse: Parse<T>): Parse<T[]> {
  return (value, name) =>
    value
      .split(',')
      .map((item) => item.trim())
      .filter((item) => item !== '')
      .map((item) => parse(item, name));
}

/** For a list without which nothing works. */
export function nonEmpty<T>(parse: Parse<T[]>): Parse<T[]> {
  return (value, name) => {
    const items = parse(value, name);
    if (items.length > 0) return items;
    throw new ConfigError(`${name} must name at least one`);
  };
}

export const addressRange: Parse<AddressRange> = (value, name) => {
  const range = parseAddressRange(value);
  if (range) return range;
  throw new ConfigError(`${name} must list addresses or CIDR ranges, not ${shown(value)}`);
};

/** Requests a minute; undefined is no limit. */
export function rateLimit(usual: number): Parse<number | undefined> {
  return (value, name) => {
    if (value === 'off') return undefined;
    if (value === 'on') return usual;
    if (/^\d+$/.test(value)) return integer(1, 100_000)(value, name);
    throw wrong(name, 'on, off or requests a minute', value);
  };
}

/** What a client may send after `Bearer` (RFC 6750, 2.1). */
export function bearerToken(minLength: number): Parse<string> {
  return (value, name) => {
    if (value.length >= minLength && /^[\w.~+/-]+=*$/.test(value)) return value;
    throw new ConfigError(
      `${name} must have at least ${minLength} letters, digits or any of . _ ~ + / -`,
    );
  };
}

/** Whether mail can be sent from a host: not from an address literal or `localhost`. */
export function isMailDomain(host: string): boolean {
  return host.includes('.') && isIP(host) === 0;
}

function wrong(name: string, expected: string, value: string): ConfigError {
  return new ConfigError(`${name} must be ${expected}, not ${shown(value)}`);
}

function shown(value: string): string {
  return JSON.stringify(value.slice(0, 60));
}
