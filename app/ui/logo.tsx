import { brand } from '#brand/brand.ts';
import './logo.css';

/** The specification's variants: mark beside name, mark above name, mark with a hidden name, mark alone. */
type LogoVariant = 'horizontal' | 'stacked' | 'icon' | 'icon-only';

/** The organization's mark and name. Links home, but for `icon-only`. */
export function Logo({ variant = 'horizontal' }: { variant?: LogoVariant }) {
  const { width, height, lineWidth, lines, solids } = brand.mark;
  const mark = (
    <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path d={lines} fill="none" stroke="currentColor" strokeWidth={lineWidth} />
      <path d={solids} fill="currentColor" />
    </svg>
  );
  if (variant === 'icon-only') return mark;
  return (
    <a className="logo target" data-variant={variant} href="/">
      {mark}
      <span className={variant === 'icon' ? 'visually-hidden' : undefined}>{brand.name}</span>
    </a>
  );
}
