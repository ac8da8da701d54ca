import { stripVTControlCharacters } from 'node:util';

/**
 * Replaces a page that cannot be rendered: shows the error in Vite's overlay, a syntax error with its place, and reloads
 * when a source changes.
 */
export function errorPage(error: unknown): Response {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  const shown = Object.assign({}, error, {
    message: stripVTControlCharacters(message),
    stack: stripVTControlCharacters(stack),
  });
  const html = `<!doctype html>
<title>This page has a mistake</title>
<script type="module">
const { ErrorOverlay } = await import('/@vite/client');
document.body.append(new ErrorOverlay(${JSON.stringify(shown).replaceAll('<', '\\u003c')}));
</script>
`;
  return new Response(html, { status: 500, headers: { 'Content-Type': 'text/html' } });
}
