import { globSync, readFileSync } from 'node:fs';
import { HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';

function builtPages(): string[] {
  const pages = globSync('build/client/**/*.html');
  expect(pages.length).toBeGreaterThan(10);
  return pages;
}

/**
 * Words with nothing but tags between them that break no line where there are no styles. Buttons and labels are controls,
 * which nobody copies.
 */
const joinedWords =
  /[^<>]{0,20}[\p{L}\p{N}.!?:](?:<\/?(?:a|abbr|b|code|data|em|g|i|kbd|mark|path|rect|small|span|strong|sub|sup|svg|text|time|tspan|u|var)(?: [^<>]*)?>)+[\p{L}\p{N}][^<>]{0,20}/giu;

test('no two words are joined in text browsers or when copied', () => {
  const joined = builtPages().flatMap((page) => {
    const html = readFileSync(page, 'utf8').replace(/<(script|style)\b.*?<\/\1>|<!-- -->/gs, '');
    // The end of a weekday, which phones leave out.
    const whole = html.replaceAll(/\b([MTWF])<span>([a-z]{2})<\/span>/g, '$1$2');
    return whole.match(joinedWords) ?? [];
  });
  expect([...new Set(joined)]).toEqual([]);
});

test('Cloudflare, which rewrites email addresses by default, is told to leave those of every page', () => {
  for (const page of builtPages()) {
    const html = readFileSync(page, 'utf8');
    const [, body = ''] = html.split('<body>');
    const rewritten = body.replace(
      /<!--email_off-->.*?<!--\/email_off-->|<script.*?<\/script>/gs,
      '',
    );
    expect(rewritten, page).not.toMatch(/[\w.-]+@[\w.-]+/);
  }
});

test('every page is valid HTML', async () => {
  const checker = new HtmlValidate({ extends: ['html-validate:standard'] });
  const { results } = await checker.validateMultipleFiles(builtPages());
  const errors = results.flatMap(({ filePath, messages }) =>
    messages.map(({ line, message }) => `${filePath}:${line}: ${message}`),
  );
  expect(errors).toEqual([]);
});
