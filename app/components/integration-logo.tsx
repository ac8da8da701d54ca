import type { TileLogo } from '#app/content/home/integrations.ts';
import type { home } from '#app/content/home.ts';
import './integration-logo.css';

type IntegrationId = (typeof home.integrations.tiles)[number]['id'];

type Props = { id: IntegrationId; logo: TileLogo };

/**
 * A symbol for each kind of tool, view box 25 × 28: a ledger, blocks, a funnel, columns of cards, a message, a person.
 */
const marks: Readonly<Record<IntegrationId, string>> = {
  'erp-suite': 'M1 1h24v26H1zM1 10h24M13 10v17',
  'open-source-business-suite': 'M7 1h12v8H7zM1 19h10v8H1zM15 19h10v8H15zM13 9v5M6 19v-5h14v5',
  crm: 'M1 2h24L16 14v12l-6-3v-9z',
  'work-board': 'M1 1h6v26H1zM10 1h6v16h-6zM19 1h6v20h-6z',
  'issue-tracker': 'M1 1h24v19H10l-6 7v-7H1zM7 8h12M7 13h8',
  hrms: 'M19 8a6 6 0 1 1-12 0a6 6 0 1 1 12 0M1 27c0-7 5-11 12-11s12 4 12 11',
};

/**
 * The picture on a system's tile: our own drawing, or the picture that the content names. That picture precedes the
 * drawing on the one visible line and pushes it off. If it fails to load, its empty `alt` gives it no size and the
 * drawing is visible, without a script or a broken-image icon.
 */
export function IntegrationLogo({ id, logo }: Props) {
  return (
    <span className="integration-logo">
      {logo.src !== null && (
        <img
          src={logo.src}
          alt=""
          width="48"
          height="48"
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
        />
      )}
      <svg width="48" height="32" viewBox="0 -2 48 32" aria-hidden="true">
        <path d={marks[id]} />
        <path d="M25 14h8" />
        <circle cx="37" cy="14" r="4" />
      </svg>
    </span>
  );
}
