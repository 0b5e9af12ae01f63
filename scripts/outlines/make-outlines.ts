/**
 * Makes `client/public/outlines/belgium.json`, from which the site draws a municipality among its neighbours.
 * `node scripts/outlines/make-outlines.ts FILE`, where FILE is a TopoJSON of the administrative units of the
 * federal administration of the cadastre (2020), such as mathiasleroy/Belgium-Geographic-Data has it at commit
 * 529517d: one layer of municipalities with `AdMuKey`, `LangCode`, `NameDUT` and `NameFRE`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { fromLand } from '#domain/map/land.ts';
import { holds } from '#domain/map/polygon.ts';
import { toPlace } from '#domain/map/projection.ts';
import { TOWNS } from '#domain/map/towns.ts';
import { labelSpot } from './label-spot.ts';
import { MERGED_SINCE, SPELLINGS, spelt } from './spellings.ts';
import { type Point, readTopology, TopologySchema } from './topology.ts';

type Names = readonly [nl: string, fr: string, en: string, de: string];

/** Names in the site's four languages; known towns have the names of the map of results. */
function namesOf(id: string, language: string, [dutch, french]: readonly [string, string]): string[] {
  const own = SPELLINGS[id];
  const [nl, fr] = typeof own === 'string' ? [own, own] : (own ?? [spelt(dutch), spelt(french)]);
  const town = TOWNS.find(({ name }) => name.nl === nl || name.fr === fr)?.name;
  // For a German-speaking municipality the source has its own name in the Dutch field.
  const local = language.startsWith('F') || language === 'DF' ? fr : nl;
  const names: Names = [nl, fr, town?.en ?? local, town?.de ?? local];
  return new Set(names).size === 1 ? [nl] : [...names];
}

/** From one spot to the next, and from the line to a name beyond it; units of the land (some 24 m). */
const APART = 280;
const OUT = [90, 150] as const;

/** Points along a line at even distances, with the direction of the line there. */
function* along(line: readonly Point[]): Generator<{ at: Point; direction: Point }> {
  let rest = APART / 2;
  for (const [index, to] of line.slice(1).entries()) {
    const from = line[index] ?? to;
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const direction: Point = [(to[0] - from[0]) / (length || 1), (to[1] - from[1]) / (length || 1)];
    for (; rest <= length; rest += APART)
      yield { at: [from[0] + direction[0] * rest, from[1] + direction[1] * rest], direction };
    rest -= length;
  }
}

const beside = ({ at, direction }: { at: Point; direction: Point }, out: number): Point => [
  Math.round(at[0] + direction[1] * out),
  Math.round(at[1] - direction[0] * out),
];

/** Possible places for the name of the sea: to the left of the coast, which runs from west to east. */
const spotsAtSea = (coast: readonly Point[]): readonly Point[] =>
  [...along(coast)].flatMap((spot) => OUT.map((out) => beside(spot, out)));

/** The country across the border at a place: 0 the Netherlands, 1 Germany, 2 Luxembourg, 3 France. */
function countryAt(point: Point): number {
  const { lat, lon } = toPlace(fromLand({ x: point[0], y: point[1] }));
  if (lat > 50.76 && lon > 3.36) return 0;
  if (lat > 50.13 && lon > 5.9) return 1;
  return lon > 5.72 && lat > 49.55 ? 2 : 3;
}

/** Possible places for the names of neighbouring countries: outside the land border. */
const spotsAbroad = (
  border: readonly (readonly Point[])[],
  land: readonly (readonly (readonly Point[])[])[],
): readonly (readonly [x: number, y: number, country: number])[] =>
  border
    .flatMap((line) => [...along(line)])
    .flatMap((spot) => OUT.flatMap((out) => [beside(spot, out), beside(spot, -out)]))
    .filter((spot) => !land.some((areas) => holds(areas, spot)))
    .map((spot) => [...spot, countryAt(spot)]);

const FILE = 'client/public/outlines/belgium.json';

const [source] = process.argv.slice(2);
if (source === undefined) throw new Error('Name the file of outlines.');
const topology = readTopology(TopologySchema.parse(JSON.parse(readFileSync(source, 'utf8'))));
const { arcs, municipalities, coast, border } = topology;

/** Steps from one point to the next: small numbers make a small file. */
const steps = (arc: readonly (readonly [number, number])[]): number[] =>
  arc.flatMap(([x, y], index) => {
    const [beforeX, beforeY] = arc[index - 1] ?? [0, 0];
    return [x - beforeX, y - beforeY];
  });

const text = JSON.stringify({
  arcs: arcs.map(steps),
  municipalities: municipalities.map(({ id, language, names, rings, areas }) => ({
    names: namesOf(id, language, names),
    spot: labelSpot(areas),
    rings,
    ...(MERGED_SINCE.has(id) ? { merged: true } : {}),
  })),
  coast: steps(coast),
  border: border.map(steps),
  sea: spotsAtSea(coast),
  abroad: spotsAbroad(
    border,
    municipalities.map(({ areas }) => areas),
  ),
});
z.string().max(200_000).parse(text);
writeFileSync(FILE, `${text.replaceAll('},{"names"', '},\n{"names"')}\n`);
console.log(`${FILE}: ${municipalities.length} municipalities, ${text.length} characters`);
