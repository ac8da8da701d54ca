import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import type { DemoRequestInbox } from '#app/demo-request/inbox.ts';

/** Renders pages on demand: the answer to a native form post, and the page of a receipt. */
export type PageRenderer = (request: Request, inbox: DemoRequestInbox) => Promise<Response>;

/** The build's entry with what `entry.server` exports beside React Router's own. */
export function entryOf({ entry }: ServerBuild) {
  return entry.module as typeof import('#app/entry.server.tsx');
}

/** @param loadBuild gives the server build; in development a fresh one after each change */
export function createPageRenderer(
  loadBuild: () => Promise<ServerBuild>,
  mode: 'production' | 'development',
): PageRenderer {
  return async (request, inbox) => {
    const build = await loadBuild();
    const context = new RouterContextProvider();
    context.set(entryOf(build).demoRequestInbox, inbox);
    return createRequestHandler(build, mode)(request, context);
  };
}
