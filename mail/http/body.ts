import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';

/** The documented limit of the EmailJS API, applied to the whole body before any of it is parsed. */
export const bodyLimitBytes = 50 * 1024;

/** Answers a longer body with 413 and a text. One that comes too slowly is cut off by Node's server (server/http-server.ts). */
export function limitBody(refusal: string): MiddlewareHandler {
  const limit = bodyLimit({ maxSize: bodyLimitBytes, onError: (c) => c.text(refusal, 413) });
  return async (c, next) => {
    try {
      return await limit(c, next);
    } catch {
      // The connection broke while chunks were read. What fails behind `next` is caught by the app.
      return c.body(null, 400);
    }
  };
}

/** The body of a request; undefined if it is not UTF-8, or the connection broke. */
export async function readText(request: Request): Promise<string | undefined> {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await request.arrayBuffer());
  } catch {
    return undefined;
  }
}
