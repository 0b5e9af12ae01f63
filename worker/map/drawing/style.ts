/** Styles of the classes of a map, in drawing order. Widths in pixels. */
import type { MapColour } from '../palette.ts';
import type { AreaClass, LineClass } from '../schemas/schema.ts';

interface AreaStyle {
  readonly of: AreaClass;
  readonly fill: MapColour;
  readonly edge?: { readonly colour: MapColour; readonly width: readonly [at15: number, at16: number] };
}

/** The lowest layer. */
export const GROUND_AREAS: readonly AreaStyle[] = [
  { of: 'town', fill: 'town' },
  { of: 'field', fill: 'field' },
  { of: 'grass', fill: 'grass' },
  { of: 'rock', fill: 'rock' },
  { of: 'wood', fill: 'wood' },
  { of: 'park', fill: 'park' },
  { of: 'sand', fill: 'sand' },
  { of: 'site', fill: 'site' },
];

/** Water areas cover the lines of rivers and streams, so that no line runs along the middle of a river. */
export const WATER_AREAS: readonly AreaStyle[] = [{ of: 'water', fill: 'water' }];
/** Lines below the water areas. */
export const WATERWAYS: readonly LineClass[] = ['stream', 'river'];

/** Areas above ground and water, below the roads. */
export const BUILT_AREAS: readonly AreaStyle[] = [
  { of: 'square', fill: 'road', edge: { colour: 'casing', width: [0.8, 0.8] } },
  { of: 'building', fill: 'building', edge: { colour: 'buildingEdge', width: [0.6, 0.8] } },
];

/** Widths at zooms 11, 13, 15 and 16; lines below 0.4 are not drawn. */
type Widths = readonly [number, number, number, number];

interface LineStyle {
  readonly of: LineClass;
  readonly stroke: MapColour;
  readonly widths: Widths;
  /** Colour of the casing (outline); casings lie below the fills of all roads. */
  readonly casing?: 'casing' | 'mainCasing';
  readonly dash?: readonly number[];
  /** A second, narrower line on top: the sleepers of rails. */
  readonly upon?: { readonly stroke: MapColour; readonly dash: readonly number[]; readonly from: number };
}

export const LINES: readonly LineStyle[] = [
  { of: 'border', stroke: 'border', widths: [0.9, 0.9, 0, 0], dash: [4.5, 2, 1, 2] },
  { of: 'stream', stroke: 'stream', widths: [0, 0, 1, 1.6] },
  { of: 'river', stroke: 'stream', widths: [0.9, 1.6, 3, 5] },
  { of: 'path', stroke: 'path', widths: [0, 0, 0.7, 1], dash: [3, 2.5] },
  { of: 'runway', stroke: 'casing', widths: [1, 2, 5, 9] },
  { of: 'service', stroke: 'road', widths: [0, 0, 1.5, 2.8], casing: 'casing' },
  { of: 'foot', stroke: 'road', widths: [0, 0.6, 2.2, 4.2], casing: 'casing' },
  { of: 'street', stroke: 'road', widths: [0, 1, 3, 5.6], casing: 'casing' },
  { of: 'tertiary', stroke: 'road', widths: [0.9, 1.7, 4, 7], casing: 'casing' },
  { of: 'ramp', stroke: 'main', widths: [0.5, 1.2, 3.2, 5.2], casing: 'mainCasing' },
  { of: 'secondary', stroke: 'main', widths: [1.2, 2.2, 4.8, 8.2], casing: 'mainCasing' },
  { of: 'primary', stroke: 'main', widths: [1.6, 2.7, 5.6, 9.4], casing: 'mainCasing' },
  { of: 'trunk', stroke: 'main', widths: [2, 3.2, 6.4, 10.5], casing: 'mainCasing' },
  { of: 'siding', stroke: 'rail', widths: [0, 0, 0.6, 0.8] },
  { of: 'tram', stroke: 'rail', widths: [0, 0.5, 0.8, 1] },
  {
    of: 'rail',
    stroke: 'rail',
    widths: [0.7, 1, 1.8, 2.6],
    upon: { stroke: 'ground', dash: [5, 5], from: 14 },
  },
];

/** Extra width of a casing, both sides together. */
export const CASING = { near: 1.8, far: 1.3 } as const;
/** Zoom from which minor roads have casings; below it they are lines in the colour of the casing. */
export const CASED_FROM = 14;
/** Narrower lines are not drawn. */
export const LEAST_WIDTH = 0.4;

const WIDTH_ZOOMS = [11, 13, 15, 16] as const;

/** The width at a zoom, interpolated between those of the table. */
export function widthAt(widths: Widths, zoom: number): number {
  const next = WIDTH_ZOOMS.findIndex((known) => known >= zoom);
  if (next === -1) return widths[3];
  const [before, after] = [widths[next - 1] ?? widths[0], widths[next] ?? 0];
  const [from, to] = [WIDTH_ZOOMS[next - 1] ?? 7, WIDTH_ZOOMS[next] ?? 11];
  // Below zoom 11 lines become thinner down to 70 %, but do not disappear.
  const first = next === 0 ? before * 0.7 : before;
  return first + ((after - first) * (zoom - from)) / (to - from);
}
