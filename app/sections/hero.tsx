import { home } from '#app/content/home.ts';
import { FlowLane } from '#app/figures/flow-lane.tsx';
import './hero.css';

/** Keeps hyphenated words on one line. */
function unbroken(text: string) {
  return text.split(/(\w+-\w+)/).map((part, index) =>
    index % 2 === 1 ? (
      <span key={part} className="nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
}

/** Claim, what the product is, two calls to action, and the product at work: the flow lane. */
export function Hero() {
  const { hero } = home;
  return (
    <section className="hero wrap">
      <div className="grid">
        <div className="hero__claim">
          <p className="hero__badge">
            <svg width="30" height="12" viewBox="0 0 30 12" aria-hidden="true">
              <path d="M0 6h20" stroke="currentColor" strokeWidth="2" />
              <circle cx="24" cy="6" r="4.5" fill="none" stroke="currentColor" strokeWidth="2" />
            </svg>
            {hero.badge}
          </p>
          <h1>{hero.headline}</h1>
        </div>
        <div className="hero__aside">
          <p className="lead">
            <strong>{unbroken(hero.what)}</strong> {hero.lead}
          </p>
          <div className="hero__actions">
            <a className="button" href={hero.primary.href}>
              {hero.primary.label}
            </a>
            <a className="button button--quiet" href={hero.secondary.href.replace('/#', '#')}>
              {hero.secondary.label}
            </a>
          </div>
          <p className="meta">{unbroken(hero.promise)}</p>
        </div>
      </div>
      <FlowLane />
    </section>
  );
}
