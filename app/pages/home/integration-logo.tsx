import { isDrawn } from './is-drawn.ts';
import './integration-logo.css';

/**
 * The logo on a system's tile: an SVG path in a box of 25 by 28, drawn with a line that ends in a stop, or the address
 * of a picture.
 */
export function IntegrationLogo({ logo }: { logo: string }) {
  if (!isDrawn(logo)) {
    return (
      <img
        className="integration-logo"
        src={logo}
        alt=""
        width="48"
        height="32"
        loading="lazy"
        referrerPolicy="no-referrer"
      />
    );
  }
  return (
    <svg
      className="integration-logo"
      width="48"
      height="32"
      viewBox="0 -2 48 32"
      aria-hidden="true"
    >
      <path d={`${logo}M25 14h8`} fill="none" stroke="currentColor" strokeWidth="2" />
      <circle cx="37" cy="14" r="4" fill="currentColor" />
    </svg>
  );
}
