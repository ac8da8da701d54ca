import './unbroken.css';

const span = /(\d+-\d+ [a-z]+ days)/;

type Props = { text: string };

/** Keeps "1-2 business days" on one line: browsers may break after the hyphen. */
export function Unbroken({ text }: Props) {
  return text.split(span).map((part) =>
    span.test(part) ? (
      <span key={part} className="unbroken">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
