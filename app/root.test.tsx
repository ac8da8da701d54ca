import { renderToStaticMarkup } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { ErrorBoundary } from './root.tsx';

/** The page that a visitor gets when a route throws this. */
async function pageAfter(thrown: unknown): Promise<string> {
  const loader = () => {
    throw thrown;
  };
  const handler = createStaticHandler([{ path: '/', loader, element: null, ErrorBoundary }]);
  const context = await handler.query(new Request('http://site.example/'));
  if (context instanceof Response) throw new Error('The route answered by itself');
  const router = createStaticRouter(handler.dataRoutes, context);
  return renderToStaticMarkup(<StaticRouterProvider router={router} context={context} />);
}

test('a failed route says Unexpected Application Error! with status and text', async () => {
  const html = await pageAfter(
    new Response(null, { status: 503, statusText: 'Service Unavailable' }),
  );
  expect(html).toMatch(/<h1[^>]*>Unexpected Application Error!<\/h1>/);
  expect(html).toContain('503 Service Unavailable');
  expect(html).toContain('href="/"');
});

test('a route that throws an error shows its message in place of a status', async () => {
  const html = await pageAfter(new Error('Out of order'));
  expect(html).toContain('Unexpected Application Error!');
  expect(html).toContain('>Out of order<');
});
