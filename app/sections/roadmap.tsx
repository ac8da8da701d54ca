import { LearnMore } from '#app/components/learn-more.tsx';
import { home } from '#app/content/home.ts';
import { ProcessLine } from '#app/kit/process-line.tsx';
import './roadmap.css';

const { roadmap } = home;

/** What comes next: four planned stops. */
export function Roadmap() {
  return (
    <section className="section section--surface" id={roadmap.id}>
      <div className="wrap reveal">
        <div className="section-head">
          <h2>{roadmap.title}</h2>
          <p>{roadmap.lead}</p>
        </div>
        <ProcessLine
          size="l"
          options={['tail']}
          stops={roadmap.entries.map(({ name, text, learnMore }) => ({
            name,
            state: 'planned',
            content: (
              <>
                <h3>{name}</h3> <p className="small">{text}</p> <LearnMore link={learnMore} />
              </>
            ),
          }))}
        />
      </div>
    </section>
  );
}
