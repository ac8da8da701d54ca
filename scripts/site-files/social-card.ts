import { brand } from '../../app/brand.ts';
import { site } from '../../app/content/site.ts';
import { stepHours } from '../../app/sample-operations/order-2041-records.ts';
import { cardHeight, cardWidth } from '../../app/seo/social-card.ts';
import type { DescribedPage } from './pages.ts';
import { color } from './palette.ts';
import { svgDocument, type Typefaces, textLine } from './typeface.ts';

/** A stop on a card's line; `x` in pixels. */
type Stop = {
  x: number;
  label: string;
  state: 'done' | 'now' | 'planned';
  /** Where time over the turnaround time begins and ends, before the next stop. */
  over?: { from: number; to: number; label: string };
};

const margin = 64;
const lineY = 482;
const end = cardWidth - margin;
const titleTop = 232;
/** Largest and smallest type size of the heading, in pixels; letter spacing as a fraction of the size. */
const largest = 104;
const smallest = 56;
const tracking = -0.022;
const titleMost = 3;
const labelSize = 27;
const widestGap = 190;
/** Steps of the home page's line that take fewer working hours are not named. */
const shortestNamed = 5;

/** The home page shows sample order 2041 to scale; other pages the way to them, and on to a demo. */
function stopsOf(page: DescribedPage, typefaces: Typefaces): Stop[] {
  if (page.path === '/') return orderStops();
  const onForm = page.path === site.bookDemo.href;
  const labels = onForm
    ? site.closingSteps.map(({ name }) => name)
    : [...page.trail, site.bookDemo.label];
  const here = onForm ? 0 : page.trail.length - 1;
  const widths = labels.map((label) => typefaces.measure(label, typefaces.text, labelSize));
  const room = end - margin - widths.reduce((sum, width) => sum + width, 0);
  const gap = Math.min(widestGap, room / (labels.length - 1));
  let x = margin;
  return labels.map((label, index) => {
    const stop = { x: Math.round(x), label, state: stateAt(index, here) };
    x += (widths[index] ?? 0) + gap;
    return stop;
  });
}

function stateAt(index: number, here: number): Stop['state'] {
  if (index === here) return 'now';
  return index < here ? 'done' : 'planned';
}

function orderStops(): Stop[] {
  const scale = (end - margin - 40) / stepHours.reduce((sum, { hours }) => sum + hours, 0);
  let passed = 0;
  return stepHours.map(({ name, state, hours, over }, index) => {
    const x = margin + Math.round(passed * scale);
    passed += hours;
    const to = margin + Math.round(passed * scale);
    // The line is to scale, which leaves no room for the names of the short steps.
    const label = hours < shortestNamed && index < stepHours.length - 1 ? '' : name;
    const from = to - Math.round(over * scale);
    return over > 0
      ? { x, label, state, over: { from, to, label: `${over} h over` } }
      : { x, label, state };
  });
}

function drawLine(stops: readonly Stop[], { text }: Typefaces): string {
  const now = stops.find(({ state }) => state === 'planned')?.x ?? end;
  const acting = stops.find(({ state }) => state === 'now');
  const dashedFrom = acting?.over ? acting.over.to : (acting?.x ?? now);
  const label = (x: number, y: number, words: string, fill: string) =>
    textLine(words, { x, y, family: text, size: labelSize, fill });
  const parts = [
    `<path d="M${margin} ${lineY}H${dashedFrom}" stroke="${color('ink')}" stroke-width="6"/>`,
    `<path d="M${dashedFrom} ${lineY}H${cardWidth}" stroke="${color('muted')}" stroke-width="3" stroke-dasharray="8 8"/>`,
  ];
  for (const { x, label: name, state, over } of stops) {
    if (over) {
      parts.push(
        `<path d="M${over.from} ${lineY}H${over.to}" stroke="${color('warning-fill')}" stroke-width="12"/>`,
        label(over.from, lineY - 30, over.label, color('warning')),
      );
    }
    parts.push(drawStop(x, state));
    parts.push(label(x - 12, lineY + 62, name, color(state === 'planned' ? 'muted' : 'ink')));
  }
  return parts.join('');
}

function drawStop(x: number, state: Stop['state']): string {
  const at = `cx="${x}" cy="${lineY}"`;
  if (state === 'planned') {
    return `<circle ${at} r="12" fill="${color('bg')}" stroke="${color('muted')}" stroke-width="4"/>`;
  }
  if (state === 'done') return `<circle ${at} r="14" fill="${color('ink')}"/>`;
  return `<circle ${at} r="25" fill="${color('accent-soft')}"/><circle ${at} r="15" fill="${color('accent')}"/>`;
}

/** Breaks a heading into lines of at most `width` pixels. */
function breakLines(heading: string, size: number, width: number, typefaces: Typefaces): string[] {
  const lines: string[] = [];
  for (const word of heading.split(' ')) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    const wide = typefaces.measure(longer, typefaces.display, size, tracking * size);
    if (last !== undefined && wide <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Sets a heading at the largest size that takes at most three lines, the lines as even as they can be. */
function setHeading(heading: string, typefaces: Typefaces): { lines: string[]; size: number } {
  for (let size = largest; size >= smallest; size -= 8) {
    const count = breakLines(heading, size, end - margin, typefaces).length;
    if (count > (size > 88 ? 2 : titleMost)) continue;
    for (let width = 320; ; width += 40) {
      const lines = breakLines(heading, size, width, typefaces);
      if (lines.length <= count) return { lines, size };
    }
  }
  throw new Error(`The heading is too long for a shared card: ${heading}`);
}

function drawBrand({ display }: Typefaces): string {
  const { lineWidth, lines, solids, width } = brand.mark;
  const ink = color('ink');
  return [
    `<g transform="translate(${margin} 62) scale(1.5)"><path d="${lines}" fill="none" stroke="${ink}" stroke-width="${lineWidth}"/><path d="${solids}" fill="${ink}"/></g>`,
    textLine(brand.name, {
      x: margin + width * 1.5 + 16,
      y: 91,
      family: display,
      size: 36,
      fill: ink,
    }),
  ].join('');
}

function drawSampleNote({ text }: Typefaces): string {
  return textLine(site.sampleData, {
    x: end,
    y: 91,
    family: text,
    size: labelSize,
    fill: color('muted'),
    anchor: 'end',
  });
}

/** The picture that a link to the page is shared with: its heading, and a piece of line with stops. */
export function drawSocialCard(page: DescribedPage, typefaces: Typefaces): Buffer {
  const { lines, size } = setHeading(page.heading, typefaces);
  const leading = Math.round(size * 0.98);
  const heading = lines.map((line, index) =>
    textLine(line, {
      x: margin - 4,
      y: titleTop + index * leading,
      family: typefaces.display,
      size,
      fill: color('ink'),
      tracking: tracking * size,
    }),
  );
  return typefaces.png(
    svgDocument(
      cardWidth,
      cardHeight,
      [
        `<path d="M0 0H${cardWidth}V${cardHeight}H0z" fill="${color('bg')}"/>`,
        drawBrand(typefaces),
        ...heading,
        drawLine(stopsOf(page, typefaces), typefaces),
        page.path === '/' ? drawSampleNote(typefaces) : '',
      ].join(''),
    ),
  );
}
