import { HTTPException } from 'hono/http-exception';
import { readBody } from '#mail/http/body.ts';
import { mayCall } from '#mail/http/caller.ts';

const unreadable = {
  'too large': [413, 'The form may have at most 50 KB. Please shorten it and send it again'],
  'too slow': [408, 'The form took too long to arrive. Please send it again'],
  broken: [400, 'The form is not valid UTF-8'],
} as const;

/**
 * Checks a native form post before anything parses it: sent from a page of this site, and at most as long as a call to
 * the mail service. The checked Origin is removed from the result: React Router compares it with the request's URL,
 * scheme included, and would refuse every visitor behind a proxy that ends TLS.
 * @throws HTTPException with the refusal
 */
export async function readFormPost(request: Request, siteUrl: string): Promise<Request> {
  if (!mayCall(request, siteUrl, [])) {
    throw new HTTPException(403, { message: 'Forms are sent from this site only' });
  }
  const contentType = request.headers.get('content-type') ?? '';
  if (!/^application\/x-www-form-urlencoded\s*(?:;|$)/i.test(contentType)) {
    const message = 'The content type must be application/x-www-form-urlencoded';
    throw new HTTPException(415, { message });
  }
  const body = await readBody(request);
  if (body.outcome !== 'read') {
    const [status, message] = unreadable[body.outcome];
    throw new HTTPException(status, { message });
  }
  const headers = new Headers(request.headers);
  headers.delete('origin');
  headers.delete('content-length');
  return new Request(request.url, { method: 'POST', headers, body: body.text });
}
