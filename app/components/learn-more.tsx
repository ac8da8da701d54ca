import './learn-more.css';

type Props = {
  /** `accessibleLabel` is the label, which is the same everywhere, and what it is about. */
  link: { readonly label: string; readonly href: string; readonly accessibleLabel: string };
};

/**
 * A link to the page that tells more, with an arrow. What it is about is text that is not seen, and not an
 * `aria-label`: search engines read the one and not the other.
 */
export function LearnMore({ link: { label, href, accessibleLabel } }: Props) {
  const about = accessibleLabel.startsWith(label) ? accessibleLabel.slice(label.length) : '';
  return (
    <a className="more" href={href}>
      {label}
      {about && <span className="visually-hidden">{about}</span>}
    </a>
  );
}
