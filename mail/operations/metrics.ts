import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from '@prometheus-io/client';
import type { QueueState } from '#mail/outbox/queue-state.ts';
import type { Log } from './log.ts';

/** What is counted since the start of the process: name and help. Everything else is read from the store when asked. */
const counters = {
  requests_accepted: ['demo_requests_accepted_total', 'Demo requests stored'],
  requests_repeated: ['demo_requests_repeated_total', 'Calls that repeated a stored request'],
  requests_held: ['demo_requests_held_total', 'Demo requests stored and held for review'],
  requests_challenged: ['demo_requests_challenged_total', 'Calls asked for a proof of work'],
  requests_refused: ['demo_requests_refused_total', 'Calls refused as invalid'],
  requests_limited: ['demo_requests_limited_total', 'Calls refused by the rate limit'],
  store_failures: ['store_failures_total', 'Demo requests that could not be stored'],
  mails_sent: ['mails_sent_total', 'Mails that the mail host took'],
  mails_deferred: ['mails_deferred_total', 'Attempts that failed and are repeated later'],
  mails_dead: ['mails_dead_total', 'Mails given up'],
  webhooks_sent: ['webhooks_sent_total', 'Webhook calls that the receiver took'],
  webhooks_deferred: [
    'webhooks_deferred_total',
    'Webhook calls that failed and are repeated later',
  ],
  webhooks_dead: ['webhooks_dead_total', 'Webhook calls given up'],
  alerts: ['alerts_total', 'Log lines that ask for a person'],
} as const;

/** Methods with their own time series; clients can invent others. */
const methods = new Set(['GET', 'HEAD', 'POST', 'OPTIONS']);

/** Upper bounds in seconds: a file takes less than 1 ms, the store a few, a rendered page about 10. */
const durationBuckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5];

export type CounterName = keyof typeof counters;
export type QueueGauges = QueueState & { paused: boolean };
export type Metrics = ReturnType<typeof createMetrics>;

/** Counters, gauges and the request histogram, printed in Prometheus's text format. */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  const counterOf = (name: CounterName) => {
    const [metric, help] = counters[name];
    return [name, new Counter({ name: metric, help, registers })] as const;
  };
  const counted = new Map((Object.keys(counters) as CounterName[]).map((name) => counterOf(name)));
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name, help, labelNames, registers });
  const queued = gauge('deliveries_queued', 'Mails and webhook calls not sent yet', ['kind']);
  const dead = gauge('deliveries_dead', 'Given up, kept for another try by hand', ['kind']);
  const held = gauge('demo_requests_in_review', 'Demo requests held for review');
  const oldest = gauge('oldest_undelivered_seconds', 'Age of the oldest delivery not sent yet');
  const paused = gauge('delivery_paused', '1 while delivery is paused');
  const storeUp = gauge('store_up', '1 while the store answers; without it the gauges above are 0');
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'From the headers of a request to the last byte of its answer',
    labelNames: ['method', 'status'],
    buckets: durationBuckets,
    registers,
  });
  return {
    contentType: registry.contentType,
    count(name: CounterName): void {
      counted.get(name)?.inc();
    },
    observeRequest(method: string, status: number, seconds: number): void {
      duration.observe({ method: methods.has(method) ? method : 'other', status }, seconds);
    },
    /** Adds Node's and the process's own metrics: memory, CPU time, event loop lag, open files. */
    measureProcess(): void {
      collectDefaultMetrics({ register: registry });
    },
    /** `state` is undefined while the store does not answer. */
    print(state: QueueGauges | undefined): Promise<string> {
      storeUp.set(state ? 1 : 0);
      for (const metric of [queued, dead, held, oldest, paused]) metric.reset();
      if (!state) return registry.metrics();
      for (const [kind, count] of Object.entries(state.queued)) queued.set({ kind }, count);
      for (const [kind, count] of Object.entries(state.dead)) dead.set({ kind }, count);
      held.set(state.held);
      oldest.set(Math.round(state.oldestMs / 1000));
      paused.set(state.paused ? 1 : 0);
      return registry.metrics();
    },
  };
}

/** Every alert is counted too. */
export function countAlerts(log: Log, metrics: Metrics): Log {
  return (level, event, fields) => {
    if (level === 'alert') metrics.count('alerts');
    log(level, event, fields);
  };
}
