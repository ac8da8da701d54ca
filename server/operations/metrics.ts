import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from '@prometheus-io/client';
import type { Log } from '#mail/log.ts';
import { countedUpTo } from '#mail/outbox/queue-state.ts';
import type { QueueGauges } from '#mail/service.ts';

/** Methods with their own time series; clients can invent others. */
const methods = new Set(['GET', 'HEAD', 'POST', 'OPTIONS']);

/** Upper bounds in seconds: a file takes less than 1 ms, the store a few, a rendered page about 10. */
const durationBuckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5];

export type Metrics = ReturnType<typeof createMetrics>;

/** The queue's gauges, the log lines and the requests since the start, printed in Prometheus's text format. */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  const events = new Counter({
    name: 'log_events_total',
    help: 'Log lines since the start; a line of level alert asks for a person',
    labelNames: ['level', 'event'],
    registers,
  });
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name, help, labelNames, registers });
  const queued = gauge(
    'deliveries_queued',
    `Mails and webhook calls not sent yet, counted up to ${countedUpTo}`,
    ['kind'],
  );
  const dead = gauge(
    'deliveries_dead',
    `Given up, kept for another try by hand, counted up to ${countedUpTo}`,
    ['kind'],
  );
  const held = gauge(
    'demo_requests_in_review',
    `Demo requests held for review, counted up to ${countedUpTo}`,
  );
  const oldest = gauge(
    'oldest_undelivered_seconds',
    'Age of the oldest delivery to sales or a webhook not sent yet',
  );
  const paused = gauge('delivery_paused', '1 while delivery is paused');
  const storeUp = gauge(
    'store_up',
    '1 while requests can be stored; else the gauges above are the last ones read',
  );
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'From the headers of a request to the last byte of its answer',
    labelNames: ['method', 'status'],
    buckets: durationBuckets,
    registers,
  });
  return {
    contentType: registry.contentType,
    /** A log whose lines are counted: an event's name is fixed text. */
    countLines(log: Log): Log {
      return (level, event, fields) => {
        events.inc({ level, event });
        log(level, event, fields);
      };
    },
    observeRequest(method: string, status: number, seconds: number): void {
      duration.observe({ method: methods.has(method) ? method : 'other', status }, seconds);
    },
    /** Adds Node's and the process's own metrics: memory, CPU time, event loop lag, open files. */
    measureProcess(): void {
      collectDefaultMetrics({ register: registry });
    },
    /** `state` is undefined while the store takes no requests. */
    print(state: QueueGauges | undefined): Promise<string> {
      storeUp.set(state ? 1 : 0);
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
