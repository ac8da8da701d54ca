import { site } from '#app/content/site.ts';
import '#app/styles/sub-page.css';

type Props = { current: string };

/** The four roadmap pages as stops on one dashed line, at the foot of each of them. */
export function RoadmapLine({ current }: Props) {
  const { title, here, stops } = site.roadmapLine;
  return (
    <nav className="roadmap-line wrap" aria-labelledby="roadmap-line">
      <h2 id="roadmap-line">{title}</h2>
      <ol>
        {stops.map(({ name, text, href }) => (
          <li key={href}>
            {href === current ? (
              <strong aria-current="page">
                {name} <span className="visually-hidden">({here})</span>
              </strong>
            ) : (
              <a href={href}>{name}</a>
            )}
            <span>{text}</span>
          </li>
        ))}
      </ol>
    </nav>
  );
}
