import { Agent } from 'node:http';
import { callBody, demoParams } from '#mail/testing.ts';
import { post } from '#tests/faults/mail-process-parent.ts';

export type Load = { perSecond: number; p50: number; p99: number; failed: number };

let serial = 0;

/** Posts `total` demo requests, each of another visitor, over so many connections; times in milliseconds. */
export async function load(port: number, total: number, connections = 50): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  let left = total;
  let failed = 0;
  const started = performance.now();
  const visitor = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      serial += 1;
      const change = { name: `Visitor ${serial}`, email: `v${serial}@rao${serial}.example` };
      const body = JSON.stringify(callBody({ ...demoParams, ...change }));
      const before = performance.now();
      if ((await post({ port, agent }, body, `bench-${process.pid}-${serial}`)) !== 200)
        failed += 1;
      times.push(performance.now() - before);
    }
  };
  await Promise.all(Array.from({ length: connections }, visitor));
  const seconds = (performance.now() - started) / 1000;
  agent.destroy();
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.floor(sorted.length * share)] ?? 0;
  return { perSecond: total / seconds, p50: at(0.5), p99: at(0.99), failed };
}
