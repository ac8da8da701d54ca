import { site } from './copy.ts';
import './roadmap-strip.css';

/** The other three roadmap pages, at the foot of each of them. */
export function RoadmapStrip({ current }: { current: string }) {
  const { title, pages } = site.roadmapStrip;
  return (
    <nav className="roadmap-strip" aria-labelledby="roadmap-strip">
      <div className="wrap row">
        <p className="meta" id="roadmap-strip">
          {title}
        </p>
        <ul className="row">
          {pages
            .filter(({ href }) => href !== current)
            .map(({ label, href }) => (
              <li key={href}>
                <a className="target planned" href={href}>
                  {label}
                </a>
              </li>
            ))}
        </ul>
      </div>
    </nav>
  );
}
