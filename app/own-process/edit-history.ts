/** The visitor's changes, so that each can be undone. */
import type { Process } from './process.ts';

export type EditHistory = {
  readonly past: readonly Process[];
  readonly present: Process;
  readonly future: readonly Process[];
  /** The field whose typing made the present: more typing there is the same change. */
  readonly field: string | null;
};

/** Enough to go back to where an editing session began; a process takes some 2 KB. */
const mostKept = 100;

export function startHistory(present: Process): EditHistory {
  return { past: [], present, future: [], field: null };
}

/** Adds a change. `field` names the field that was typed in; null for anything else. */
export function record(history: EditHistory, present: Process, field: string | null): EditHistory {
  if (present === history.present) return history;
  const goesOn = field !== null && field === history.field;
  const past = goesOn ? history.past : [...history.past, history.present].slice(-mostKept);
  return { past, present, future: [], field };
}

/** Undoes one change; unchanged if there is none. */
export function undo(history: EditHistory): EditHistory {
  const { past, present, future } = history;
  const before = past.at(-1);
  if (!before) return history;
  return { past: past.slice(0, -1), present: before, future: [present, ...future], field: null };
}

/** Redoes an undone change; unchanged if there is none. */
export function redo(history: EditHistory): EditHistory {
  const { past, present, future } = history;
  const [next, ...rest] = future;
  if (!next) return history;
  return { past: [...past, present], present: next, future: rest, field: null };
}
