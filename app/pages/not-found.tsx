import { NotFound } from '#app/components/not-found.tsx';
import { notFound as copy } from '#app/content/not-found.ts';
import { redirecting } from '#app/content/redirecting.ts';
import { InlineScript } from '#app/redirects/inline-script.tsx';
import redirectLegacyPath from '#app/redirects/redirect-legacy-path.ts?inline-script';
import { RedirectingNotice } from '#app/redirects/redirecting-notice.tsx';
import { redirectDelay, redirectExpression } from '#app/redirects/redirects.ts';

export function meta() {
  return [{ title: copy.meta.title }, { name: 'robots', content: 'noindex' }];
}

/** 404.html: a static host's answer to unknown addresses, and to old ones if it reads no `_redirects`. */
export default function NotFoundPage() {
  return (
    <>
      <NotFound />
      <RedirectingNotice hidden />
      <InlineScript
        code={redirectLegacyPath}
        data={{
          'data-expression': redirectExpression,
          'data-target': redirecting.target,
          'data-delay': redirectDelay,
          'data-title': redirecting.meta.title,
        }}
      />
    </>
  );
}
