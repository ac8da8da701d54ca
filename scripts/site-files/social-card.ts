import { brand } from '../../app/brand.ts';
import { cardHeight, cardWidth } from '../../app/seo/social-card.ts';
import { color } from './palette.ts';
import { svgDocument } from './svg.ts';
import type { Typeface } from './typeface.ts';

const margin = 64;
const titleTop = 250;
const lineY = 540;
/** Where work stands on the line at the foot of the card. */
const now = 420;
/** Type sizes of a heading in pixels, and the lines that it may take at each. */
const sizes = [
  { size: 104, maxLines: 2 },
  { size: 88, maxLines: 3 },
  { size: 72, maxLines: 3 },
  { size: 56, maxLines: 4 },
];

/** Breaks a heading into lines of at most `width` pixels. */
function breakLines(heading: string, size: number, width: number, typeface: Typeface): string[] {
  const lines: string[] = [];
  for (const word of heading.split(' ')) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && typeface.measure(longer, size) <= width) lines.splice(-1, 1, longer);
    else lines.push(word);
  }
  return lines;
}

/** Sets a heading at the largest size that it fits in. */
function setHeading(heading: string, typeface: Typeface): { lines: string[]; size: number } {
  for (const { size, maxLines } of sizes) {
    const lines = breakLines(heading, size, cardWidth - 2 * margin, typeface);
    if (lines.length <= maxLines) return { lines, size };
  }
  throw new Error(`The heading is too long for a shared card: ${heading}`);
}

/** The picture that a link to a page is shared with: the brand, the page's heading, and a line of work. */
export function drawSocialCard(heading: string, typeface: Typeface): Buffer {
  const { lines, size } = setHeading(heading, typeface);
  const { mark } = brand;
  const ink = color('ink');
  const content = [
    `<path d="M0 0H${cardWidth}V${cardHeight}H0z" fill="${color('bg')}"/>`,
    `<g transform="translate(${margin} 62) scale(1.5)"><path d="${mark.lines}" fill="none" stroke="${ink}" stroke-width="${mark.lineWidth}"/><path d="${mark.solids}" fill="${ink}"/></g>`,
    typeface.textLine(brand.name, {
      x: margin + mark.width * 1.5 + 16,
      y: 91,
      size: 36,
      fill: ink,
    }),
    ...lines.map((line, index) =>
      typeface.textLine(line, { x: margin - 4, y: titleTop + index * size, size, fill: ink }),
    ),
    `<path d="M${margin} ${lineY}H${now}" stroke="${ink}" stroke-width="6"/>`,
    `<path d="M${now} ${lineY}H${cardWidth}" stroke="${color('muted')}" stroke-width="3" stroke-dasharray="8 8"/>`,
    `<circle cx="${now}" cy="${lineY}" r="25" fill="${color('accent-soft')}"/>`,
    `<circle cx="${now}" cy="${lineY}" r="15" fill="${color('accent')}"/>`,
  ];
  return typeface.png(svgDocument(cardWidth, cardHeight, content.join('')));
}
