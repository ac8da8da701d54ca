import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as v from 'valibot';
import { expect, test } from 'vitest';

/** The W3C's own checker, which needs Java. */
const checker: string = createRequire(import.meta.url)('vnu-jar');
const hasJava = spawnSync('java', ['-version']).status === 0;

/** CSS and SVG that browsers know and the checker does not yet. */
const newerThanTheChecker = [
  /^CSS: Unrecognized at-rule “@(?:view-transition|container|layer|property|starting-style)”/,
  /^CSS: “(?:view-transition-name|container-type|container-name|container|animation-timeline|animation-range|position-area|position-anchor|anchor-name|position-try-fallbacks|paint-order|vector-effect|scroll-target-group|text-wrap|interpolate-size|field-sizing|r)”: Property/,
  /^CSS: Unknown pseudo-element or pseudo-class “(?::target-current|::details-content)”/,
  /^CSS: “clip-path”: “path/,
  // light-dark(), round() and other functions of values.
  /^CSS: “[\w-]+”: (?:Cannot invoke "org\.w3c\.css|Parse Error)/,
  /^CSS: Parse Error\.$/,
  /^Attribute “pathLength” not allowed on element “(?:line|circle)”/,
];

const report = v.object({
  messages: v.array(
    v.object({ type: v.string(), url: v.optional(v.string()), message: v.string() }),
  ),
});

function builtPages(): string[] {
  const folder = new URL('../../build/client/', import.meta.url).pathname;
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .map((name) => folder + name);
  expect(pages.length).toBeGreaterThan(10);
  return pages;
}

/** Words with nothing but tags between them that break no line where there are no styles. */
const joinedWords =
  /[^<>]{0,20}[\p{L}\p{N}.!?:](?:<\/?(?:a|abbr|b|button|code|data|em|g|i|kbd|label|mark|path|rect|small|span|strong|sub|sup|svg|text|time|tspan|u|var)(?: [^<>]*)?>)+[\p{L}\p{N}][^<>]{0,20}/giu;

test('no two words are joined in text browsers or when copied', () => {
  const joined = builtPages().flatMap((page) => {
    const html = readFileSync(page, 'utf8').replace(/<(script|style)\b.*?<\/\1>|<!-- -->/gs, '');
    return html.match(joinedWords) ?? [];
  });
  expect([...new Set(joined)]).toEqual([]);
});

test('every page is valid HTML', { timeout: 240_000 }, ({ skip }) => {
  skip(!hasJava, 'There is no Java for the HTML checker: `apt-get install default-jre-headless`.');
  const { stdout } = spawnSync(
    'java',
    [
      '-jar',
      checker,
      '--errors-only',
      '--exit-zero-always',
      '--format',
      'json',
      '--stdout',
      ...builtPages(),
    ],
    { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  const { messages } = v.parse(report, JSON.parse(stdout));
  const errors = messages
    .filter(({ message }) => !newerThanTheChecker.some((known) => known.test(message)))
    .map(({ url, message }) => `${url?.slice(url.lastIndexOf('/'))}: ${message}`);
  expect([...new Set(errors)]).toEqual([]);
});
