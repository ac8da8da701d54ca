/** Names under which a drawn process is found. Separate from `process-address.ts`, so that the form loads only these. */

/** Name of the parameter on /fms-details and /book-demo, and of the field of a native post. */
export const processParameter = 'process';
/** Name of the parameter on /fms-details that says which of the thirty examples to start from. */
export const exampleParameter = 'example';
/** The drawing of this tab, in its session storage: every editor of the tab shows the same one. */
export const drawingKey = 'drawing';
/**
 * Key of the process that a visitor brings to the demo form, as text that `readProcess` reads. It comes from the page's address
 * and is kept in session storage, so that the forms of other pages in this tab have it too, until it is removed or sent.
 */
export const attachedProcessKey = 'attached-process';
/** The header that carries the same value beside a request to our own mail service, and no other. */
export const processHeaderName = 'X-Own-Process';
/** Longest value of the parameter, in characters. */
export const maxProcessText = 1_800;
