import { Policy } from '#app/components/policy.tsx';
import { privacyPolicyFor } from '#app/content/privacy-policy.ts';
import { pageMeta } from '#app/seo/page-meta.ts';
import { siteFacts } from '#app/site-facts.ts';

const copy = privacyPolicyFor(siteFacts);

export function meta() {
  return pageMeta(copy.meta);
}

export default function PrivacyPolicy() {
  return <Policy copy={copy} />;
}
