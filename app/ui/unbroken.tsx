const span = /(\d+-\d+ [a-z]+ days|T-\d+ days|\d+ [dhm]\b)/;

/** Keeps "1-2 business days", "T-3 days" and "5 h" on one line each: browsers may break after a hyphen or a space. */
export function Unbroken({ text }: { text: string }) {
  return text.split(span).map((part, index) =>
    span.test(part) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places
      <span key={index} className="unbroken">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
