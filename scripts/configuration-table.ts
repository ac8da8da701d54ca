/** `npm run docs`: writes the README's table of environment variables, from the list that the process reads. */
import { readFileSync, writeFileSync } from 'node:fs';
import { type Variable, variables } from '#mail/config/variables.ts';

const begin = '<!-- configuration: written by `npm run docs` from mail/config/variables.ts -->\n';
const end = '<!-- end of configuration -->';

export function configurationTable(): string {
  const rows = Object.entries<Variable<unknown>>(variables).map(
    ([name, { format, default: text = '', defaultShown = text, purpose, secret }]) =>
      `| \`${name}\`${secret ? ' †' : ''} | ${format} | ${defaultShown} | ${purpose} |`,
  );
  return ['| Variable | Format | Default | Purpose |', '|---|---|---|---|', ...rows, ''].join('\n');
}

/** The README with its table as it should be. */
export function withConfiguration(readme: string): string {
  const from = readme.indexOf(begin);
  const to = readme.indexOf(end);
  if (from === -1 || to < from) throw new Error('The README has lost its configuration marks');
  return readme.slice(0, from + begin.length) + configurationTable() + readme.slice(to);
}

if (import.meta.main) {
  const readme = new URL('../README.md', import.meta.url);
  writeFileSync(readme, withConfiguration(readFileSync(readme, 'utf8')));
}
