import styles from '#app/components/policy.css?inline';
import { Policy } from '#app/components/policy.tsx';
import { privacyPolicy as copy } from '#app/content/privacy-policy.ts';
import type { PageHandle } from '#app/root.tsx';
import { pageMeta } from '#app/seo/page-meta.ts';
import { subPageStyles } from '#app/styles/site-styles.ts';

export const handle: PageHandle = { styles: [...subPageStyles, styles] };

export function meta() {
  return pageMeta(copy.meta);
}

export default function PrivacyPolicy() {
  return <Policy copy={copy} />;
}
