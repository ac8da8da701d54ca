import { pageMeta } from '#app/seo/page-meta.ts';
import { siteFacts } from '#app/site-facts.ts';
import { Policy } from '#app/ui/policy.tsx';
import { privacyPolicyFor } from './copy.ts';

const copy = privacyPolicyFor(siteFacts);

export const meta = pageMeta(copy.meta);

export default function PrivacyPolicy() {
  return <Policy copy={copy} />;
}
