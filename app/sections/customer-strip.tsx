import { brand, type Customer } from '#app/brand.ts';
import { home } from '#app/content/home.ts';
import './customer-strip.css';

type Props = {
  /** From the brand. */
  customers?: readonly Customer[];
};

/** Who uses the product, by logo or else by name; nothing where the brand names no customer. */
export function CustomerStrip({ customers = brand.proof.customers ?? [] }: Props) {
  if (customers.length === 0) return null;
  return (
    <div className="customer-strip">
      <p className="meta">{home.hero.customers}</p>
      <ul>
        {customers.map(({ name, logo }) => (
          <li key={name}>{logo ? <img src={logo} alt={name} height="32" /> : name}</li>
        ))}
      </ul>
    </div>
  );
}
