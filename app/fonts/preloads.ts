import archivo from './archivo.woff2?url';
import atkinson from './atkinson.woff2?url';

/**
 * Asks for the fonts of the first paint. Belongs at the end of a page: what stands in the head would share the line
 * with the text and, over HTTP/1.1, open connections of its own.
 */
export const fontPreloads = [archivo, atkinson]
  .map((url) => `<link rel="preload" href="${url}" as="font" type="font/woff2" crossorigin="">`)
  .join('');
