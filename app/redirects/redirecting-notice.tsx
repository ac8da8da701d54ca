import { RichText } from '#app/ui/rich-text.tsx';
import { redirecting as copy } from './copy.ts';
import redirectHome from './redirect-home.ts?inline-script';
import { redirectDelay } from './redirects.ts';

/** The page of an old address until the home page loads. `expression`: hidden unless the address fits it. */
export function RedirectingNotice({ expression }: { expression?: string }) {
  return (
    <>
      <div className="redirecting brief-page wrap" hidden={Boolean(expression)}>
        <h1>{copy.title}</h1>
        <p>
          <RichText text={copy.text} />
        </p>
      </div>
      <script
        data-expression={expression}
        data-delay={redirectDelay}
        data-title={copy.meta.title}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own module; the content security policy names its hash
        dangerouslySetInnerHTML={{ __html: redirectHome }}
      />
    </>
  );
}
