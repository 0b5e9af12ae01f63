import type { MapPalette } from '../palette.ts';
import type { AreaClass, LineClass, MapSchema } from '../schemas/schema.ts';
import { AREA, classOf, featuresOf, LINE, type Placed, type PlacedTile } from './features.ts';
import { areaOf, type Box, boundsOf, clipLine, clipRing, isInside, isOutside } from './geometry.ts';
import { PathData } from './path.ts';
import {
  BUILT_AREAS,
  CASED_FROM,
  CASING,
  GROUND_AREAS,
  LEAST_WIDTH,
  LINES,
  WATER_AREAS,
  WATERWAYS,
  widthAt,
} from './style.ts';

/** Input of a drawing; width and height in pixels. */
export interface Ground {
  readonly tiles: readonly PlacedTile[];
  readonly schema: MapSchema;
  readonly zoom: number;
  readonly width: number;
  readonly height: number;
  readonly palette: MapPalette;
}

/** Half pixels drawn beyond the edge, so that no clipped edge shows: more than half of the widest casing. */
const MARGIN = 26;
/** Smallest polygon that is drawn, pixels². */
const LEAST_AREA = { far: 5, near: 2.5 } as const;

const cutOf = ({ width, height }: Ground): Box => [-MARGIN, -MARGIN, 2 * width + MARGIN, 2 * height + MARGIN];

function addRings(path: PathData, feature: Placed, cut: Box, least: number): void {
  for (const ring of feature.lines()) {
    const bounds = boundsOf(ring);
    if (isOutside(bounds, cut)) continue;
    const seen = isInside(bounds, cut) ? ring : clipRing(ring, bounds, cut);
    if (seen.length >= 6 && areaOf(seen) > least) path.add(seen, true);
  }
}

function addLines(path: PathData, feature: Placed, cut: Box): void {
  for (const line of feature.lines()) {
    const bounds = boundsOf(line);
    if (isOutside(bounds, cut)) continue;
    for (const piece of isInside(bounds, cut) ? [line] : clipLine(line, cut)) path.add(piece, false);
  }
}

const pathOf = <Class>(paths: Map<Class, PathData>, of: Class): PathData => {
  const known = paths.get(of);
  if (known !== undefined) return known;
  const path = new PathData();
  paths.set(of, path);
  return path;
};

/** One path for all areas of a class. */
function areaPaths(ground: Ground): ReadonlyMap<AreaClass, PathData> {
  const { tiles, schema, zoom, width, height } = ground;
  const paths = new Map<AreaClass, PathData>();
  const cut = cutOf(ground);
  const least = zoom < 14 ? LEAST_AREA.far * 4 : LEAST_AREA.near * 4;
  for (const row of schema.areas) {
    if (zoom < (row.from ?? 0)) continue;
    for (const feature of featuresOf(tiles, row.layer)) {
      const of = feature.type === AREA ? classOf(row, feature.properties) : null;
      if (of === null || feature.isBeyond(width, height, MARGIN)) continue;
      addRings(pathOf(paths, of), feature, cut, least);
    }
  }
  return paths;
}

/** Lines above ground and in tunnels, one path for each class. */
interface LinePaths {
  readonly above: ReadonlyMap<LineClass, PathData>;
  readonly below: ReadonlyMap<LineClass, PathData>;
}

function linePaths(ground: Ground): LinePaths {
  const { tiles, schema, zoom, width, height } = ground;
  const [above, below] = [new Map<LineClass, PathData>(), new Map<LineClass, PathData>()];
  const drawn = new Set(
    LINES.filter(({ widths }) => widthAt(widths, zoom) >= LEAST_WIDTH).map(({ of }) => of),
  );
  const cut = cutOf(ground);
  for (const row of schema.lines) {
    for (const feature of featuresOf(tiles, row.layer)) {
      const of = feature.type === LINE ? classOf(row, feature.properties) : null;
      if (of === null || !drawn.has(of) || feature.isBeyond(width, height, MARGIN)) continue;
      addLines(pathOf(feature.properties[schema.tunnel] ? below : above, of), feature, cut);
    }
  }
  return { above, below };
}

