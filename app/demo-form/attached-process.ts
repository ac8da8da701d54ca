import { readStored, removeStored, writeStored } from '#app/ui/browser/storage.ts';
import { isNamed } from '#request/process/process.ts';
import { clearAddress, readProcess, writeProcess } from '#request/process/process-address.ts';
import {
  attachedProcessKey,
  processHeaderName,
  processParameter,
} from '#request/process/process-names.ts';

/** The process of a form that came back, of the address or of this tab. One that cannot be read is not kept. */
export function readAttachedProcess(posted: string | undefined): string | undefined {
  const named = posted ?? new URLSearchParams(location.search).get(processParameter);
  if (named === null) return keptProcess();
  if ('error' in readProcess(named)) forgetAttachedProcess();
  else keepAttachedProcess(named);
  return named || undefined;
}

/** The process kept in this tab, unless no step has a name, as after "Start empty" in the editor. */
function keptProcess(): string | undefined {
  const kept = readStored(attachedProcessKey, 'sessionStorage');
  if (kept === null) return undefined;
  const read = readProcess(kept);
  return 'error' in read || isNamed(read.process) ? kept : undefined;
}

/** Stores the process in this tab and removes it from the address, which is logged and counted. */
export function keepAttachedProcess(text: string): void {
  if (writeStored(attachedProcessKey, text, 'sessionStorage')) clearAddress();
}

/** Removes it from the tab and from the address, or a reload restores it. */
export function forgetAttachedProcess(): void {
  removeStored(attachedProcessKey, 'sessionStorage');
  clearAddress();
}

/** The header that carries it to our own mail service; written anew, since a header cannot hold any text. */
export function processHeader(text = ''): Record<string, string> {
  const read = readProcess(text);
  return 'error' in read ? {} : { [processHeaderName]: writeProcess(read.process) };
}
