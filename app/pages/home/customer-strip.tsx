import { brand, type Customer } from '#brand/brand.ts';
import { home } from './copy.ts';
import { isDrawn } from './is-drawn.ts';
import './customer-strip.css';

type Props = { customers?: readonly Customer[] };

/** Who uses the product: a picture, or the name with a drawn mark if there is one; nothing without customers. */
export function CustomerStrip({ customers = brand.proof.customers ?? [] }: Props) {
  if (customers.length === 0) return null;
  return (
    <div className="customer-strip row">
      <p className="meta">{home.hero.customers}</p>
      <ul className="row">
        {customers.map(({ name, logo }) => (
          <li key={name}>
            {logo && isDrawn(logo) && (
              <svg width="27" height="30" viewBox="-1 -1 27 30" aria-hidden="true">
                <path d={logo} fill="none" stroke="currentColor" strokeWidth="2" />
              </svg>
            )}
            {logo && !isDrawn(logo) ? <img src={logo} alt={name} height="32" /> : name}
          </li>
        ))}
      </ul>
    </div>
  );
}
