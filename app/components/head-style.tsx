type Props = {
  /** Unique on the page. */
  id: string;
  /** Complete rules. */
  css: string;
};

/** Rules that name ids from the content, which no style sheet can know. React puts them into `<head>`. */
export function HeadStyle({ id, css }: Props) {
  return (
    <style href={id} precedence="generated">
      {css}
    </style>
  );
}
