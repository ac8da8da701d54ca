type Props = {
  readonly logo: string;
  /** Stands beside a drawn logo, and is the text of a picture; without it the words beside the logo say whose it is. */
  readonly name?: string;
};

/**
 * The logo of another organization: an SVG path in a box of 25 by 28, such as `M1 1h24…`, which the site draws, or the
 * address of a picture.
 */
export function PartnerLogo({ logo, name = '' }: Props) {
  const picture = { className: 'partner-logo', height: 30 };
  if (!/^m\s*[-+.\d]/i.test(logo)) {
    return <img {...picture} src={logo} alt={name} loading="lazy" referrerPolicy="no-referrer" />;
  }
  return (
    <>
      <svg {...picture} width="27" viewBox="-1 -1 27 30" aria-hidden="true">
        <path d={logo} fill="none" stroke="currentColor" strokeWidth="2" />
      </svg>
      {name}
    </>
  );
}
