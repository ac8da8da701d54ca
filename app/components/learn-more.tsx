import './learn-more.css';

type Props = {
  /** `accessibleLabel` adds what it is about to the generic label. */
  link: { readonly label: string; readonly href: string; readonly accessibleLabel: string };
};

/**
 * A "Learn More" link with an arrow. Its subject is visually hidden text rather than an `aria-label`, which search
 * engines ignore.
 */
export function LearnMore({ link: { label, href, accessibleLabel } }: Props) {
  const about = accessibleLabel.startsWith(label) ? accessibleLabel.slice(label.length) : '';
  return (
    <a className="more target" href={href}>
      {label}
      {about && <span className="visually-hidden">{about}</span>}
    </a>
  );
}
