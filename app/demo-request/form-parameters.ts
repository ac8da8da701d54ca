import { processParameter } from '#app/own-process/process-names.ts';
import { noteNames } from './note.ts';

/** Query parameters of /book-demo that change the form. */
export const formParameters = [processParameter, ...noteNames];
