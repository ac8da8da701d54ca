import { LinePage, LineStops } from '#app/components/line-page.tsx';
import { RichText } from '#app/components/rich-text.tsx';
import { redirecting as copy } from '#app/content/redirecting.ts';

type Props = { hidden?: boolean };

/** The page of an old address until the home page loads: a line in progress. */
export function RedirectingNotice({ hidden = false }: Props) {
  const end = { name: copy.end.name, text: <RichText text={copy.text} /> };
  return (
    <LinePage kind="redirecting" heading={<h1>{copy.title}</h1>} hidden={hidden}>
      <LineStops start={copy.start} end={end} />
    </LinePage>
  );
}
