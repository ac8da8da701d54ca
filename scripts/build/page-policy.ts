import { createHash } from 'node:crypto';

/** A script of any other type is data (JSON-LD) and never runs, so no policy needs to allow it. */
const executable = /^(?:module|text\/javascript|)$/;

/** The hashes of a page's inline scripts or styles, as a policy names them. */
export function inlineHashes(html: string, element: 'script' | 'style'): string[] {
  const inline = new RegExp(`<${element}(\\s[^>]*)?>([\\s\\S]*?)</${element}>`, 'g');
  const found = Array.from(html.matchAll(inline)).flatMap(([, attributes = '', content = '']) => {
    const type = /\stype="([^"]*)"/.exec(attributes)?.[1] ?? '';
    return content !== '' && (element === 'style' || executable.test(type))
      ? `'sha256-${createHash('sha256').update(content).digest('base64')}'`
      : [];
  });
  return [...new Set(found)];
}

/** Origins, besides the page's own, to connect to and to load pictures and scripts from. */
type PolicyOrigins = Partial<Record<'connect' | 'images' | 'scripts', readonly string[]>>;

/** The content security policy of one page: of what is inline it allows only the scripts and styles in this HTML. */
export function pagePolicy(
  html: string,
  { connect = [], images = [], scripts = [] }: PolicyOrigins = {},
): string {
  return [
    "default-src 'none'",
    // 'strict-dynamic' would not do for 'self': import() from a script that the parser inserted does not inherit trust.
    ["script-src 'self'", ...scripts, ...inlineHashes(html, 'script')].join(' '),
    ["style-src 'self'", ...inlineHashes(html, 'style')].join(' '),
    ["img-src 'self'", ...images].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...connect].join(' '),
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}
