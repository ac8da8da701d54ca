/** `npm run docs`: writes the tables of environment variables, from the lists that process and build read. */
import { readFileSync, writeFileSync } from 'node:fs';
import { type Variable, variables } from '#server/config/variables.ts';
import { buildVariables } from './build-variables.ts';

type Row = Omit<Variable<unknown>, 'schema'>;

/** A dagger stands at those that may also come from a file. */
function table(rows: Record<string, Row>): string {
  const lines = Object.entries(rows).map(
    ([name, { format, default: text = '', defaultShown = text, purpose, secret }]) =>
      `| \`${name}\`${secret ? ' †' : ''} | ${format} | ${defaultShown} | ${purpose} |`,
  );
  return ['| Variable | Format | Default | Purpose |', '|---|---|---|---|', ...lines, ''].join(
    '\n',
  );
}

const ofBuild = Object.entries(buildVariables).filter(([name]) => !(name in variables));

const tables: Record<string, string> = {
  'server/config/variables.ts': table(variables),
  'scripts/build-variables.ts': table(Object.fromEntries(ofBuild)),
};

/** The document with the tables. */
export const configurationDocument = new URL('../docs/operations.md', import.meta.url);

/** The document with its tables updated. */
export function withConfiguration(document: string): string {
  return document.replace(
    /(<!-- written by `npm run docs` from ([^>]+) -->\n).*?(?=<!-- end -->)/gs,
    (_whole, begin: string, source: string) => `${begin}${tables[source]}`,
  );
}

if (import.meta.main) {
  const document = readFileSync(configurationDocument, 'utf8');
  writeFileSync(configurationDocument, withConfiguration(document));
}
