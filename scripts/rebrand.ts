/**
 * Turns this site into another organisation's: `npm run rebrand -- --name "…" --domain …`. Writes the values into
 * `app/brand.ts`, the hue of the accent into `app/styles/theme.css`, and then judges the copy with the new name in it.
 * What each value is for: docs/rebranding.md.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { brand } from '../app/brand.ts';

const brandFile = new URL('../app/brand.ts', import.meta.url);
const themeFile = new URL('../app/styles/theme.css', import.meta.url);

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

const usage = `npm run rebrand -- --name "Northline" --domain northline.example --story "…" [options]

  --name            product name, as it stands in running text (required)
  --domain          host of the public site; mail addresses are made from it (required)
  --story           one or two sentences: what the name means, or what the product does (required)
  --legal-entity    who stands behind it in the policies and the footer; default: the name
  --address         its postal address, in one line; default: none
  --motto           two short sentences for the footer, parted by |
  --category        what kind of product it is
  --platforms       what it runs on
  --sales-email, --privacy-email, --security-email
  --accent-hue      hue of links and buttons, 0 to 360 (OKLCH); lightness and chroma stay
  --mark-lines, --mark-solids
                    SVG paths of the logo's mark, in a box of ${brand.mark.width} by ${brand.mark.height}`;

function fail(message: string): never {
  console.error(`${message}\n\n${usage}`);
  process.exit(1);
}

function quoted(value: string): string {
  return `'${value.replace(/[\\']/g, '\\$&')}'`;
}

/** Replaces what a pattern finds exactly once: a file that has changed its shape must not be half rewritten. */
function replaceOnce(text: string, pattern: RegExp, replacement: string, what: string): string {
  if (Array.from(text.matchAll(new RegExp(pattern, 'g'))).length !== 1) {
    throw new Error(`app/brand.ts holds no single ${what}; set it by hand`);
  }
  return text.replace(pattern, () => replacement);
}

function setField(text: string, field: string, value: string): string {
  const pattern = new RegExp(`\\b${field}:\\s*'(?:[^'\\\\\\n]|\\\\.)*'`);
  return replaceOnce(text, pattern, `${field}: ${quoted(value)}`, field);
}

/** The accent's four tokens with another hue. */
function setAccentHue(theme: string, hue: string): string {
  return theme.replace(/--accent[a-z-]*:[^;]+;/g, (token) =>
    token.replace(/(oklch\([\d.]+ [\d.]+ )[\d.]+/g, `$1${hue}`),
  );
}

const string = { type: 'string' } as const;
const { values } = parseArgs({
  options: {
    name: string,
    domain: string,
    story: string,
    'legal-entity': string,
    address: string,
    motto: string,
    category: string,
    platforms: string,
    'sales-email': string,
    'privacy-email': string,
    'security-email': string,
    'accent-hue': string,
    'mark-lines': string,
    'mark-solids': string,
  },
});
const { name, domain, story, motto, 'accent-hue': hue } = values;
if (!name || !domain || !story) fail('A name, a domain and a story are needed.');
if (!/^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(domain)) fail(`${domain} is not a domain.`);
if (hue !== undefined && !(Number(hue) >= 0 && Number(hue) <= 360)) fail(`${hue} is not a hue.`);

const mailDomain = domain.replace(/^www\./, '');
const settings: Record<string, string | undefined> = {
  'legal-entity': name,
  address: '',
  'sales-email': `sales@${mailDomain}`,
  'privacy-email': `privacy@${mailDomain}`,
  'security-email': `security@${mailDomain}`,
  ...values,
};

let text = readFileSync(brandFile, 'utf8');
for (const [option, field] of Object.entries(fields)) {
  const value = settings[option];
  if (value !== undefined) text = setField(text, field, value);
}
text = setField(text, 'siteUrl', `https://${domain}`);
if (motto !== undefined) {
  const lines = motto.split('|').map((line) => line.trim());
  if (lines.length !== 2) fail('The motto has two sentences, parted by |.');
  text = replaceOnce(
    text,
    /motto: \[[^\]]*\]/,
    `motto: [${lines.map(quoted).join(', ')}]`,
    'motto',
  );
}
writeFileSync(brandFile, text);
if (hue !== undefined) {
  writeFileSync(themeFile, setAccentHue(readFileSync(themeFile, 'utf8'), hue));
}

try {
  const check = fileURLToPath(new URL('check-content.ts', import.meta.url));
  execFileSync(process.execPath, [check], { stdio: 'inherit' });
} catch {
  console.error('The copy does not fit the new name yet: change the lines above, then build.');
  process.exit(1);
}
console.log(
  `This is now the site of ${name}. See it with \`npm run dev\`; build it with \`npm run build\`.`,
);
