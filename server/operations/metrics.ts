import { Counter, collectDefaultMetrics, Gauge, Registry } from '@prometheus-io/client';
import type { Log } from '#mail/log.ts';
import type { QueueGauges } from '#mail/service.ts';

export type Metrics = ReturnType<typeof createMetrics>;

/**
 * The queue's gauges, the log lines since the start, and the process's memory, CPU time, event loop lag and open files,
 * printed in Prometheus's text format.
 */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const events = new Counter({
    name: 'log_events_total',
    help: 'Log lines since the start; a line of level alert asks for a person',
    labelNames: ['level', 'event'],
    registers,
  });
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name, help, labelNames, registers });
  const queued = gauge('deliveries_queued', 'Not sent yet', ['kind']);
  const dead = gauge('deliveries_dead', 'Given up', ['kind']);
  const held = gauge('demo_requests_in_review', 'Held for review');
  const oldest = gauge('oldest_undelivered_seconds', 'Age of the oldest delivery but for visitors');
  const paused = gauge('delivery_paused', '1 while delivery is paused');
  const storeUp = gauge('store_up', '1 while requests can be stored; else the gauges are old');
  return {
    contentType: registry.contentType,
    /** A log whose lines are counted: an event's name is fixed text. */
    countLines(log: Log): Log {
      return (level, event, fields) => {
        events.inc({ level, event });
        log(level, event, fields);
      };
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
