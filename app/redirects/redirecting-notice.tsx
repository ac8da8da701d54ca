import { RichText } from '#app/components/rich-text.tsx';
import { redirecting as copy } from '#app/content/redirecting.ts';
import { ProcessLine } from '#app/kit/process-line.tsx';

type Props = { hidden?: boolean };

/** The page of an old address until the home page loads: the way there. */
export function RedirectingNotice({ hidden = false }: Props) {
  const stops = [
    { name: copy.start.name, note: copy.start.text, state: 'done' },
    { name: copy.end.name, state: 'now' },
  ] as const;
  return (
    <div className="redirecting brief-page wrap" hidden={hidden}>
      <h1>{copy.title}</h1>
      <ProcessLine size="l" stops={stops} />
      <p>
        <RichText text={copy.text} />
      </p>
    </div>
  );
}
