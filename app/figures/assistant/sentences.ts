/** A sentence, and the numbers of the records that it rests on. */
export type Sentence = { readonly text: string; readonly records: readonly number[] };

/** The sentences of an answer, in which "Quote 3 did not. [6]" rests on record 6. */
export function sentencesOf(answer: string): readonly Sentence[] {
  return answer.split(/(?<=[.\]]) (?!\[)/).map((sentence) => ({
    text: sentence.replace(/ \[.*/, ''),
    records: [...sentence.matchAll(/\[(\d+)\]/g)].map(([, number]) => Number(number)),
  }));
}
