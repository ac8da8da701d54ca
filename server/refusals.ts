import { STATUS_CODES } from 'node:http';
import { site } from '#app/content/site.ts';

/** 405. The page carries no styles: only tools and mistyped forms ever see it. */
export function methodNotAllowed(allow: readonly string[]): Response {
  const { href, label } = site.returnHome;
  const title = STATUS_CODES[405];
  return new Response(
    `<!DOCTYPE html><html lang="en"><meta charset="utf-8"><title>${title}</title><h1>${title}</h1>` +
      `<p>This address answers ${allow.join(', ')} only.</p><p><a href="${href}">${label}</a></p></html>`,
    {
      status: 405,
      headers: {
        Allow: allow.join(', '),
        'Cache-Control': 'no-store',
        'Content-Type': 'text/html; charset=utf-8',
      },
    },
  );
}

/** A refusal in one sentence. */
export function refusal(
  status: number,
  text: string,
  headers: Record<string, string> = {},
): Response {
  return new Response(text, { status, headers: { ...headers, 'Cache-Control': 'no-store' } });
}
