type Props = {
  /** Unique on the page. */
  id: string;
  /** Complete rules. */
  css: string;
};

/** CSS rules that name ids from the content. React hoists them into `<head>`. */
export function HeadStyle({ id, css }: Props) {
  return (
    <style href={id} precedence="generated">
      {css}
    </style>
  );
}
