import { Fragment } from 'react';
import { useLocation } from 'react-router';
import { site } from './copy.ts';
import { Logo } from './logo.tsx';
import './site-header.css';

/** Logo, navigation, the call to action; below 768 px a menu that needs no script (a popover). */
export function SiteHeader() {
  const { pathname } = useLocation();
  const { bookDemo } = site;
  const home = pathname === '/' ? '' : '/';
  const links = site.nav.map(({ label, anchor }) => (
    <Fragment key={anchor}>
      <a href={`${home}#${anchor}`}>{label}</a>{' '}
    </Fragment>
  ));
  // A page is prerendered under its path with a slash at the end.
  const current = pathname.replace(/\/$/, '') === bookDemo.href ? 'page' : undefined;
  return (
    <header className="site-header">
      <div className="site-header__bar wrap">
        <Logo />{' '}
        <nav className="site-header__nav" aria-label={site.navLabel}>
          {links}
        </nav>
        <a
          className="button button--small button--quiet"
          href={bookDemo.href}
          aria-current={current}
        >
          {bookDemo.label}
        </a>
        <button
          className="site-header__toggle icon-button"
          type="button"
          popoverTarget="site-menu"
          aria-label={site.openMenu}
        >
          <svg
            width="22"
            height="16"
            viewBox="0 0 22 16"
            stroke="currentColor"
            strokeWidth="2.5"
            aria-hidden="true"
          >
            <path d="M0 2h22M0 8h22M0 14h22" />
            <path d="m4 1 14 14M18 1 4 15" />
          </svg>
        </button>
      </div>
      <nav className="site-menu" id="site-menu" popover="auto" aria-label={site.navLabel}>
        {links}
        <a className="button" href={bookDemo.href}>
          {bookDemo.label}
        </a>
      </nav>
    </header>
  );
}
