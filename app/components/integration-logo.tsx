import type { home } from '#app/content/home.ts';
import type { IntegrationTile } from '#app/content/types.ts';

type Props = { id: IntegrationId; logo: IntegrationTile['logo'] };
type IntegrationId = (typeof home.integrations.tiles)[number]['id'];

/**
 * Outlines are what the tool keeps; the solid piece is what passes between it and the line: a badge, a funnel of
 * dimension lines, a ledger, a fork of blocks, lanes with a card, a ticket.
 */
const marks: Readonly<Record<IntegrationId, { outline: string; solid: string }>> = {
  hrms: {
    outline: 'M9 4h30v40H9zM19 10h10M15 39v-3q0-6 9-6t9 6v3',
    solid: 'M29 21a5 5 0 1 1-10 0a5 5 0 1 1 10 0',
  },
  crm: {
    outline: 'M4 9h40M2 12l5-6M41 12l5-6M11 20h26M9 23l5-6M34 23l5-6M18 31h12M16 34l5-6M27 34l5-6',
    solid: 'M28.5 42a4.5 4.5 0 1 1-9 0a4.5 4.5 0 1 1 9 0',
  },
  'erp-suite': {
    outline: 'M7 4h34v40H7zM7 13h34M27 13v31M12 20h10M12 27h10M12 34h10M31 20h6M31 27h6',
    solid: 'M30 32h8v7h-8z',
  },
  'open-source-business-suite': {
    outline: 'M4 4h13v13H4zM31 4h13v13H31zM10.5 17v3L24 30M37.5 17v3L24 30v3',
    solid: 'M17 31h14v14H17z',
  },
  'work-board': {
    outline: 'M3 7h42M17 7v37M31 7v37M6 13h7v8H6zM6 27h7v8H6zM35 13h7v8h-7z',
    solid: 'M20 12h8v14h-8z',
  },
  'issue-tracker': {
    outline: 'M3 11h42v8a5 5 0 0 0 0 10v8H3v-8a5 5 0 0 0 0-10zM11 24l5 5 8-10',
    solid: 'M35.5 24a3.5 3.5 0 1 1-7 0a3.5 3.5 0 1 1 7 0',
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
