import type { VectorTile, VectorTileFeature, VectorTileLayer } from '@mapbox/vector-tile';
import type { PixelBox } from '../addresses/frame.ts';
import type { SourceTile } from '../archive/source-tiles.ts';
import type { Row } from '../schemas/schema.ts';
import type { Line } from './geometry.ts';

/** Geometry types of vector tiles. */
export const POINT = 1;
export const LINE = 2;
export const AREA = 3;

/** A tile of the archive and its position on the drawing, half pixels. */
export interface PlacedTile {
  readonly tile: VectorTile;
  readonly left: number;
  readonly top: number;
  /** Width and height on the drawing, half pixels. */
  readonly side: number;
}

/** The position of a tile of `zoom` on a box. */
export const placed = ({ x, y, tile }: SourceTile, zoom: number, box: PixelBox): PlacedTile => {
  const side = 2 * 256 * 2 ** (box.zoom - zoom);
  return { tile, left: x * side - 2 * box.left, top: y * side - 2 * box.top, side };
};

/** A feature, with its lines in half pixels. */
export interface Placed {
  readonly properties: VectorTileFeature['properties'];
  readonly type: number;
  readonly lines: () => readonly Line[];
  /** Whether its bounding box lies outside of the drawing and a margin; size in pixels, margin in half pixels. */
  readonly isBeyond: (width: number, height: number, margin: number) => boolean;
}

function placedFeature(feature: VectorTileFeature, { left, top, side }: PlacedTile): Placed {
  const scale = side / feature.extent;
  return {
    properties: feature.properties,
    type: feature.type,
    lines: () =>
      feature.loadGeometry().map((points) => {
        const line: number[] = [];
        for (const { x, y } of points) line.push(x * scale + left, y * scale + top);
        return line;
      }),
    isBeyond: (width, height, margin) => {
      const [west = 0, north = 0, east = 0, south = 0] = feature.bbox();
      return (
        east * scale + left < -margin ||
        south * scale + top < -margin ||
        west * scale + left > 2 * width + margin ||
        north * scale + top > 2 * height + margin
      );
    },
  };
}

/** All features of a layer on the tiles of a drawing. */
export function* featuresOf(tiles: readonly PlacedTile[], layer: string): Generator<Placed> {
  for (const placedTile of tiles) {
    const found: VectorTileLayer | undefined = placedTile.tile.layers[layer];
    if (found === undefined) continue;
    for (let index = 0; index < found.length; index += 1)
      yield placedFeature(found.feature(index), placedTile);
  }
}

/** A feature's class by a row of the schema; null when it is not drawn. */
export function classOf<Class extends string>(
  { by, classes, when = {} }: Row<Class>,
  properties: VectorTileFeature['properties'],
): Class | null {
  const kind = String(properties[by] ?? '');
  const known = Object.hasOwn(classes, kind) ? classes[kind] : classes['*'];
  if (known === undefined) return null;
  for (const attribute of Object.keys(when)) {
    const instead = when[attribute]?.[known];
    if (properties[attribute] && instead !== undefined) return instead;
  }
  return known;
}
