import type { Proof } from '#brand/brand.ts';
import { home } from './copy.ts';
import './proof-of-use.css';

const { pledges } = home;

/** Numbers with their source and customers in their own words; nothing where the brand names none. */
export function ProofOfUse({ proof: { numbers = [], customers = [] } }: { proof: Proof }) {
  if (numbers.length + customers.length === 0) return null;
  return (
    <div className="proof">
      <h2>{pledges.proofTitle}</h2>
      {numbers.length > 0 && (
        <ul>
          {numbers.map(({ value, text, source, href }) => (
            <li key={text}>
              <b>{value}</b> <span>{text}</span>{' '}
              <small className="meta">{href ? <a href={href}>{source}</a> : source}</small>
            </li>
          ))}
        </ul>
      )}
      {customers.length > 0 && (
        <ul>
          {customers.map(({ name, sentence, person, role, picture }) => (
            <li key={name}>
              <blockquote>
                <p>{`“${sentence}”`}</p>
                <footer className="row">
                  {picture && (
                    <img
                      className="portrait"
                      src={picture}
                      alt=""
                      width="48"
                      height="48"
                      loading="lazy"
                    />
                  )}
                  {`${person}, ${role}, ${name}`}
                </footer>
              </blockquote>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
