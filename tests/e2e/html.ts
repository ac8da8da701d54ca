/** Reads what tests need out of a page's HTML, as a crawler does: without running it. */

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
  '#39': "'",
  nbsp: '\u00a0',
};

export function decode(text: string): string {
  return text.replace(/&([#\w]+);/g, (whole, name) => entities[name] ?? whole);
}

/** Values of one attribute on every element of the given name (`[a-z]+` for any), in order. */
export function attributes(html: string, element: string, name: string): string[] {
  const pattern = new RegExp(`<${element}\\s(?:[^>"]|"[^"]*")*?\\b${name}="([^"]*)"`, 'g');
  return Array.from(html.matchAll(pattern), ([, value = '']) => decode(value));
}

/** Text that a reader sees, with single spaces. */
export function visibleText(html: string): string {
  return decode(
    html
      .replace(/<(script|style|head)\b[\s\S]*?<\/\1>/g, ' ')
      .replace(/<[^>]+>/g, ' ')
      .replace(/\s+/g, ' '),
  );
}

/** The content of `<meta name>` or `<meta property>`; undefined when there is none. */
export function metaContent(html: string, name: string): string | undefined {
  const tag = html.match(/<meta\s[^>]*>/g)?.find((each) => each.includes(`="${name}"`));
  const content = tag && /content="([^"]*)"/.exec(tag)?.[1];
  return content === undefined ? undefined : decode(content);
}

export function pageTitle(html: string): string {
  return decode(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '');
}

/** Every JSON-LD block of the page, parsed. */
export function structuredData(html: string): unknown[] {
  const blocks = html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g);
  return Array.from(blocks, ([, json = '']) => JSON.parse(json));
}
