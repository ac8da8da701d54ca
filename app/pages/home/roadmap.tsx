import { ProcessLine } from '#app/product/process-line.tsx';
import { LearnMore } from '#app/ui/learn-more.tsx';
import { home } from './copy.ts';
import './roadmap.css';

const { roadmap } = home;

/** What comes next: four planned stops. */
export function Roadmap() {
  return (
    <section className="half reveal" id={roadmap.id}>
      <h2 className="strip-title">{roadmap.title}</h2>
      <p className="muted prose">{roadmap.lead}</p>
      <ProcessLine
        axis="y"
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
    </section>
  );
}
