import { Fragment, type ReactNode } from 'react';
import { LearnMore } from '#app/components/learn-more.tsx';
import { home } from '#app/content/home.ts';
import { site } from '#app/content/site.ts';
import {
  AssistantPicture,
  BranchesPicture,
  CapacityPicture,
  GoalsPicture,
} from '#app/figures/roadmap-pictures.tsx';
import {
  AssistantSign,
  BranchesSign,
  CapacitySign,
  GoalsSign,
} from '#app/figures/roadmap-signs.tsx';
import { Stop } from '#app/product/stop.tsx';
import './roadmap.css';

const { roadmap } = home;

type RoadmapId = (typeof roadmap.entries)[number]['id'];

/** What a feature will look like, and a sign of it where there is no room for a picture with words in it. */
const drawings: Readonly<Record<RoadmapId, { Picture: () => ReactNode; Sign: () => ReactNode }>> = {
  'gpt-assistant': { Picture: AssistantPicture, Sign: AssistantSign },
  'multi-branch-support': { Picture: BranchesPicture, Sign: BranchesSign },
  'okr-module': { Picture: GoalsPicture, Sign: GoalsSign },
  'capacity-iq': { Picture: CapacityPicture, Sign: CapacitySign },
};

/** What comes next: four planned stops on a dashed line. */
export function Roadmap() {
  return (
    <section className="roadmap section" id={roadmap.id}>
      <div className="wrap reveal">
        <div className="section-head">
          <h2>{roadmap.title}</h2>
          <p className="lead">{roadmap.lead}</p>
        </div>
        <ol className="roadmap__stops">
          {roadmap.entries.map(({ id, name, text, learnMore }) => {
            const { Picture, Sign } = drawings[id];
            return (
              <li key={id}>
                <Stop state="planned" />
                <div>
                  <h3>
                    {name.split(/(?<=\/) /).map((part) => (
                      <Fragment key={part}>
                        <span>{part}</span>{' '}
                      </Fragment>
                    ))}
                  </h3>
                  <p>{text}</p>
                  <LearnMore link={learnMore} />
                </div>
                <div className="roadmap__picture">
                  <Picture />
                </div>
                <svg className="roadmap__sign" viewBox="0 0 90 64" aria-hidden="true">
                  <Sign />
                </svg>
              </li>
            );
          })}
        </ol>
        <p className="meta">{site.sampleData}</p>
      </div>
    </section>
  );
}
