import type { ReactNode } from 'react';
import { LearnMore } from '#app/components/learn-more.tsx';
import { home } from '#app/content/home.ts';
import {
  AssistantPicture,
  BranchesPicture,
  CapacityPicture,
  GoalsPicture,
} from '#app/figures/roadmap-pictures.tsx';
import './roadmap.css';

const { roadmap } = home;

type RoadmapId = (typeof roadmap.entries)[number]['id'];

const pictures: Readonly<Record<RoadmapId, () => ReactNode>> = {
  'gpt-assistant': AssistantPicture,
  'multi-branch-support': BranchesPicture,
  'okr-module': GoalsPicture,
  'capacity-iq': CapacityPicture,
};

/** What comes next: four stops on a dashed line, each with a picture on a dashed stem. */
export function Roadmap() {
  return (
    <section className="roadmap section" id={roadmap.id}>
      <div className="wrap reveal">
        <div className="roadmap__head grid">
          <h2>{roadmap.title}</h2>
          <p className="lead">{roadmap.lead}</p>
        </div>
        <ol className="roadmap__stops">
          {roadmap.entries.map(({ id, name, text, learnMore }) => {
            const Picture = pictures[id];
            return (
              <li key={id}>
                <div className="roadmap__text">
                  <h3>
                    {name.split(/(?<=\/) /).map((part) => (
                      <span key={part}>{part} </span>
                    ))}
                  </h3>
                  <p>{text}</p>
                  <LearnMore link={learnMore} />
                </div>
                <details className="roadmap__picture fold">
                  <summary>
                    {roadmap.pictureLabel}
                    <span className="visually-hidden">{`: ${name}`}</span>
                  </summary>
                  <Picture />
                </details>
              </li>
            );
          })}
        </ol>
        <p className="meta">{roadmap.note}</p>
      </div>
    </section>
  );
}
