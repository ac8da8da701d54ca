import { brand, type Proof } from '#brand/brand.ts';
import { home } from './copy.ts';
import { Section } from './section.tsx';
import './pledges.css';

const { questions } = home.pledges;
const names = ['setUp', 'erp', 'users'] as const;

/** Questions of a buyer that only the organization can answer; nothing where the brand answers none. */
export function BuyerQuestions({ proof = brand.proof }: { proof?: Proof }) {
  const answered = names.filter((name) => proof[name]);
  if (answered.length === 0) return null;
  return (
    <Section className="pledges" title={questions.title}>
      <dl className="columns" style={{ '--columns': names.length }}>
        {answered.map((name) => (
          <div key={name}>
            <dt>{questions[name]}</dt> <dd>{proof[name]}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
