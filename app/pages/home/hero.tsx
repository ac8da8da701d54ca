import { brand } from '#brand/brand.ts';
import './learn-more.css';
import { site } from '#app/ui/copy.ts';
import { home } from './copy.ts';
import { CustomerStrip } from './customer-strip.tsx';
import { OrderStage } from './order-stage.tsx';
import './hero.css';

const { hero } = home;

/** Claim, what the product does, two calls to action, and the product: a stuck order that the visitor can set going. */
export function Hero() {
  return (
    <section className="hero">
      <div className="wrap">
        <p className="hero__badge">{hero.badge}</p>
        <h1>{hero.headline}</h1>
        <p className="hero__lead">{hero.lead}</p>
        <p className="hero__audience">
          {hero.audience} {brand.proof.price && <b>{brand.proof.price}</b>}
        </p>
        <p className="hero__actions row">
          <a className="button" href={hero.primary.href}>
            {hero.primary.label}
          </a>{' '}
          <a className="button button--quiet" href={hero.secondary.href.replace('/#', '#')}>
            {hero.secondary.label}
          </a>{' '}
          <a className="more target" href={hero.draw.href.replace('/#', '#')}>
            {hero.draw.label}
          </a>
        </p>
        <figure>
          <OrderStage />
          <figcaption className="sample">{`${hero.note} ${site.sampleData}`}</figcaption>
        </figure>
        <CustomerStrip />
      </div>
    </section>
  );
}
