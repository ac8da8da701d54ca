import { brand } from '#app/brand.ts';
import { RichText } from '#app/components/rich-text.tsx';
import { home } from '#app/content/home.ts';
import { site } from '#app/content/site.ts';
import { EscalationPhone } from '#app/product/screens/escalation-phone.tsx';
import { StuckOrder } from '#app/product/screens/stuck-order.tsx';
import { Window } from '#app/product/window.tsx';
import { escalation } from '#app/sample-operations/order-2041.ts';
import { CustomerStrip } from './customer-strip.tsx';
import './hero.css';

const { hero } = home;

/** Claim, what the product does, two calls to action, and the product at work on a desktop and a phone. */
export function Hero() {
  return (
    <section className="hero">
      <div className="wrap">
        <div className="grid hero__text">
          <div className="hero__claim">
            <p className="hero__badge">
              <svg width="30" height="12" viewBox="0 0 30 12" aria-hidden="true">
                <path d="M0 6h20" stroke="currentColor" strokeWidth="2" />
                <circle cx="24" cy="6" r="4.5" fill="none" stroke="currentColor" strokeWidth="2" />
              </svg>
              {hero.badge}
            </p>
            <h1>{hero.headline}</h1>
            <p className="hero__lead">{hero.lead}</p>
          </div>
          <div className="hero__aside">
            <p className="hero__audience">{hero.audience}</p>
            <p className="hero__actions">
              <a className="button" href={hero.primary.href}>
                {hero.primary.label}
              </a>{' '}
              <a className="button button--quiet" href={hero.secondary.href.replace('/#', '#')}>
                {hero.secondary.label}
              </a>
            </p>
            <p className="meta hero__promise">
              {brand.proof.price && <b>{`${brand.proof.price} `}</b>}
              <RichText text={hero.promise} />
            </p>
          </div>
        </div>
        <figure className="hero__stage">
          <Window module="my-work" person={escalation.to} at={escalation.at}>
            <StuckOrder />
          </Window>
          <EscalationPhone />
          <figcaption className="meta">{`${site.sampleData}. ${hero.note}`}</figcaption>
        </figure>
        <CustomerStrip />
      </div>
    </section>
  );
}
