/**
 * One optional line in the form, which only a link that promises a place for it brings up:
 *
 *     noteHref('system')                              // /book-demo?note-system=
 *     noteHref('question', 'Which orders are late?')  // the line is filled
 *
 * The name is the same in the link's query, in the form's control and in the header of the call.
 */
export type NoteTopic = 'system' | 'question';

/** Their names in mails and lists. */
export const noteLabels: Record<NoteTopic, string> = { system: 'System', question: 'Question' };

type NoteName = `note-${NoteTopic}`;

/** `text` may be empty: then the form has the line, and nothing is sent. */
export type Note = { name: NoteName; topic: NoteTopic; text: string };

export const maxNoteLength = 200;

const topics: readonly NoteTopic[] = ['system', 'question'];

/** Query parameters that bring up the line. */
export const noteNames: readonly NoteName[] = topics.map(nameOf);

function nameOf(topic: NoteTopic): NoteName {
  return `note-${topic}`;
}

/** A link to the form with a line for this topic, filled with `text`. */
export function noteHref(topic: NoteTopic, text = ''): string {
  return `/book-demo?${noteQuery({ name: nameOf(topic), text })}`;
}

/** As a link and the header hold it; `readNote` reads it. */
export function noteQuery({ name, text }: Pick<Note, 'name' | 'text'>): string {
  return `${name}=${encodeURIComponent(text.toWellFormed())}`;
}

/** Reads the line of a query or a posted form: its first topic, on one line, cut to its greatest length. */
export function readNote(fields: { get(name: string): unknown }): Note | undefined {
  for (const topic of topics) {
    const name = nameOf(topic);
    const text = fields.get(name);
    if (typeof text !== 'string') continue;
    const line = text.replaceAll(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ').trim();
    return { name, topic, text: Array.from(line).slice(0, maxNoteLength).join('') };
  }
  return undefined;
}
