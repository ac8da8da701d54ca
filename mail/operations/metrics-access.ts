import { createHash, timingSafeEqual } from 'node:crypto';
import type { Config } from '#mail/config/config.ts';
import { isLoopback, isWithin } from '#mail/http/addresses.ts';

/** Hosts of calls made on this machine. A page of another site whose name resolves to it names that site. */
const localHost = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** Headers that proxies add; any of them shows that a call was forwarded. */
const forwarded =
  /^(?:forwarded|via|cdn-loop|cf-|true-client-|x-(?:forwarded|real|client|cluster|original)-)/;

/**
 * Whether the caller may read the metrics: with the token, or directly from this machine. A forwarded call, or one from
 * a configured proxy's address, may come from anywhere.
 */
export function mayReadMetrics(
  request: Request,
  remoteAddress: string,
  { metricsToken, trustedProxies }: Pick<Config, 'metricsToken' | 'trustedProxies'>,
): boolean {
  const given = /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1];
  if (metricsToken !== undefined && given !== undefined) {
    return timingSafeEqual(sha(given), sha(metricsToken));
  }
  return (
    isLoopback(remoteAddress) &&
    !isWithin(remoteAddress, trustedProxies) &&
    localHost.test(new URL(request.url).hostname) &&
    ![...request.headers.keys()].some((name) => forwarded.test(name))
  );
}

function sha(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
