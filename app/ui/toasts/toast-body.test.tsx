import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { messages } from '#app/ui/messages.ts';
import { ToastBody, type ToastKind } from './toast-body.tsx';

const kinds: readonly ToastKind[] = ['loading', 'success', 'info', 'warning', 'error'];

test('each of the five kinds of toast has its own icon, and a name for screen readers alone', () => {
  const bodies = kinds.map((kind) => renderToStaticMarkup(<ToastBody kind={kind} text="Text" />));
  for (const [index, kind] of kinds.entries()) {
    expect(bodies[index]).toContain(`aria-label="${messages.toast.kinds[kind]}"`);
    expect(bodies[index]?.replaceAll(/<[^>]*>/g, '')).toBe('Text');
  }
  const signs = bodies.map((body) => /<path d="[^"]*"/.exec(body)?.[0]);
  expect(new Set(signs).size).toBe(kinds.length);
});
