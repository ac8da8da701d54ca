import { isDrawn } from '#app/pictures.ts';
import './integration-logo.css';

type Props = {
  /** An SVG path in a box of 25 by 28, or the address of a picture. */
  logo: string;
};

/** Drawn where a picture fails to load. */
const box = 'M1 1h24v26H1z';

/**
 * The logo on a system's tile. A picture precedes the drawing on the one visible line and pushes it off. If it fails to
 * load, its empty `alt` gives it no size and a plain box is visible, without a script or a broken-image icon.
 */
export function IntegrationLogo({ logo }: Props) {
  const drawn = isDrawn(logo);
  return (
    <span className="integration-logo">
      {!drawn && (
        <img
          src={logo}
          alt=""
          width="48"
          height="48"
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
        />
      )}
      <svg width="48" height="32" viewBox="0 -2 48 32" aria-hidden="true">
        <path d={drawn ? logo : box} />
        <path d="M25 14h8" />
        <circle cx="37" cy="14" r="4" />
      </svg>
    </span>
  );
}
