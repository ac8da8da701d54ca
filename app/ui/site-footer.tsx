import { footerLinks } from '#app/site-map.ts';
import { brand } from '#brand/brand.ts';
import { site } from './copy.ts';
import { Logo } from './logo.tsx';
import { RichText } from './rich-text.tsx';
import './site-footer.css';

export function SiteFooter() {
  const { footer } = site;
  return (
    <footer className="site-footer">
      <div className="wrap">
        <div className="grid">
          <div className="site-footer__brand half">
            <Logo />
            <p className="meta">
              {brand.motto[0]}
              <br /> {brand.motto[1]}
            </p>
          </div>
          {footer.columns.map(({ id, title, links }) => (
            <div className="site-footer__column" key={id}>
              <h2 className="small-heading">{title}</h2>
              <ul>
                {[...links, ...(id === 'learn-more' ? footerLinks : [])].map(({ label, href }) => (
                  <li key={href}>
                    <a href={href}>{label}</a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        <div className="site-footer__legal row meta">
          <span>{footer.copyright}</span> <span>{footer.sampleNote}</span>{' '}
          <span>
            <RichText text={footer.contact} />
          </span>{' '}
          <span>{footer.law}</span>
        </div>
      </div>
    </footer>
  );
}
