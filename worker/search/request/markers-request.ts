import type { EstateFilter } from '#domain/filter/filter.ts';
import { DRAWN_SIDE, type MapSize } from '#domain/map/frame.ts';
import { toPlace, toWorld } from '#domain/map/projection.ts';
import type { MapBounds } from '#domain/views/result-map.ts';
import { BoundsSchema, type EstateMarkersRequest } from '#wire/estate-markers.ts';
import { BadRequest } from '../../platform/errors/app-error.ts';
import { type QueryOptions, toEstateQuery } from './estate-query.ts';

/** The map as the server draws it, pixels. */
export const DRAWN_SIZE: MapSize = { width: DRAWN_SIDE, height: DRAWN_SIDE };

/** Allowed sizes, pixels. */
const SMALLEST = 100;
const LARGEST = 4000;
/** Sizes are rounded up to multiples of this, pixels, so that many windows share an answer. */
const SIZE_STEP = 40;
/** Bounds are widened to a grid of at least this many parts of the map's width or height. */
const PARTS = 8;

/**
 * Finest grid, in shares of the world: about 400 m here. With ever smaller areas one could find an estate
 * whose street is hidden.
 */
const FINEST = 2 ** -16;

/** A part of the map that a visitor sees, and its drawn size. */
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

/** A range widened to a grid of about its own size, so that a small move gives the same answer. */
function widened(from: number, to: number): readonly [number, number] {
  const step = Math.max(FINEST, 2 ** Math.floor(Math.log2((to - from) / PARTS)));
  return [Math.floor(from / step) * step, Math.ceil(to / step) * step];
}

/** The area widened to a grid, with its size in proportion, so that the scale stays the same. */
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

/** Request for the places of a search's estates: all of them, or those in an area. */
export const toMarkersRequest = (
  filter: EstateFilter,
  options: QueryOptions,
  area: MapArea | null = null,
): EstateMarkersRequest => ({
  query: toEstateQuery(filter, options),
  ...(area === null ? DRAWN_SIZE : { bounds: { ...area.bounds }, ...area.size }),
});
