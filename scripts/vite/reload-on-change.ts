import type { Plugin } from 'vite';

/**
 * Answers every change of a source with a page reload. Pages are documents without a client-side router, so there
 * is no component tree for a hot update to land in. React Router's own plugin sends its hot updates all the same;
 * entry.server.tsx makes them harmless.
 */
export function reloadOnChange(): Plugin {
  return {
    name: 'reload-on-change',
    apply: 'serve',
    enforce: 'post',
    hotUpdate({ file }) {
      // The mail service has `request/` from Node: for a change there `npm run dev` starts anew, and so do open pages.
      if (!/\/(?:app|brand)\//.test(file)) return;
      this.environment.moduleGraph.invalidateAll();
      if (this.environment.name === 'client') this.environment.hot.send({ type: 'full-reload' });
      return [];
    },
  };
}
