const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** `Five`: a number at the start of a sentence. */
export function countWord(count: number): string {
  const word = words[count] ?? String(count);
  return word.charAt(0).toUpperCase() + word.slice(1);
}
