/** Digits of a number with its area or country code: fewer lack one, and more than 15 (E.164) with `00` are two numbers. */
const minDigits = 10;
const maxDigits = 17;

/** Whether a text, as it was typed, probably holds a number that can be called from another country. */
export function isCallable(typed: string): boolean {
  const text = typed.normalize('NFKC');
  return [text, ...text.split(/[/,;|]/)].some((number) => {
    const digits = number.match(/\p{Nd}/gu) ?? [];
    const isCount = digits.length >= minDigits && digits.length <= maxDigits;
    // One digit over and over fills a required field.
    return isCount && new Set(digits).size > 1;
  });
}
