/** The visitor's changes, so that each can be undone. */
import type { Process } from './process.ts';

export type EditHistory = {
  readonly past: readonly Process[];
  readonly present: Process;
  /** The field whose typing made the present: more typing there is the same change. */
  readonly field: string | null;
};

export function startHistory(present: Process): EditHistory {
  return { past: [], present, field: null };
}

/** Adds a change. `field` names the field that was typed in; null for anything else. */
export function record(history: EditHistory, present: Process, field: string | null): EditHistory {
  if (present === history.present) return history;
  const goesOn = field !== null && field === history.field;
  return { past: goesOn ? history.past : [...history.past, history.present], present, field };
}

/** Undoes one change; unchanged if there is none. */
export function undo({ past, present }: EditHistory): EditHistory {
  return { past: past.slice(0, -1), present: past.at(-1) ?? present, field: null };
}