const areaShapes = (
  styles: typeof GROUND_AREAS,
  paths: ReadonlyMap<AreaClass, PathData>,
  ground: Ground,
): string =>
  styles
    .map(({ of, fill, edge }) => {
      const d = paths.get(of)?.text ?? '';
      if (d === '') return '';
      const width = edge?.width[ground.zoom >= 16 ? 1 : 0] ?? 0;
      const sides = edge && ` stroke="${ground.palette[edge.colour]}" stroke-width="${width * 2}"`;
      return `<path fill="${ground.palette[fill]}"${sides ?? ''} d="${d}"/>`;
    })
    .join('');

const halfPixels = (width: number): string => String(Math.round(width * 20) / 10);
const dashed = (dash: readonly number[] | undefined): string =>
  dash === undefined ? '' : ` stroke-dasharray="${dash.map((part) => part * 2).join(' ')}"`;

/**
 * Lines in drawing order: waterways, tunnels, casings, and fills of roads with other lines; `shapes` holds shared
 * paths.
 */
function lineShapes({ above, below }: LinePaths, { zoom, palette }: Ground) {
  const floors = { waterways: '', tunnels: '', shapes: '', sides: '', surfaces: '' };
  LINES.forEach(({ of, stroke, widths, casing, dash, upon }, index) => {
    const width = widthAt(widths, zoom);
    const tunnel = below.get(of)?.text ?? '';
    if (tunnel !== '' && casing !== undefined && zoom >= CASED_FROM) {
      floors.tunnels += `<path stroke="${palette.casing}" stroke-width="${halfPixels(width)}" stroke-dasharray="5 5" opacity=".5" d="${tunnel}"/>`;
    }
    const d = above.get(of)?.text ?? '';
    if (d === '') return;
    const line = (colour: string, wide: number): string =>
      ` stroke="${colour}" stroke-width="${halfPixels(wide)}"`;
    const hasSides = casing !== undefined && (zoom >= CASED_FROM || casing === 'mainCasing');
    if (hasSides) {
      // Casing and fill refer to one path, which is written once.
      floors.shapes += `<path id="l${index}" d="${d}"/>`;
      const sides = width + (zoom >= CASED_FROM ? CASING.near : CASING.far);
      floors.sides += `<use href="#l${index}"${line(palette[casing], sides)}/>`;
      floors.surfaces += `<use href="#l${index}"${line(palette[stroke], width)}/>`;
    } else if (upon !== undefined && zoom >= upon.from) {
      floors.shapes += `<path id="l${index}" d="${d}"/>`;
      floors.surfaces += `<use href="#l${index}"${line(palette[stroke], width)}/>`;
      const inner = ` stroke-linecap="butt"${dashed(upon.dash)}`;
      floors.surfaces += `<use href="#l${index}"${line(palette[upon.stroke], width - 0.9)}${inner}/>`;
    } else {
      const colour = palette[casing ?? stroke];
      const shape = `<path${line(colour, width)}${dashed(dash)} d="${d}"/>`;
      if (WATERWAYS.includes(of)) floors.waterways += shape;
      else if (casing === undefined && stroke !== 'rail') floors.sides += shape;
      else floors.surfaces += shape;
    }
  });
  return floors;
}

/** A map without names, in half pixels. */
export function drawnGround(ground: Ground): string {
  const areas = areaPaths(ground);
  const { waterways, tunnels, shapes, sides, surfaces } = lineShapes(linePaths(ground), ground);
  const lines = (drawn: string): string =>
    drawn === '' ? '' : `<g fill="none" stroke-linejoin="round" stroke-linecap="round">${drawn}</g>`;
  return (
    `${areaShapes(GROUND_AREAS, areas, ground)}${lines(waterways)}${areaShapes(WATER_AREAS, areas, ground)}` +
    `${areaShapes(BUILT_AREAS, areas, ground)}` +
    `${shapes === '' ? '' : `<defs>${shapes}</defs>`}${lines(`${tunnels}${sides}${surfaces}`)}`
  );
}
