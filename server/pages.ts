import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import type { DemoRequestInbox } from '#app/demo-request/inbox.ts';

/** Renders pages on demand: the answer to a native form post, and the page of a receipt. */
export type PageRenderer = (request: Request, inbox: DemoRequestInbox) => Promise<Response>;

/** What the built `entry.server` exports beside React Router's own entry. */
type Entry = {
  demoRequestInbox: typeof import('#app/demo-request/inbox.ts').demoRequestInbox;
};

function hasInbox(entry: object): entry is Entry {
  return 'demoRequestInbox' in entry;
}

/** @param loadBuild gives the server build; in development a fresh one after each change */
export function createPageRenderer(
  loadBuild: () => Promise<ServerBuild>,
  mode: 'production' | 'development',
): PageRenderer {
  return async (request, inbox) => {
    const build = await loadBuild();
    const entry: object = build.entry.module;
    if (!hasInbox(entry)) throw new Error('The server build does not export demoRequestInbox');
    const context = new RouterContextProvider();
    context.set(entry.demoRequestInbox, inbox);
    return createRequestHandler(build, mode)(request, context);
  };
}
