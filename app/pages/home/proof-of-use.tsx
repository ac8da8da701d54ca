import type { Proof } from '#brand/brand.ts';
import { home } from './copy.ts';
import { Section } from './section.tsx';
import './proof-of-use.css';

const { pledges } = home;

/** Numbers with their source and customers in their own words; nothing where the brand names none. */
export function ProofOfUse({ proof: { numbers = [], customers = [] } }: { proof: Proof }) {
  if (numbers.length + customers.length === 0) return null;
  return (
    <Section className="proof" title={pledges.proofTitle}>
      <ul>
        {numbers.map(({ value, text, source, href }) => (
          <li key={text}>
            <b>{value}</b> <span>{text}</span>{' '}
            <small className="meta">{href ? <a href={href}>{source}</a> : source}</small>
          </li>
        ))}
        {customers.map(({ name, sentence, person, role, picture }) => (
          <li key={name}>
            <blockquote>
              <p>{`“${sentence}”`}</p>
              <footer className="row muted">
                {picture && <Portrait picture={picture} />}
                {`${person}, ${role}, ${name}`}
              </footer>
            </blockquote>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** A person, whose name stands beside it. */
export function Portrait({ picture }: { picture: string }) {
  return <img className="portrait" src={picture} alt="" width="56" height="56" loading="lazy" />;
}
