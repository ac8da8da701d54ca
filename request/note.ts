import { normalizeLine } from './normalize.ts';

/**
 * One optional line in the form, which only a link that promises a place for it brings up:
 *
 *     /book-demo?note-system=
 *     /book-demo?note-question=Which+orders+are+late%3F     the line is filled
 *
 * The name is the same in the link's query, in the form's control and in the header of the call.
 */
export const noteNames = ['note-system', 'note-question'] as const;

type NoteName = (typeof noteNames)[number];

/** Their names in mails and lists. */
export const noteLabels: Record<NoteName, string> = {
  'note-system': 'System',
  'note-question': 'Question',
};

/** `text` may be empty: then the form has the line, and nothing is sent. */
export type Note = { name: NoteName; text: string };

export const maxNoteLength = 200;

/** As a link and the header hold it; `readNote` reads it. */
export function noteQuery({ name, text }: Note): string {
  return `${name}=${encodeURIComponent(text.toWellFormed())}`;
}

/** Reads the line of a query or a posted form: the first one, on one line, cut to its greatest length. */
export function readNote(fields: { get(name: string): unknown }): Note | undefined {
  for (const name of noteNames) {
    const text = fields.get(name);
    if (typeof text !== 'string') continue;
    const line = normalizeLine(text);
    return { name, text: Array.from(line).slice(0, maxNoteLength).join('').trimEnd() };
  }
  return undefined;
}
