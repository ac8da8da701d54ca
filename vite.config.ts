import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { pageDefines } from './scripts/build-environment.ts';
import { inlineScript } from './scripts/vite/inline-script.ts';
import { reloadOnChange } from './scripts/vite/reload-on-change.ts';
import { styleLayers } from './scripts/vite/style-layers.ts';

export default defineConfig({
  plugins: [inlineScript(), styleLayers(), reactRouter(), reloadOnChange()],
  define: pageDefines(),
  css: {
    transformer: 'lightningcss',
    lightningcss: {
      drafts: { customMedia: true },
      targets: { chrome: 123 << 16, firefox: 120 << 16, safari: (17 << 16) | (5 << 8) },
    },
  },
  build: {
    // As above, for the minifier: the oldest browsers with light-dark(), which must not be compiled away, since dark
    // bands switch it.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // Files below this size would be inlined as data URLs, which the content security policy forbids.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // No warnings about slow builds, nor about modules that only the browser build imports on demand.
    rolldownOptions: { checks: { bundlerTimings: false, ineffectiveDynamicImport: false } },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              // One file for what every island needs instead of nine. React's server renderer stays out: only pages
              // import it, and those never run in a browser.
              groups: [
                {
                  name: 'react',
                  test: (id) =>
                    /node_modules\/(react|scheduler)\//.test(id) ||
                    /node_modules\/react-dom\/(?!server|.*-server)/.test(id) ||
                    /(request\/fill|app\/ui\/messages)\./.test(id),
                },
              ],
            },
          },
        },
      },
    },
  },
  // Vite discovers islands and page styles late, as they load: list their dependencies here, or a page would reload
  // under its visitor.
  optimizeDeps: {
    entries: [
      'app/entry.client.tsx',
      'app/root.tsx',
      'app/pages/*/page.tsx',
      'app/islands/island.tsx',
      'app/ui/toasts/toaster.tsx',
    ],
  },
});
