import type { EstateFilter } from '../../../domain/filter/filter.ts';
import { DRAWN_SIDE, type MapSize } from '../../../domain/map/frame.ts';
import { toPlace, toWorld } from '../../../domain/map/projection.ts';
import type { MapBounds } from '../../../domain/views/result-map.ts';
import { BoundsSchema, type EstateMarkersRequest } from '../../../wire/estate-markers.ts';
import { BadRequest } from '../../platform/errors/app-error.ts';
import { type QueryOptions, toEstateQuery } from './estate-query.ts';

/** The map as the server draws it, pixels. */
export const DRAWN_SIZE: MapSize = { width: DRAWN_SIDE, height: DRAWN_SIDE };

/** Sizes that the wire takes, pixels. */
const SMALLEST = 100;
const LARGEST = 4000;
/** Sizes are rounded up to these, pixels, so that many windows share an answer. */
const SIZE_STEP = 40;
/** Parts of a map's width or height that its bounds are widened to, at least so many. */
const PARTS = 8;

/**
 * No finer than this, in shares of the world: some 400 m here. Whoever asked for ever smaller areas would
 * otherwise find the estate whose street is not shown.
 */
const FINEST = 2 ** -16;

/** A part of the map that a visitor looks at, and how large it is drawn. */
export interface MapArea {
  readonly bounds: MapBounds;
  readonly size: MapSize;
}

const rounded = (degrees: number): number => Math.round(degrees * 1e6) / 1e6;

const sizeOf = (pixels: number): number =>
  Math.min(LARGEST, Math.max(SMALLEST, Math.ceil(pixels / SIZE_STEP) * SIZE_STEP));

/** `south,west,north,east`, degrees. Throws BadRequest. */
function readBounds(text: string | null): MapBounds {
  const numbers = (text ?? '').split(',').map((part) => (part.trim() === '' ? Number.NaN : Number(part)));
  const [south, west, north, east] = numbers;
  const read = BoundsSchema.safeParse({ south, west, north, east });
  if (!read.success || numbers.length !== 4) throw new BadRequest({ bounds: 'invalid' });
  return read.data;
}

/** `640x480`, pixels. Throws BadRequest. */
function readSize(text: string | null): MapSize {
  const [, width, height] = /^(\d{1,5})x(\d{1,5})$/.exec(text ?? '') ?? [];
  if (Number(width) > 0 && Number(height) > 0) return { width: Number(width), height: Number(height) };
  throw new BadRequest({ size: 'invalid' });
}

/** The area that an address asks for: `bounds=south,west,north,east&size=640x480`. Throws BadRequest. */
export const readMapArea = (params: URLSearchParams): MapArea => ({
  bounds: readBounds(params.get('bounds')),
  size: readSize(params.get('size')),
});

/** A range widened to a grid of the range's own order, so that a small move stays in the same answer. */
function widened(from: number, to: number): readonly [number, number] {
  const step = Math.max(FINEST, 2 ** Math.floor(Math.log2((to - from) / PARTS)));
  return [Math.floor(from / step) * step, Math.ceil(to / step) * step];
}

/** The area widened to a grid, and its size with it: what lies together is drawn as large as before. */
export function widenedArea({ bounds, size }: MapArea): MapArea {
  const topLeft = toWorld({ lat: bounds.north, lon: bounds.west });
  const bottomRight = toWorld({ lat: bounds.south, lon: bounds.east });
  const [left, right] = widened(topLeft.x, bottomRight.x);
  const [top, bottom] = widened(topLeft.y, bottomRight.y);
  const { lat: north, lon: west } = toPlace({ x: Math.max(0, left), y: Math.max(0, top) });
  const { lat: south, lon: east } = toPlace({ x: Math.min(1, right), y: Math.min(1, bottom) });
  return {
    bounds: { south: rounded(south), west: rounded(west), north: rounded(north), east: rounded(east) },
    size: {
      width: sizeOf((size.width * (right - left)) / (bottomRight.x - topLeft.x)),
      height: sizeOf((size.height * (bottom - top)) / (bottomRight.y - topLeft.y)),
    },
  };
}

/** Asks where the estates of a filter's search lie: all of them, or those of an area. */
export const toMarkersRequest = (
  filter: EstateFilter,
  options: QueryOptions,
  area: MapArea | null = null,
): EstateMarkersRequest => ({
  query: toEstateQuery(filter, options),
  ...(area === null ? DRAWN_SIZE : { bounds: { ...area.bounds }, ...area.size }),
});
