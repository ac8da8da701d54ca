import type { home } from '#app/content/home.ts';
import type { IntegrationTile } from '#app/content/types.ts';

type Props = { id: IntegrationId; logo: IntegrationTile['logo'] };
type IntegrationId = (typeof home.integrations.tiles)[number]['id'];

/** Outlines are the tool; the solid piece is what moves between it and the line. */
const marks: Readonly<Record<IntegrationId, { outline: string; solid: string }>> = {
  hrms: {
    outline:
      'M16 14a5 5 0 1 1-10 0a5 5 0 1 1 10 0M42 14a5 5 0 1 1-10 0a5 5 0 1 1 10 0M3 36v-5q0-8 8-8h2M45 36v-5q0-8-8-8h-2',
    solid: 'M30 21a6 6 0 1 1-12 0a6 6 0 1 1 12 0M14 44v-4q0-9 10-9t10 9v4z',
  },
  crm: { outline: 'M4 5h40l-6 11H10zM12 20h24l-5 11H17z', solid: 'M18 35h12v9H18z' },
  'erp-suite': { outline: 'M5 5h38v38H5zM5 15h38M18 15v28M18 29h25', solid: 'M22 19h17v6H22z' },
  'open-source-business-suite': {
    outline: 'M5 5h16v16H5zM5 27h16v16H5zM27 27h16v16H27z',
    solid: 'M29 3h16v16H29z',
  },
  'work-board': {
    outline: 'M4 5h11v38H4zM18.5 5h11v38h-11zM33 5h11v38H33zM7 12h5M21.5 12h5M36 12h5',
    solid: 'M21 18h6v13h-6z',
  },
  'issue-tracker': {
    outline:
      'M19 9h25M19 24h25M19 39h25M12 9a4 4 0 1 1-8 0a4 4 0 1 1 8 0M12 39a4 4 0 1 1-8 0a4 4 0 1 1 8 0',
    solid: 'M13.5 24a5.5 5.5 0 1 1-11 0a5.5 5.5 0 1 1 11 0',
  },
};

/**
 * The picture of a system on its tile: our own drawing, or the picture that the content names. That picture stands
 * before the drawing on the one line that is seen, and leaves it no room there. When it fails to load, its empty `alt`
 * makes it take no room itself: the drawing is seen, with no script and no broken-image sign.
 */
export function IntegrationLogo({ id, logo }: Props) {
  const { outline, solid } = marks[id];
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
      <svg width="48" height="48" aria-hidden="true">
        <path d={outline} />
        <path className="integration-logo__piece" d={solid} />
      </svg>
    </span>
  );
}
