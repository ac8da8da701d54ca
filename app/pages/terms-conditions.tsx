import styles from '#app/components/policy.css?inline';
import { Policy } from '#app/components/policy.tsx';
import { termsConditions as copy } from '#app/content/terms-conditions.ts';
import type { PageHandle } from '#app/root.tsx';
import { pageMeta } from '#app/seo/page-meta.ts';
import { subPageStyles } from '#app/styles/site-styles.ts';

export const handle: PageHandle = { styles: [...subPageStyles, styles] };

export function meta() {
  return pageMeta(copy.meta);
}

export default function TermsConditions() {
  return <Policy copy={copy} />;
}
