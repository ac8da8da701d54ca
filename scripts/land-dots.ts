/**
 * Draws the land under the branch map as rows of dots, from Natural Earth's countries (`world-atlas`, public domain).
 * Output is committed: run `npm run land` after changing this file or the projection.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { geoContains } from 'd3-geo';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { chart, placeOf } from '../app/figures/branch-map/projection.ts';

const atlas = new URL(import.meta.resolve('world-atlas/countries-50m.json'));
const out = new URL('../app/figures/branch-map/land.ts', import.meta.url);

/** India, where the sample company has its offices, by its ISO 3166-1 numeric code. */
const country = '356';

/** Distances between the dots of a row, and between rows, in pixels of the chart; every other row starts half a dot in. */
const across = 16;
const down = 15;

/** Where each dot of the country stands, row by row from the north; what the chart's upper edge cuts off is left out. */
async function dots(): Promise<readonly { y: number; xs: readonly number[] }[]> {
  const topology: Topology<{ countries: GeometryCollection }> = JSON.parse(
    await readFile(atlas, 'utf8'),
  );
  const land = feature(topology, topology.objects.countries).features.find(
    ({ id }) => id === country,
  );
  if (land === undefined) throw new Error(`world-atlas has no country ${country}`);
  const rows = Math.floor((chart.height - chart.top) / down);
  return Array.from({ length: rows }, (_, row) => {
    const y = chart.top + row * down;
    const start = (row % 2) * (across / 2);
    const count = Math.floor((chart.width + across * 4) / across);
    const xs = Array.from({ length: count }, (_, index) => start + index * across).filter((x) =>
      geoContains(land, placeOf(x, y)),
    );
    return { y, xs };
  });
}

/** A path with one stroke for each run of neighbors; a dash pattern of `0 across` with round caps makes it dots. */
export async function landPath(): Promise<string> {
  const strokes = (await dots()).flatMap(({ y, xs }) => {
    const starts = xs.filter((x) => !xs.includes(x - across));
    const ends = xs.filter((x) => !xs.includes(x + across));
    return starts.map((x, run) => `M${x} ${y}h${(ends[run] ?? x) - x + 1}`);
  });
  return strokes.join('');
}

export async function landModule(): Promise<string> {
  return `/** Written by \`npm run land\` from Natural Earth. */
export const land = {
  /** Pixels between two dots of a stroke. */
  across: ${across},
  path: '${await landPath()}',
} as const;
`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await writeFile(out, await landModule());
