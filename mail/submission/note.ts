import { type Note, noteLabels, noteQuery, readNote } from '#request/note.ts';

/** A visitor's own line as it is stored: as a link holds it. Undefined when nothing was entered. */
export function noteToStore(note: Note | undefined): string | undefined {
  return note?.text ? noteQuery(note) : undefined;
}

/** The line of a stored request as a row; none without one. */
export function noteRows(stored: string | undefined): { label: string; value: string }[] {
  if (stored === undefined) return [];
  const note = readNote(new URLSearchParams(stored));
  // A form that no longer has the topic knows no label for it.
  if (!note) return [{ label: 'Note', value: stored }];
  return [{ label: noteLabels[note.name], value: note.text }];
}
