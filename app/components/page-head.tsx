import { Links, Meta } from 'react-router';
import theme from '#app/styles/theme.css?raw';
import { readThemeColor } from '#app/styles/theme-colors.ts';
import { AnalyticsScript } from './analytics.tsx';

const schemes = ['light', 'dark'] as const;

/** The page's own meta, styles and icons. */
export function PageHead() {
  return (
    <>
      <Meta />
      <Links />
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      {schemes.map((scheme) => (
        <meta
          key={scheme}
          name="theme-color"
          media={`(prefers-color-scheme: ${scheme})`}
          content={readThemeColor(theme, 'bg', scheme)}
        />
      ))}
      <AnalyticsScript />
    </>
  );
}
