import { LinePage } from '#app/components/line-page.tsx';
import { RichText } from '#app/components/rich-text.tsx';
import { redirecting as copy } from '#app/content/redirecting.ts';

type Props = { hidden?: boolean };

/** The page of an old address until the home page loads: the way there. */
export function RedirectingNotice({ hidden = false }: Props) {
  const stops = [
    { name: copy.start.name, note: copy.start.text, state: 'done' },
    { name: copy.end.name, state: 'now' },
  ] as const;
  return (
    <LinePage kind="redirecting" heading={<h1>{copy.title}</h1>} stops={stops} hidden={hidden}>
      <p>
        <RichText text={copy.text} />
      </p>
    </LinePage>
  );
}
