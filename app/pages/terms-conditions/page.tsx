import { pageMeta } from '#app/seo/page-meta.ts';
import { Policy } from '#app/ui/policy.tsx';
import { termsConditions as copy } from './copy.ts';

export const meta = pageMeta(copy.meta);

export default function TermsConditions() {
  return <Policy copy={copy} />;
}
