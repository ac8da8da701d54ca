import { honeypotField } from '#request/anti-spam-headers.ts';
import { contextField, type RequestContext, readContext } from '#request/context.ts';

/** Name of what carries the draft's key. */
export const keyField = 'idempotency_key';

/** Name of the box that leaves the process out of the request. */
export const leaveOutField = 'leave_out_process';

/** What a form holds besides the answers to its fields. */
export type PostedForm = {
  key: string | undefined;
  context: RequestContext;
  /** Whether the visitor takes the process out, which `context` still has. */
  leavesOut: boolean;
  honeypotFilled: boolean;
};

/** Reads a form that is sent: in the browser by a script, or by the server that gets it. */
export function readPostedForm(form: FormData): PostedForm {
  return {
    key: textOf(form, keyField) || undefined,
    context: readContext(textOf(form, contextField) || '{}') ?? {},
    leavesOut: form.has(leaveOutField),
    honeypotFilled: textOf(form, honeypotField) !== '',
  };
}

/** The context to send: without the process where the visitor takes it out. */
export function contextToSend({ context, leavesOut }: PostedForm): RequestContext {
  if (!leavesOut) return context;
  const { process, delay, isAddition, ...rest } = context;
  return rest;
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
