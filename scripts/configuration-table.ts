/** `npm run docs`: writes the README's two tables of environment variables, from the lists that process and build read. */
import { readFileSync, writeFileSync } from 'node:fs';
import { type Variable, variables } from '#mail/config/variables.ts';
import { type BuildVariable, buildVariables } from './build-variables.ts';

type Row = { format: string; default?: string; defaultShown?: string; purpose: string };

function table(rows: Record<string, Row & { secret?: true }>): string {
  const lines = Object.entries(rows).map(
    ([name, { format, default: text = '', defaultShown = text, purpose, secret }]) =>
      `| \`${name}\`${secret ? ' †' : ''} | ${format} | ${defaultShown} | ${purpose} |`,
  );
  return ['| Variable | Format | Default | Purpose |', '|---|---|---|---|', ...lines, ''].join(
    '\n',
  );
}

const tables = {
  'mail/config/variables.ts': table(variables satisfies Record<string, Variable<unknown>>),
  'scripts/build-variables.ts': table(buildVariables satisfies Record<string, BuildVariable>),
};

/** The README with its tables updated. */
export function withConfiguration(readme: string): string {
  let text = readme;
  for (const [source, rows] of Object.entries(tables)) {
    const begin = `<!-- written by \`npm run docs\` from ${source} -->\n`;
    const from = text.indexOf(begin) + begin.length;
    const to = text.indexOf('<!-- end -->', from);
    if (from < begin.length || to === -1) {
      throw new Error(`The README has lost the marks around the table of ${source}`);
    }
    text = text.slice(0, from) + rows + text.slice(to);
  }
  return text;
}

if (import.meta.main) {
  const readme = new URL('../README.md', import.meta.url);
  writeFileSync(readme, withConfiguration(readFileSync(readme, 'utf8')));
}
