import * as v from 'valibot';
import { type Database, integer, optionalInteger } from './database.ts';
import { type DeliveryKind, deliveryKinds } from './types.ts';

/** Queue sizes and ages, for metrics and alerts. */
export type QueueState = {
  queued: Record<DeliveryKind, number>;
  dead: Record<DeliveryKind, number>;
  /** Requests held for review. */
  held: number;
  /** Age of the oldest queued delivery in milliseconds; 0 when there is none. */
  oldestMs: number;
};

const counted = v.object({
  state: v.picklist(['queued', 'dead']),
  kind: v.picklist(deliveryKinds),
});

export async function readQueueState({ query, now }: Database): Promise<QueueState> {
  const none = { notification: 0, acknowledgement: 0, webhook: 0 };
  const counts = { queued: { ...none }, dead: { ...none } };
  // Two selects, each answered from its own partial index.
  const rows = await query(
    `SELECT 'queued' AS state, kind, count(*) AS count FROM deliveries WHERE state = 'queued' GROUP BY kind
     UNION ALL
     SELECT 'dead' AS state, kind, count(*) AS count FROM deliveries WHERE state = 'dead' GROUP BY kind`,
  );
  for (const row of rows) {
    const { state, kind } = v.parse(counted, row);
    counts[state][kind] = integer(row, 'count');
  }
  const [row] = await query(
    `SELECT (SELECT count(*) FROM requests WHERE state = 'held') AS held,
       (SELECT min(created_at) FROM deliveries WHERE state = 'queued') AS oldest`,
  );
  const oldest = row && optionalInteger(row, 'oldest');
  return {
    ...counts,
    held: integer(row, 'held'),
    oldestMs: oldest === undefined ? 0 : Math.max(0, now() - oldest),
  };
}
