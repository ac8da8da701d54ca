import { ProcessLine } from '#app/product/process-line.tsx';
import { home } from './copy.ts';
import './industry.css';

const { industry } = home;

/** What Industry 4.0 asks for, and the five capabilities that answer it: stops of one line, hollow where planned. */
export function Industry() {
  return (
    <section className="section" id={industry.id}>
      <div className="wrap reveal">
        <div className="section-head">
          <h2>{industry.title}</h2>
          <p>{industry.concept}</p>
        </div>
        <ProcessLine
          size="l"
          options={['tail']}
          stops={industry.capabilities.map(({ name, text, ...capability }) => ({
            name,
            state: 'planned' in capability ? 'planned' : 'done',
            content: (
              <>
                <h3>{name}</h3>{' '}
                <p className="small">
                  {text} {'planned' in capability && industry.planned}
                </p>
              </>
            ),
          }))}
        />
      </div>
    </section>
  );
}
