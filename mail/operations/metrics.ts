import { createHash, timingSafeEqual } from 'node:crypto';
import type { Config } from '#mail/config/config.ts';
import { isLoopback, isWithin } from '#mail/http/addresses.ts';
import type { QueueState } from '#mail/outbox/queue-state.ts';

/** What is counted since the start of the process; everything else is read from the store when asked. */
export const counterNames = [
  'requests_accepted',
  'requests_repeated',
  'requests_held',
  'requests_challenged',
  'requests_refused',
  'requests_limited',
  'store_failures',
  'mails_sent',
  'mails_deferred',
  'mails_dead',
  'webhooks_sent',
  'webhooks_deferred',
  'webhooks_dead',
  'alerts',
] as const;

export type CounterName = (typeof counterNames)[number];
export type Metrics = { count(name: CounterName): void; print(gauges: Gauges): string };
export type Gauges = QueueState & { paused: boolean };

/** Counters, printed with the store's gauges in Prometheus's text format. */
export function createMetrics(): Metrics {
  const counters = new Map<CounterName, number>(counterNames.map((name) => [name, 0]));
  return {
    count(name) {
      counters.set(name, (counters.get(name) ?? 0) + 1);
    },
    print({ queued, dead, held, oldestMs, paused }) {
      const gauges = {
        requests_held: held,
        oldest_undelivered_seconds: Math.round(oldestMs / 1000),
        delivery_paused: paused ? 1 : 0,
        resident_memory_bytes: process.memoryUsage.rss(),
      };
      return [
        ...[...counters].flatMap(([name, value]) => lines(`mail_${name}_total`, 'counter', value)),
        ...byKind('mail_deliveries_queued', queued),
        ...byKind('mail_deliveries_dead', dead),
        ...Object.entries(gauges).flatMap(([name, value]) => lines(`mail_${name}`, 'gauge', value)),
        '',
      ].join('\n');
    },
  };
}

function lines(name: string, type: 'counter' | 'gauge', value: number): string[] {
  return [`# TYPE ${name} ${type}`, `${name} ${value}`];
}

function byKind(name: string, counts: Record<string, number>): string[] {
  const values = Object.entries(counts).map(([kind, count]) => `${name}{kind="${kind}"} ${count}`);
  return [`# TYPE ${name} gauge`, ...values];
}

/** What a call names that came straight to this machine; a page of another site that resolves to it does not. */
const localHost = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** What proxies add to tell whom they speak for; any of it is enough. */
const forwarded =
  /^(?:forwarded|via|cdn-loop|cf-|true-client-|x-(?:forwarded|real|client|cluster|original)-)/;

/**
 * Whether the caller may read the metrics: with the token, or straight from this machine. A call that was forwarded, or
 * comes from an address that is configured as a proxy, comes from anywhere beyond it.
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
