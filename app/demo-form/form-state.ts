import { storageKeys } from '#app/demo-form/emailjs/stored-ids.ts';
import { drawingKey } from '#app/own-process/kept-drawing.ts';
import { receiptQueryKey } from '#app/page-script/hide-receipt.ts';
import { contextField } from '#request/context.ts';
import { draftKey } from './draft.ts';
import { sentRequestKey } from './sent-request.ts';

/**
 * What changes the form before it is touched: a draft, a sent request, one to be corrected, a drawn process, own EmailJS
 * ids.
 */
export const formState = [
  draftKey,
  sentRequestKey,
  receiptQueryKey,
  drawingKey,
  contextField,
  ...Object.values(storageKeys),
];
