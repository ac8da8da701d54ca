import { renderToReadableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  ServerRouter,
} from 'react-router';
import pageScript from './page-script/page-script.ts?inline-script';
import { withStyleRules } from './styles/style-rules.ts';

export { demoRequestInbox } from './demo-form/inbox.ts';
export { isRedirectPath } from './redirects/redirects.ts';
export { setSiteOrigin, siteUrl } from './seo/page-meta.ts';

/** Required by React's refresh runtime on a hot update; here a page reload follows anyway. */
const idleRouter = 'globalThis.__reactRouterDataRouter={async revalidate(){}};';

function inlineScriptFor({ imports, module }: EntryContext['manifest']['entry']): string {
  const script = pageScript.replace('__ENTRY_URLS__', [...imports, module].join(' '));
  if (!import.meta.env.DEV) return script;
  // The refresh runtime must load before the first component.
  const runtime = 'import("/@id/__x00__virtual:react-router/inject-hmr-runtime")';
  return idleRouter + script.replace(/import\(([^)]*)\)/, `${runtime}.then(()=>import($1))`);
}

/**
 * Logs failed requests. Refusals (405, say) are answers that anyone can request in any number: only server errors are
 * logged.
 */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (!request.signal.aborted && !isRouteErrorResponse(error)) console.error(error);
};

/** Renders a page to complete HTML: no streaming runtime, no hydration data, one inline script. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
) {
  const body = await renderToReadableStream(<ServerRouter context={context} url={request.url} />, {
    bootstrapScriptContent: inlineScriptFor(context.manifest.entry),
    // Without it a page without hydrated islands would miss reload events.
    bootstrapModules: import.meta.env.DEV ? ['/@vite/client'] : [],
    onError(error) {
      console.error(error);
    },
  });
  await body.allReady;
  headers.set('Content-Type', 'text/html; charset=utf-8');
  // By default Cloudflare replaces email addresses by a script, which the pages' policy stops. Comments switch it off.
  const html = (await new Response(body).text())
    .replace('<body>', '<body><!--email_off-->')
    .replace('</body>', '<!--/email_off--></body>');
  // Only built pages have the policy that forbids style attributes; in development React compares them.
  return new Response(import.meta.env.DEV ? html : withStyleRules(html), { status, headers });
}
