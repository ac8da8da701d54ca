import * as v from 'valibot';
import { specifiedFields } from '#app/demo-request/schema.ts';
import type { Caps } from './acknowledgement-caps.ts';
import type { Submission } from './types.ts';

/** A submission under the id that its request gets. */
export type Entry = Submission & { id: string };

/** Submissions to be stored together, each with a key of its own, and the caps for their acknowledgements. */
export type Batch = { entries: readonly Entry[]; caps: Caps; receivedAt: number };

/** A batch as one text, made once: that goes from thread to thread, and as it is into the intake. */
export type PackedBatch = { keys: string[]; content: string };

const batchSchema = v.object({
  receivedAt: v.number(),
  caps: v.object({
    secret: v.string(),
    daysPerAddress: v.number(),
    perDay: v.object({ overall: v.number(), domain: v.number(), client: v.number() }),
  }),
  entries: v.array(
    v.object({
      id: v.string(),
      request: v.custom<Submission['request']>(isRequest),
      idempotencyKey: v.string(),
      client: v.string(),
      source: v.optional(v.string()),
      suspicion: v.optional(v.string()),
    }),
  ),
});

const batchText = v.pipe(v.string(), v.parseJson(), batchSchema);

export function pack(batch: Batch): PackedBatch {
  const keys = batch.entries.map(({ idempotencyKey }) => idempotencyKey);
  return { keys, content: JSON.stringify(batch) };
}

export function unpack(content: string): Batch {
  return v.parse(batchText, content);
}

/** As `unpack`, of a content that another version wrote or a disk has spoilt: undefined where it cannot be read. */
export function tryUnpack(content: string): Batch | undefined {
  const result = v.safeParse(batchText, content);
  return result.success ? result.output : undefined;
}

/** Nothing but its shape: it was judged when it was accepted, and a rule that is stricter since must not lose it. */
function isRequest(value: unknown): value is Submission['request'] {
  if (typeof value !== 'object' || value === null) return false;
  const fields = new Map(Object.entries(value));
  return specifiedFields.every((field) => typeof fields.get(field) === 'string');
}
