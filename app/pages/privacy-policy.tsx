import { Policy } from '#app/components/policy.tsx';
import { privacyPolicy as copy } from '#app/content/privacy-policy.ts';
import { pageMeta } from '#app/seo/page-meta.ts';

export function meta() {
  return pageMeta(copy.meta);
}

export default function PrivacyPolicy() {
  return <Policy copy={copy} />;
}
