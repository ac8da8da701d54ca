import { renderToReadableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  ServerRouter,
} from 'react-router';
import pageScript from './inline-script/page.ts?inline-script';

export { analyticsOrigins } from './components/analytics.tsx';
export { demoRequestInbox } from './demo-request/inbox.ts';
export { emailjsOrigin, mailOrigin } from './emailjs/origin.ts';
export { publishAt, siteUrl } from './seo/page-meta.ts';

/** What React's refresh runtime asks of React Router on a hot update; here a page reload follows each anyway. */
const idleRouter = 'globalThis.__reactRouterDataRouter={async revalidate(){}};';

function inlineScriptFor({ imports, module }: EntryContext['manifest']['entry']): string {
  const script = pageScript.replace('__ENTRY_URLS__', [...imports, module].join(' '));
  if (!import.meta.env.DEV) return script;
  // The refresh runtime has to be there before the first component is.
  const runtime = 'import("/@id/__x00__virtual:react-router/inject-hmr-runtime")';
  return idleRouter + script.replace(/import\(([^)]*)\)/, `${runtime}.then(()=>import($1))`);
}

/**
 * What the server says of a failed request. A refusal (a method that a page does not take, say) is an answer, and
 * anybody can ask for any number of them: only faults of ours are logged.
 */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (!request.signal.aborted && !isRouteErrorResponse(error)) console.error(error);
};

/** Renders a page to whole HTML: no streaming runtime, no hydration data, one inline script. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
) {
  const body = await renderToReadableStream(<ServerRouter context={context} url={request.url} />, {
    bootstrapScriptContent: inlineScriptFor(context.manifest.entry),
    // Without it a page on which no island is hydrated would not hear that its sources changed.
    bootstrapModules: import.meta.env.DEV ? ['/@vite/client'] : [],
    onError(error) {
      console.error(error);
    },
  });
  await body.allReady;
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(body, { status, headers });
}
