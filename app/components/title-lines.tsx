type Props = { lines: readonly string[] };

/** A heading of several sentences, each on a line of its own where there is room; a space parts them for other readers. */
export function TitleLines({ lines }: Props) {
  return lines.map((line) => (
    <span key={line} className="title-line">
      {line}{' '}
    </span>
  ));
}
