import { stripVTControlCharacters } from 'node:util';
import type { ErrorPayload } from 'vite';

type OverlayError = ErrorPayload['err'];

/** Converts a rendering error: a syntax error with its place, or any other error with its stack. */
function overlayError(error: unknown): OverlayError {
  if (!(error instanceof Error)) return { message: String(error), stack: '' };
  const { message, stack = '', ...details } = error;
  return {
    ...details,
    message: stripVTControlCharacters(message),
    stack: stripVTControlCharacters(stack),
  };
}

/**
 * Replaces a page that cannot be rendered: shows the error in Vite's overlay, and reloads when a source changes.
 * Without scripts the error is shown as text.
 */
export function errorPage(error: unknown): Response {
  const shown = overlayError(error);
  const html = `<!doctype html>
<html lang="en">
<title>This page has a mistake</title>
<script type="module">
const { ErrorOverlay } = await import('/@vite/client');
document.body.append(new ErrorOverlay(${JSON.stringify(shown).replaceAll('<', '\\u003c')}));
</script>
<pre>${escaped(`${shown.message}\n${shown.stack}`)}</pre>
</html>
`;
  return new Response(html, {
    status: 500,
    headers: { 'Content-Type': 'text/html; charset=utf-8' },
  });
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
