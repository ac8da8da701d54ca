import type { ReactNode } from 'react';
import { isRouteErrorResponse, Links, Meta, Outlet, useMatches, useRouteError } from 'react-router';
import { palette } from '#brand/palette.ts';
import { site } from './ui/copy.ts';
import { messages } from './ui/messages.ts';
import { SiteFooter } from './ui/site-footer.tsx';
import { SiteHeader } from './ui/site-header.tsx';
import './styles/theme.css';
import './styles/fonts/fallbacks.css';
import './styles/fonts/fonts.css';
import './styles/base.css';
import './styles/primitives.css';
import './styles/layout.css';
import './styles/controls.css';
import './styles/brief-page.css';

export function Layout({ children }: { children: ReactNode }) {
  const isRedirecting = useMatches().some(({ id }) => id === 'pages/redirecting/page');
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content={palette.light.bg} />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content={palette.dark.bg} />
        {/* Counts visits. Off unless the build sets UMAMI_WEBSITE_ID; then no page calls out. */}
        {import.meta.env.VITE_UMAMI_WEBSITE_ID && (
          <script
            defer
            src={import.meta.env.VITE_UMAMI_SCRIPT}
            data-website-id={import.meta.env.VITE_UMAMI_WEBSITE_ID}
            // Without it Umami stores an id of the visitor in the browser.
            data-identity-stitching="false"
            // A drawn process or a receipt may stand in the address.
            data-exclude-search="true"
            data-exclude-hash="true"
          />
        )}
        {isRedirecting && (
          <noscript>
            <meta httpEquiv="refresh" content="0; url=/" />
          </noscript>
        )}
      </head>
      <body>
        <a className="skip-link visually-hidden" href="#main">
          {site.skipLink}
        </a>
        <SiteHeader />
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        <SiteFooter />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

/** The specification, section 8: the sentence, then status and text, or the message. */
export function ErrorBoundary() {
  const error = useRouteError();
  const message = error instanceof Error ? error.message : String(error);
  const detail = isRouteErrorResponse(error) ? `${error.status} ${error.statusText}` : message;
  return (
    <div className="brief-page wrap">
      <title>{messages.fallback.title}</title>
      <h1>{messages.fallback.title}</h1>
      <p className="lead">{detail}</p>
      <a className="button" href={site.returnHome.href}>
        {site.returnHome.label}
      </a>
    </div>
  );
}
