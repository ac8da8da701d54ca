import { ProcessLine } from '#app/product/process-line.tsx';
import { home } from './copy.ts';
import { LearnMore } from './learn-more.tsx';
import { Section } from './section.tsx';
import './roadmap.css';

const { roadmap } = home;

/** What comes next: four planned stops after today’s. */
export function Roadmap() {
  return (
    <Section id={roadmap.id} title={roadmap.title} lead={roadmap.lead} quiet>
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
    </Section>
  );
}
