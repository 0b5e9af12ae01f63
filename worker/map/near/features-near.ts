import type { VectorTileFeature } from '@mapbox/vector-tile';
import type { Context } from 'hono';
import { type Place, toPlace, toWorld, worldWidth } from '#domain/map/projection.ts';
import type { MapArchive } from '#wire/map-archive.ts';
import type { AppEnv } from '../../platform/env.ts';
import { describeError } from '../../platform/errors/log.ts';
import { covers, TILE_SIDE } from '../addresses/frame.ts';
import { type SourceTile, sourceTiles, tileRange } from '../archive/source-tiles.ts';
import { AREA } from '../drawing/features.ts';
import { NEAR_ROWS, NEAR_ZOOM, type NearKind, type NearRow } from './kinds.ts';

/** A point of interest near a place. */
export interface NearFeature {
  readonly kind: NearKind;
  /** Local name; null when it has none, such as a wood. */
  readonly name: string | null;
  /** Straight-line distance, not rounded; for an area to its nearest edge. */
  readonly metres: number;
  /** The point to which the distance was measured. */
  readonly at: Place;
}

/** Largest radius, metres: at most about forty tiles at Belgian latitudes, a quarter of them for a walk. */
const MOST_METRES = 2_000;
const MOST_OF_A_KIND = 3;
/** Smallest bounding box of an area, metres²: excludes groups of trees and ponds. */
const LEAST_AREA = 5_000;
/** Circumference of the earth in Web Mercator, metres. */
const AROUND_THE_WORLD = 40_075_017;

/** A point in world pixels. */
interface Pixel {
  readonly x: number;
  readonly y: number;
}

function kindOf({ attributes, kinds }: NearRow, { properties }: VectorTileFeature): NearKind | null {
  if (attributes.length === 0) return kinds[''] ?? null;
  for (const attribute of attributes) {
    const value = properties[attribute];
    const kind = typeof value === 'string' && Object.hasOwn(kinds, value) ? kinds[value] : undefined;
    if (kind !== undefined) return kind;
  }
  return null;
}

const squared = (one: Pixel, other: Pixel): number => (one.x - other.x) ** 2 + (one.y - other.y) ** 2;

/** The point of a segment that is nearest to `point`. */
function nearestOnStretch(from: Pixel, to: Pixel, point: Pixel): Pixel {
  const length = squared(from, to);
  const along = (point.x - from.x) * (to.x - from.x) + (point.y - from.y) * (to.y - from.y);
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, along / length));
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

/** Whether a point lies within a ring: a ray to the right crosses the ring an odd number of times. */
function isWithin(ring: readonly Pixel[], point: Pixel): boolean {
  let inside = false;
  for (const [index, from] of ring.entries()) {
    const to = ring[(index + 1) % ring.length] ?? from;
    const crosses = from.y > point.y !== to.y > point.y;
    if (crosses && point.x < ((to.x - from.x) * (point.y - from.y)) / (to.y - from.y) + from.x)
      inside = !inside;
  }
  return inside;
}

/** The nearest point of a feature: for an area a point of its edge, or the place itself when it lies within. */
function nearestOf(feature: VectorTileFeature, point: Pixel, toPixel: (of: Pixel) => Pixel): Pixel | null {
  let nearest: Pixel | null = null;
  let inside = false;
  for (const points of feature.loadGeometry()) {
    const line = points.map(toPixel);
    if (feature.type === AREA && isWithin(line, point)) inside = !inside;
    for (const [index, here] of line.entries()) {
      const found = nearestOnStretch(line[index - 1] ?? here, here, point);
      if (nearest === null || squared(found, point) < squared(nearest, point)) nearest = found;
    }
  }
  return inside ? point : nearest;
}

const nameOf = ({ properties }: VectorTileFeature): string | null => {
  const { name } = properties;
  return typeof name === 'string' && name.trim() !== '' ? name.trim() : null;
};

/** Area of a feature's bounding box, tile units². */
function extentOf(feature: VectorTileFeature): number {
  const [west = 0, north = 0, east = 0, south = 0] = feature.bbox();
  return (east - west) * (south - north);
}

/** Points of interest of one tile within `most` pixels; areas have at least `leastArea` pixels². */
function* foundIn(
  rows: readonly NearRow[],
  { x, y, tile }: SourceTile,
  point: Pixel,
  { most, leastArea }: { readonly most: number; readonly leastArea: number },
) {
  for (const row of rows) {
    const layer = tile.layers[row.layer];
    if (layer === undefined) continue;
    const scale = TILE_SIDE / layer.extent;
    const toPixel = (of: Pixel): Pixel => ({
      x: x * TILE_SIDE + of.x * scale,
      y: y * TILE_SIDE + of.y * scale,
    });
    for (let index = 0; index < layer.length; index += 1) {
      const feature = layer.feature(index);
      const [kind, name] = [kindOf(row, feature), nameOf(feature)];
      if (kind === null || (name === null && row.nameless === undefined)) continue;
      if (feature.type === AREA && extentOf(feature) * scale ** 2 < leastArea) continue;
      const at = nearestOf(feature, point, toPixel);
      if (at !== null && squared(at, point) <= most ** 2) yield { kind, name, at };
    }
  }
}

/**
 * Points of interest within `metres` (at most 2,000) of a place, nearest first, at most three of each kind. One that
 * is split by tiles or mapped twice is listed once. Empty when the archive cannot be read; the error is logged.
 */
export async function featuresNear(
  c: Context<AppEnv>,
  archive: MapArchive,
  place: Place,
  metres: number,
): Promise<readonly NearFeature[]> {
  if (!covers(archive, place)) return [];
  const zoom = Math.min(NEAR_ZOOM[archive.schema], archive.maxZoom);
  const side = worldWidth(zoom);
  const metresPerPixel = (AROUND_THE_WORLD * Math.cos((place.lat * Math.PI) / 180)) / side;
  const most = Math.min(metres, MOST_METRES) / metresPerPixel;
  const leastArea = LEAST_AREA / metresPerPixel ** 2;
  const world = toWorld(place);
  const point = { x: world.x * side, y: world.y * side };
  const box = { left: point.x - most, top: point.y - most, width: 2 * most, height: 2 * most };
  try {
    const tiles = await sourceTiles(c, archive, tileRange(zoom, TILE_SIDE, box));
    const found = tiles.flatMap((tile) => [
      ...foundIn(NEAR_ROWS[archive.schema], tile, point, { most, leastArea }),
    ]);
    return chosen(
      found.map(({ kind, name, at }) => ({
        kind,
        name,
        metres: Math.sqrt(squared(at, point)) * metresPerPixel,
        at: toPlace({ x: at.x / side, y: at.y / side }),
      })),
    );
  } catch (error) {
    c.get('log')('error', 'map.archive_unreadable', { error: describeError(error) });
    return [];
  }
}

/** The nearest of each kind, each name once. */
function chosen(found: readonly NearFeature[]): readonly NearFeature[] {
  const listed = new Map<NearKind, Set<string>>();
  return found
    .toSorted((one, other) => one.metres - other.metres)
    .filter(({ kind, name }) => {
      const names = listed.get(kind) ?? new Set<string>();
      listed.set(kind, names);
      // One nameless feature of a kind is enough: parts of a wood are one wood to visitors.
      const isNew = names.size < MOST_OF_A_KIND && !names.has(name ?? '');
      names.add(name ?? '');
      return isNew;
    });
}
