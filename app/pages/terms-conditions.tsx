import { Policy } from '#app/components/policy.tsx';
import { termsConditions as copy } from '#app/content/terms-conditions.ts';
import { pageMeta } from '#app/seo/page-meta.ts';

export function meta() {
  return pageMeta(copy.meta);
}

export default function TermsConditions() {
  return <Policy copy={copy} />;
}
