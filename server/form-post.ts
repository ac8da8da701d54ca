import { readBody } from '#mail/http/body.ts';
import { mayCall } from '#mail/http/caller.ts';
import { refusal } from './refusals.ts';

const unreadable = {
  'too large': [413, 'The form may have at most 50 KB. Please shorten it and send it again'],
  'too slow': [408, 'The form took too long to arrive. Please send it again'],
  broken: [400, 'The form is not valid UTF-8'],
} as const;

/**
 * Checks a native form post before anything parses it: sent from a page of this site, and at most as long as a call to
 * the mail service. Otherwise returns the refusal to answer with. The checked Origin is removed from the result: React
 * Router compares it with the request's URL, scheme included, and would refuse every visitor behind a proxy that ends
 * TLS.
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
