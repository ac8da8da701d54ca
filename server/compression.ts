import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

/** Content codings in order of preference, with the ending of the file that the build writes beside the text. */
export const codings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

/** A text in every coding, or a file without any. */
export type Coded = Partial<Record<(typeof codings)[number][0], Buffer<ArrayBuffer>>>;

/**
 * Compresses a text in every coding.
 * @param quality of Brotli: 11 for the build; 5 at the start of the server takes 0.1 s for all pages instead of seconds
 */
export async function compress(text: Buffer, quality: 5 | 11): Promise<Required<Coded>> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  return { br: await brotli(text, { params }), gzip: await gz(text, { level: 9 }) };
}
