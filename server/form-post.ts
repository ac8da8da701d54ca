import { readBody } from '#mail/http/body.ts';
import { mayCall } from '#mail/http/caller.ts';
import { refusal } from './refusals.ts';

const unreadable = {
  'too large': [413, 'The form may have at most 50 KB. Please shorten it and send it again'],
  'too slow': [408, 'The form took too long to arrive. Please send it again'],
  broken: [400, 'The form is not valid UTF-8'],
} as const;

/**
 * The form post that a page's action may read: sent from a page of this site, at most as long as a call to the mail
 * service, and read before anything parses it. Anything else returns the answer that refuses it.
 *
 * The Origin is checked here and removed from the result. React Router would compare it with the request's URL,
 * scheme included, and so refuse every visitor behind a proxy that ends TLS.
 */
export async function readFormPost(request: Request, siteUrl: string): Promise<Request | Response> {
  if (!mayCall(request, siteUrl, [])) return refusal(403, 'Forms are sent from this site only');
  const contentType = request.headers.get('content-type') ?? '';
  if (!/^application\/x-www-form-urlencoded\s*(?:;|$)/i.test(contentType)) {
    return refusal(415, 'The content type must be application/x-www-form-urlencoded');
  }
  const body = await readBody(request);
  if (body.outcome !== 'read') {
    const [status, text] = unreadable[body.outcome];
    return refusal(status, text);
  }
  const headers = new Headers(request.headers);
  headers.delete('origin');
  headers.delete('content-length');
  return new Request(request.url, { method: 'POST', headers, body: body.text });
}
