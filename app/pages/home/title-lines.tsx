/** A heading of several sentences, each on its own line where there is room; separated by spaces in the text. */
export function TitleLines({ lines }: { lines: readonly string[] }) {
  return lines.map((line) => (
    <span key={line} className="title-line">
      {line}{' '}
    </span>
  ));
}
