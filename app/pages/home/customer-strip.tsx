import { brand, type Customer } from '#brand/brand.ts';
import { home } from './copy.ts';
import { PartnerLogo } from './partner-logo.tsx';
import './customer-strip.css';

type Props = { customers?: readonly Customer[] };

/** Who uses the product: a picture, or the name with a drawn mark if there is one; nothing without customers. */
export function CustomerStrip({ customers = brand.proof.customers ?? [] }: Props) {
  if (customers.length === 0) return null;
  return (
    <div className="customer-strip row">
      <p className="meta">{home.hero.customers}</p>
      {customers.map(({ name, logo }) => (
        <b key={name}>{logo ? <PartnerLogo name={name} logo={logo} /> : name}</b>
      ))}
    </div>
  );
}
