import { ProcessLine } from '#app/product/process-line.tsx';
import { home } from './copy.ts';
import { LearnMore } from './learn-more.tsx';
import './roadmap.css';

const { roadmap } = home;

/** What comes next: four planned stops after today’s. */
export function Roadmap() {
  return (
    <section className="section" id={roadmap.id}>
      <div className="wrap reveal">
        <div className="section-head">
          <h2 className="strip-title">{roadmap.title}</h2>
          <p>{roadmap.lead}</p>
        </div>
        <ProcessLine
          large
          options={['tail']}
          stops={[
            { name: roadmap.today.name, note: roadmap.today.text, state: 'done' },
            ...roadmap.entries.map(({ name, text, learnMore }) => ({
              name,
              state: 'planned' as const,
              content: (
                <>
                  <h3>{name}</h3> <p className="small">{text}</p> <LearnMore link={learnMore} />
                </>
              ),
            })),
          ]}
        />
      </div>
    </section>
  );
}
