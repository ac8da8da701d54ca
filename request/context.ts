/**
 * What goes beside a demo request: the process that the visitor drew, the delay they tried on it, the request that this
 * one corrects, and where the visit came from. The fields themselves are in `demo-fields.ts`; anti-spam tokens are no
 * part of it.
 *
 *     const text = await encodeContext({ process, corrects: receipt });
 *     const context = await decodeContext(text);
 *
 * Where length is limited it goes as this text: in a link, and in the header of the call to our own mail service.
 * Elsewhere the same object goes as JSON, which is written at once: in the form's hidden field, the tab's storage and
 * the database (docs/decisions/014-one-request-context.md).
 */
import * as v from 'valibot';
import { isNamed, type Process, processSchema } from './process/process.ts';
import { arrivalSchema } from './visit-source.ts';

/** Name of the form's hidden field, which holds JSON, and of the query parameter of /book-demo and /fms-details. */
export const contextField = 'context';

/** The header that carries the text to our own mail service, and to no other. */
export const contextHeader = 'X-Request-Context';

/** Longest text that goes in the header, in characters: proxies refuse a request whose headers take more than 8 KB. */
export const maxContextHeader = 6_000;

/** Most bytes of JSON that a text may unpack to. Twenty steps with names of 60 letters in any script take 15,000. */
const maxJsonBytes = 65_536;

const fields = v.object({
  process: v.optional(processSchema),
  /** What if this step, counted from 0, takes so many working hours longer? */
  delay: v.optional(
    v.object({
      step: v.pipe(v.number(), v.integer(), v.minValue(0)),
      hours: v.pipe(v.number(), v.minValue(0)),
    }),
  ),
  /** Receipt of an earlier request of this visitor. */
  corrects: v.optional(v.pipe(v.string(), v.maxLength(200))),
  /** This request adds a process to the one that it names, and corrects none of its answers. */
  isAddition: v.optional(v.literal(true)),
  /** The first arrival from elsewhere, and the last one if it is another. */
  visits: v.optional(v.object({ first: arrivalSchema, last: v.optional(arrivalSchema) })),
});

export type RequestContext = Omit<v.InferOutput<typeof fields>, 'process'> & {
  process?: Process | undefined;
};

/** A process that names no step says nothing, and without a process there is no delay and no addition. */
const contextSchema = v.pipe(
  fields,
  v.transform(({ process, delay, corrects, isAddition, visits }): RequestContext => {
    const drawn = process && isNamed(process) ? process : undefined;
    const isDelayed = drawn && delay && delay.hours > 0 && delay.step < drawn.steps.length;
    return {
      ...(drawn && { process: drawn }),
      ...(isDelayed && { delay }),
      ...(corrects && { corrects }),
      ...(corrects && drawn && isAddition && { isAddition }),
      ...(visits && { visits }),
    };
  }),
);

/**
 * Packs a context into letters, digits, `-` and `_`: its JSON, deflated, in base64url (RFC 1951; RFC 4648, section 5).
 * An empty context gives an empty text.
 */
export async function encodeContext(context: RequestContext): Promise<string> {
  const json = JSON.stringify(context);
  if (json === '{}') return '';
  const deflated = new Blob([json]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(deflated).arrayBuffer());
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Unpacks and validates a text from any source; undefined if it is damaged or too long. Never rejects. */
export async function decodeContext(text: string): Promise<RequestContext | undefined> {
  if (text === '') return {};
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    return readContext(await inflate(bytes));
  } catch {
    // Not base64url, not deflated, or too large: all are a damaged text.
    return undefined;
  }
}

/** Reads a context kept as JSON; undefined if it is none. */
export function readContext(json: string): RequestContext | undefined {
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), contextSchema), json);
  return result.success ? result.output : undefined;
}

/** Inflates up to `maxJsonBytes`, and rejects beyond: a short text could unpack to gigabytes. */
function inflate(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  let size = 0;
  const limit = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      size += chunk.length;
      if (size > maxJsonBytes) throw new RangeError('The context is too large');
      controller.enqueue(chunk);
    },
  });
  const inflated = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  return new Response(inflated.pipeThrough(limit)).text();
}
