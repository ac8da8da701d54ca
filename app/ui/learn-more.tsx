import './learn-more.css';

type Props = {
  /** `about` is read to screen readers after the label that all these links share. */
  link: { readonly label: string; readonly href: string; readonly about: string };
};

/** A "Learn More" link with an arrow. Its subject is hidden text: search engines ignore an `aria-label`. */
export function LearnMore({ link: { label, href, about } }: Props) {
  return (
    <a className="more target" href={href}>
      {label} <span className="visually-hidden">{about}</span>
    </a>
  );
}
