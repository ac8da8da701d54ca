/** `npm run docs`: writes the documents' tables of environment variables, from the lists that process and build read. */
import { readFileSync, writeFileSync } from 'node:fs';
import { type Variable, variables } from '#mail/config/variables.ts';
import { type BuildVariable, buildVariables } from './build-variables.ts';

type Row = { format: string; default?: string; defaultShown?: string; purpose: string };

/** `mark` puts a dagger at those that may also come from a file. */
function table(rows: Record<string, Row & { secret?: true }>, mark = true): string {
  const lines = Object.entries(rows).map(
    ([name, { format, default: text = '', defaultShown = text, purpose, secret }]) =>
      `| \`${name}\`${secret && mark ? ' †' : ''} | ${format} | ${defaultShown} | ${purpose} |`,
  );
  return ['| Variable | Format | Default | Purpose |', '|---|---|---|---|', ...lines, ''].join(
    '\n',
  );
}

/** The settings that most sites need: the README's table. */
const essential = new Set([
  ...['PORT', 'HOST', 'SITE_URL', 'DATA_DIR'],
  ...['DATABASE_URL', 'SMTP_URL', 'SALES_EMAIL', 'RATE_LIMIT'],
]);

const all: Record<string, Variable<unknown>> = variables;
const ofBuild = Object.entries<BuildVariable>(buildVariables).filter(
  ([, { serverDecides }]) => !serverDecides,
);

const tables = {
  'mail/config/variables.ts, the essential ones': table(
    Object.fromEntries(Object.entries(all).filter(([name]) => essential.has(name))),
    false,
  ),
  'mail/config/variables.ts': table(all),
  'scripts/build-variables.ts': table(Object.fromEntries(ofBuild)),
};

/** Every document with tables. */
export const configurationDocuments = ['README.md', 'docs/operations.md'];

/** A document with its tables updated. */
export function withConfiguration(document: string): string {
  return document.replace(
    /(<!-- written by `npm run docs` from ([^>]+) -->\n).*?(?=<!-- end -->)/gs,
    (whole, begin: string, source: string) => {
      const rows = Object.entries(tables).find(([name]) => name === source)?.[1];
      return rows === undefined ? whole : begin + rows;
    },
  );
}

if (import.meta.main) {
  for (const name of configurationDocuments) {
    const document = new URL(`../${name}`, import.meta.url);
    writeFileSync(document, withConfiguration(readFileSync(document, 'utf8')));
  }
}
