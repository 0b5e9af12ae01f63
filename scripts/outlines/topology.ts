import { z } from 'zod';
import { toLand } from '#domain/map/land.ts';
import { toWorld } from '#domain/map/projection.ts';

const Ring = z.array(z.int());
const Properties = z.object({
  AdMuKey: z.string(),
  LangCode: z.string(),
  NameDUT: z.string(),
  NameFRE: z.string(),
});

/** TopoJSON of one layer of areas, quantised. */
export const TopologySchema = z.object({
  transform: z.object({
    scale: z.tuple([z.number(), z.number()]),
    translate: z.tuple([z.number(), z.number()]),
  }),
  arcs: z.array(z.array(z.tuple([z.int(), z.int()]))),
  objects: z.object({
    layer: z.object({
      geometries: z.array(
        z.discriminatedUnion('type', [
          z.object({ type: z.literal('Polygon'), arcs: z.array(Ring), properties: Properties }),
          z.object({ type: z.literal('MultiPolygon'), arcs: z.array(z.array(Ring)), properties: Properties }),
        ]),
      ),
    }),
  }),
});

/** A point in the units of the land: whole numbers, some 24 m apart. */
export type Point = readonly [x: number, y: number];
type Degrees = readonly [lon: number, lat: number];

export interface Municipality {
  readonly id: string;
  /** "D", "F", "G", or of two languages: "DF", "Df", "Fd", "Gf". */
  readonly language: string;
  /** In capitals, without accents. */
  readonly names: readonly [nl: string, fr: string];
  /** Arcs around each of its areas; `~index` is an arc from its end. */
  readonly rings: readonly (readonly number[])[];
  /** The same areas as points. */
  readonly areas: readonly (readonly Point[])[];
}

/** Above this line, west of the Zwin, an outer border is the coast: from De Panne upwards. */
const isShore = ([lon, lat]: Degrees, zwin: Degrees): boolean =>
  lon <= zwin[0] && lat > 51.073 + (lon - 2.54) * 0.337;

const toUnits = ([lon, lat]: Degrees): Point => {
  const { x, y } = toLand(toWorld({ lat, lon }));
  return [Math.round(x), Math.round(y)];
};

/** Splits a line into pieces whose points all pass, or all do not; adjacent pieces share a point. */
function pieces(line: readonly Degrees[], passes: (point: Degrees) => boolean) {
  const made: { shore: boolean; points: Degrees[] }[] = [];
  for (const [index, point] of line.slice(1).entries()) {
    const before = line[index];
    if (before === undefined) continue;
    const shore = passes(before) && passes(point);
    const last = made.at(-1);
    if (last?.shore === shore) last.points.push(point);
    else made.push({ shore, points: [before, point] });
  }
  return made;
}

/** Outlines, coast (from west to east) and land border of the country, in the units of the land. */
export function readTopology({ transform, arcs, objects }: z.infer<typeof TopologySchema>) {
  const { scale, translate } = transform;
  const lines = arcs.map((arc) => {
    let [x, y] = [0, 0];
    return arc.map(([right, up]): Degrees => {
      [x, y] = [x + right, y + up];
      return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
    });
  });
  const units = lines.map((line) => line.map(toUnits));
  const uses = new Map<number, number>();
  const municipalities = objects.layer.geometries.map((geometry): Municipality => {
    const rings = geometry.type === 'Polygon' ? geometry.arcs : geometry.arcs.flat();
    for (const index of rings.flat().map((arc) => (arc < 0 ? ~arc : arc)))
      uses.set(index, (uses.get(index) ?? 0) + 1);
    const areas = rings.map((ring) =>
      ring.flatMap((arc, index) => {
        const points = arc < 0 ? (units[~arc] ?? []).toReversed() : (units[arc] ?? []);
        return index === 0 ? points : points.slice(1);
      }),
    );
    const { AdMuKey: id, LangCode: language, NameDUT, NameFRE } = geometry.properties;
    return { id, language, names: [NameDUT, NameFRE], rings, areas };
  });
  const knokke = objects.layer.geometries.find(({ properties }) => properties.AdMuKey === '31043');
  const zwin = (knokke?.arcs.flat(2) ?? [])
    .flatMap((arc) => lines[arc < 0 ? ~arc : arc] ?? [])
    .reduce((most, point) => (point[1] > most[1] ? point : most), [0, 0] as Degrees);
  const outer = lines
    .filter((_, index) => uses.get(index) === 1)
    .flatMap((line) => pieces(line, (point) => isShore(point, zwin)));
  const coast = outer
    .filter(({ shore }) => shore)
    .map(({ points }) =>
      points[0] && points[0][0] < (points.at(-1)?.[0] ?? 0) ? points : points.toReversed(),
    )
    .toSorted((one, other) => (one[0]?.[0] ?? 0) - (other[0]?.[0] ?? 0))
    .flat()
    .map(toUnits);
  const border = outer.filter(({ shore }) => !shore).map(({ points }) => points.map(toUnits));
  return { arcs: units, municipalities, coast, border };
}
