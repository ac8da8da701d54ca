import { RichText } from '#app/ui/rich-text.tsx';
import { brand, type Proof } from '#brand/brand.ts';
import { home } from './copy.ts';
import { ProofOfUse } from './proof-of-use.tsx';
import { Section } from './section.tsx';
import './pledges.css';

const { pledges } = home;
const { questions } = pledges;
const names = ['setUp', 'erp', 'users'] as const;

/** What a buyer asks before signing: proof of use where there is some, then the terms, each linked to its section. */
export function Pledges({ proof = brand.proof }: { proof?: Proof }) {
  return (
    <>
      <ProofOfUse proof={proof} />
      <Section
        id={pledges.id}
        className="pledges"
        title={pledges.title}
        lead={<RichText text={pledges.source} />}
        quiet
      >
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
      </Section>
    </>
  );
}

/** Buyers' questions that only the organization can answer. Shows nothing if the brand answers none. */
export function BuyerQuestions({ proof = brand.proof }: { proof?: Proof }) {
  const answered = names.filter((name) => proof[name]);
  if (answered.length === 0) return null;
  return (
    <Section className="pledges" title={questions.title}>
      <dl className="columns">
        {answered.map((name) => (
          <div key={name}>
            <dt>{questions[name]}</dt> <dd>{proof[name]}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
