import type { MoreLink } from '#app/ui/copy-types.ts';
import './learn-more.css';

type Props = { readonly link: MoreLink };

/** A "Learn More" link with an arrow. Its subject is hidden text: search engines ignore an `aria-label`. */
export function LearnMore({ link: { label, href, about } }: Props) {
  return (
    <a className="more target" href={href}>
      {label} <span className="visually-hidden">{about}</span>
    </a>
  );
}
