import { RichText } from '#app/ui/rich-text.tsx';
import { brand, type Proof } from '#brand/brand.ts';
import { home } from './copy.ts';
import { ProofOfUse } from './proof-of-use.tsx';
import './pledges.css';

const { pledges } = home;

/** What a buyer asks before signing: proof of use where there is some, then the terms, each linked to its section. */
export function Pledges({ proof = brand.proof }: { proof?: Proof }) {
  return (
    <section className="pledges section" id={pledges.id}>
      <div className="wrap reveal">
        <ProofOfUse proof={proof} />
        <div className="section-head">
          <h2 className="strip-title">{pledges.title}</h2>
          <p>
            <RichText text={pledges.source} />
          </p>
        </div>
        <dl className="columns">
          {pledges.entries.map(({ section, name, text }) => (
            <div key={section}>
              <dt>
                <a href={`/terms-conditions#${section}`}>{name}</a>
              </dt>{' '}
              <dd>
                {section === 'payments' && proof.price && <b>{`${proof.price} `}</b>}
                {section === 'data-and-hosting' && proof.hosting && <b>{`${proof.hosting} `}</b>}
                {text}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
