import 'react';

declare module 'react' {
  /** Shares and counts reach CSS as custom properties; app/entry.server.tsx moves them out of the HTML. */
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined;
  }
}
