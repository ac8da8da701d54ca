/**
 * Turns this site into another organization's: `npm run rebrand -- --name "…" --domain …`. Writes the values into
 * `brand/brand.ts` and the accent color into `app/styles/theme.css` and `brand/palette.ts`, then checks the copy with
 * the new name in it. What each value is for: docs/rebranding.md.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { brand } from '#brand/brand.ts';
import { setAccent } from './accent.ts';
import { paletteFile, themeFile, writePalette } from './theme-colors.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const brandFile = `${root}brand/brand.ts`;

/** Options and the field of the brand that each of them sets. */
const fields = {
  name: 'name',
  story: 'nameStory',
  category: 'category',
  platforms: 'platforms',
  'legal-entity': 'legalEntity',
  address: 'postalAddress',
  'sales-email': 'salesEmail',
  'privacy-email': 'privacyEmail',
  'security-email': 'securityEmail',
  'mark-lines': 'lines',
  'mark-solids': 'solids',
} as const;

const names = ['domain', 'motto', 'accent', ...Object.keys(fields)];
const usage = `npm run rebrand -- --name "Northline" --domain northline.example [options]

What is left out stays as it is; a legal entity and mail addresses that were made from name and domain follow them.
Options, explained in docs/rebranding.md: ${names.map((name) => `--${name}`).join(' ')}`;

function fail(message: string): never {
  console.error(`${message}\n\n${usage}`);
  process.exit(1);
}

function readOptions() {
  const options = Object.fromEntries(names.map((name) => [name, { type: 'string' } as const]));
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    // An unknown option, one without its value, or words that belong to none.
    return fail(error instanceof Error ? error.message : String(error));
  }
}

const given = readOptions();
const { name = brand.name, domain, motto, accent } = given;
if (Object.keys(given).length === 0) fail('Nothing to change.');
if (domain !== undefined && !/^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(domain)) {
  fail(`${domain} is not a domain in lower case, such as www.example.com.`);
}
if (accent !== undefined && !/^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(accent)) {
  fail(`${accent} is not a color such as #0b7a53.`);
}
const sentences = motto?.split('|').map((line) => line.trim());
if (sentences && sentences.length !== 2) fail('The motto is two sentences, separated by |.');

// Types and proof, whose fields have the same names, stand above the brand and stay as they are.
const [above = '', ...rest] = readFileSync(brandFile, 'utf8').split(/^(?=export const brand = )/m);
let text = rest.join('');

/** Replaces the value of one field, which the pattern matches. */
function setField(field: string, pattern: string, value: string | readonly string[]): void {
  const written = new RegExp(`\\b${field}: ${pattern}`);
  if (!written.test(text)) throw new Error(`brand/brand.ts has no ${field}; set it by hand`);
  text = text.replace(written, () => `${field}: ${JSON.stringify(value)}`);
}

if (domain !== undefined) {
  const hostOf = (host: string) => `@${host.replace(/^www\./, '')}'`;
  text = text.replaceAll(hostOf(new URL(brand.siteUrl).host), hostOf(domain));
}
const quoted = `(['"])(?:(?!\\1)[^\\\\\\n]|\\\\.)*\\1`;
const legalEntity = brand.legalEntity === brand.name ? name : brand.legalEntity;
const values = { 'legal-entity': legalEntity, ...given };
for (const [option, field] of Object.entries(fields)) {
  const value = values[option as keyof typeof values];
  if (value !== undefined) setField(field, quoted, value);
}
if (domain !== undefined) setField('siteUrl', quoted, `https://${domain}`);
if (sentences) setField('motto', '\\[[^\\]]*\\]', sentences);
writeFileSync(brandFile, above + text);
if (accent !== undefined) {
  const theme = setAccent(readFileSync(themeFile, 'utf8'), accent);
  writeFileSync(themeFile, theme);
  writeFileSync(paletteFile, writePalette(theme));
  console.log(
    `Links and buttons are ${/--accent: light-dark\(([^)]*)\)/.exec(theme)?.[1]} (light scheme, dark scheme).`,
  );
}

try {
  execFileSync('biome', ['format', '--write', brandFile], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  execFileSync(process.execPath, [`${root}scripts/check-copy/check-copy.ts`], { stdio: 'inherit' });
} catch {
  fail('This is not a brand yet, or the copy does not fit it: correct the lines above.');
}
console.log(
  `This is now the site of ${name}. See it with \`npm run dev\`; build it with \`npm run build\`.`,
);
