/**
 * Names of the fields that carry a drawn process. Separate from `process-address.ts`, so that the form loads only
 * these.
 */

/** Name of the parameter on /fms-details and /book-demo, and of the field of a native post. */
export const processParameter = 'process';
/** The header that carries the same value beside a request to our own mail service, and no other. */
export const processHeaderName = 'X-Own-Process';
/** Longest value of the parameter, in characters. */
export const longestProcessText = 1_800;
/** Characters allowed in it. */
export const processText = /^[\w.-]+$/;
