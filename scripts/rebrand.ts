/**
 * Turns this site into another organization's: `npm run rebrand -- --name "…" --domain …`. Writes the values into
 * `brand/brand.ts` and the accent color into `app/styles/theme.css` and `brand/palette.ts`, then validates the copy with
 * the new name in it. What each value is for: docs/rebranding.md.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { brand } from '#brand/brand.ts';
import { isHexColor, setAccent } from './accent.ts';
import { copyProblems } from './check-copy/rules.ts';
import { paletteFile, themeFile, writePalette } from './theme-colors.ts';

const brandFile = new URL('../brand/brand.ts', import.meta.url);

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

What is left out stays as it is; the legal entity and the mail addresses follow a new name and domain until they are given.

  --name            product name, as it stands in running text
  --domain          host of the public site, such as www.example.com; mail addresses are made from it
  --story           one or two sentences: what the name means, or what the product does
  --legal-entity    who stands behind it in the policies and the footer
  --address         its postal address, in one line
  --motto           two short sentences for the footer, separated by |
  --category        what kind of product it is
  --platforms       what it runs on
  --sales-email, --privacy-email, --security-email
  --accent          color of links and buttons, such as '#0b7a53'; kept as it is where text on it can be read, else made lighter or darker
  --mark-lines, --mark-solids
                    SVG paths of the logo's mark, in a box of ${brand.mark.width} by ${brand.mark.height}`;

function fail(message: string): never {
  console.error(`${message}\n\n${usage}`);
  process.exit(1);
}

/** A string literal, in the quotes that need less escaping, as the formatter writes it. */
function quoted(value: string): string {
  const mark = value.split("'").length > value.split('"').length ? '"' : "'";
  return `${mark}${value.replaceAll('\\', '\\\\').replaceAll(mark, `\\${mark}`)}${mark}`;
}

/** Replaces exactly one match of a pattern, so that a file of unexpected shape is never half rewritten. */
function replaceOnce(text: string, pattern: RegExp, replacement: string, what: string): string {
  if (Array.from(text.matchAll(new RegExp(pattern, 'g'))).length !== 1) {
    throw new Error(`brand/brand.ts holds no single ${what}; set it by hand`);
  }
  return text.replace(pattern, () => replacement);
}

function setField(text: string, field: string, value: string): string {
  const pattern = new RegExp(`\\b${field}:\\s*(['"])(?:(?!\\1)[^\\\\\\n]|\\\\.)*\\1`);
  return replaceOnce(text, pattern, `${field}: ${quoted(value)}`, field);
}

const names = ['domain', 'motto', 'accent', ...Object.keys(fields)];

function readOptions() {
  const options = Object.fromEntries(names.map((name) => [name, { type: 'string' } as const]));
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    // An unknown option, one without its value, or words that belong to none.
    return fail(error instanceof Error ? error.message : String(error));
  }
}

const values = readOptions();
const { name = brand.name, motto, accent } = values;
const oldHost = new URL(brand.siteUrl).host;
const domain = values.domain ?? oldHost;
if (Object.keys(values).length === 0) fail('Nothing to change.');
if (!/^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(domain)) {
  fail(
    `${domain} is not a domain: write it in lower case, without https:// and without a slash, an international one as xn--…: www.example.com.`,
  );
}
if (accent !== undefined && !isHexColor(accent)) fail(`${accent} is not a color such as #0b7a53.`);

/** The address of that name at a site's host. */
const addressAt = (name: string, host: string) => `${name}@${host.replace(/^www\./, '')}`;

/** A value made from the name or the domain follows it; one that was given stays. */
function following(current: string, made: string, madeAnew: string): string {
  return current === made ? madeAnew : current;
}

const settings: Record<string, string | undefined> = {
  'legal-entity': following(brand.legalEntity, brand.name, name),
  ...Object.fromEntries(
    (['sales', 'privacy', 'security'] as const).map((kind) => [
      `${kind}-email`,
      following(brand[`${kind}Email`], addressAt(kind, oldHost), addressAt(kind, domain)),
    ]),
  ),
  ...values,
};

const changes = Object.entries(fields).flatMap(([option, field]): [string, string][] => {
  const value = settings[option];
  return value === undefined ? [] : [[field, value]];
});
changes.push(['siteUrl', `https://${domain}`]);
const sentences = motto?.split('|').map((line) => line.trim());
if (sentences && sentences.length !== 2) fail('The motto is two sentences, separated by |.');
const { mark } = brand;
const { lines = mark.lines, solids = mark.solids, ...texts } = Object.fromEntries(changes);
const problems = copyProblems({
  ...brand,
  ...texts,
  ...(sentences && { motto: sentences }),
  mark: { ...mark, lines, solids },
});
if (problems.length > 0)
  fail(problems.map(({ field, reason }) => `${field}: ${reason}`).join('\n'));

/** Types and proof, whose fields have the same names, stand above the brand and stay as they are. */
const [above = '', ...rest] = readFileSync(brandFile, 'utf8').split(/^(?=export const brand = )/m);
let text = rest.join('');
for (const [field, value] of changes) text = setField(text, field, value);
if (sentences) {
  const written = `motto: [${sentences.map(quoted).join(', ')}]`;
  text = replaceOnce(text, /motto: \[[^\]]*\]/, written, 'motto');
}
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
  const check = fileURLToPath(new URL('check-copy/check-copy.ts', import.meta.url));
  execFileSync(process.execPath, [check], { stdio: 'inherit' });
} catch {
  console.error('The copy does not fit the new name yet: change the lines above, then build.');
  process.exit(1);
}
const legalEntity = settings['legal-entity'];
const kept = [
  values['legal-entity'] === undefined && legalEntity !== name && `legal entity "${legalEntity}"`,
  values.address === undefined && brand.postalAddress && `address "${brand.postalAddress}"`,
].filter(Boolean);
if (kept.length > 0) console.log(`Kept, since no option named them: ${kept.join(', ')}.`);
console.log(
  `This is now the site of ${name}. See it with \`npm run dev\`; build it with \`npm run build\`.`,
);
