import { LinePage } from '#app/components/line-page.tsx';
import { RichText } from '#app/components/rich-text.tsx';
import { redirecting as copy } from '#app/content/redirecting.ts';
import redirectHome from './redirect-home.ts?inline-script';
import { redirectDelay } from './redirects.ts';

/** The page of an old address until the home page loads. `expression`: hidden unless the address fits it. */
export function RedirectingNotice({ expression }: { expression?: string }) {
  const stops = [
    { name: copy.start.name, note: copy.start.text, state: 'done' },
    { name: copy.end.name, state: 'now' },
  ] as const;
  const heading = <h1>{copy.title}</h1>;
  return (
    <>
      <LinePage kind="redirecting" heading={heading} stops={stops} hidden={Boolean(expression)}>
        <p>
          <RichText text={copy.text} />
        </p>
      </LinePage>
      <script
        data-expression={expression}
        data-target={copy.target}
        data-delay={redirectDelay}
        data-title={copy.meta.title}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own module; the content security policy names its hash
        dangerouslySetInnerHTML={{ __html: redirectHome }}
      />
    </>
  );
}
