import { type Database, integer, optionalInteger } from './database.ts';
import { type DeliveryKind, deliveryKinds } from './types.ts';

/** Queue sizes and ages, for metrics and alerts. Nothing is counted beyond `countedUpTo`. */
export type QueueState = {
  queued: Record<DeliveryKind, number>;
  dead: Record<DeliveryKind, number>;
  /** Requests held for review. */
  held: number;
  /** Age in milliseconds of the oldest queued delivery to sales or a webhook; 0 when there is none. */
  oldestMs: number;
};

/** To count two million deliveries took half a second, in which SQLite stored no request. */
export const countedUpTo = 10_000;

/** A scalar for a select: how many rows there are, found by their partial index. */
function count(rows: string): string {
  return `(SELECT count(*) FROM (SELECT 1 FROM ${rows} LIMIT ${countedUpTo}) AS counted)`;
}

const columns = [
  ...(['queued', 'dead'] as const).flatMap((state) =>
    deliveryKinds.map((kind) => {
      const rows = `deliveries WHERE state = '${state}' AND kind = '${kind}'`;
      return `${count(rows)} AS ${state}_${kind}`;
    }),
  ),
  `${count("requests WHERE state = 'held'")} AS held`,
  `(SELECT created_at FROM deliveries WHERE state = 'queued' AND kind <> 'acknowledgement' ORDER BY created_at LIMIT 1) AS oldest`,
];

export async function readQueueState({ query, now }: Database): Promise<QueueState> {
  const [row] = await query(`SELECT ${columns.join(', ')}`);
  const counts = (state: 'queued' | 'dead') => ({
    notification: integer(row, `${state}_notification`),
    acknowledgement: integer(row, `${state}_acknowledgement`),
    webhook: integer(row, `${state}_webhook`),
  });
  const oldest = row && optionalInteger(row, 'oldest');
  return {
    queued: counts('queued'),
    dead: counts('dead'),
    held: integer(row, 'held'),
    oldestMs: oldest === undefined ? 0 : Math.max(0, now() - oldest),
  };
}
