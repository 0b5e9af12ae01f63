import { holds } from '#domain/map/frame.ts';
import { type Place, toWorld, worldWidth } from '#domain/map/projection.ts';
import type { MapArchive } from '#wire/map-archive.ts';

/** A rectangle in world pixels at a zoom. */
export interface PixelBox {
  readonly zoom: number;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Least and greatest zoom of any map. */
export const ZOOMS = { least: 7, most: 16 } as const;
/** Width and height of a tile, pixels. */
export const TILE_SIDE = 256;

/** Whether a place lies within an archive's bounds. */
export const covers = ({ bounds }: MapArchive, place: Place): boolean => holds(bounds, place);

/** Zooms that can be drawn from an archive; above its last zoom, the tiles of the last zoom are enlarged. */
export const zoomsOf = ({ minZoom }: MapArchive): { least: number; most: number } => ({
  least: Math.max(ZOOMS.least, minZoom),
  most: ZOOMS.most,
});

export const isZoomOf = (archive: MapArchive, zoom: number): boolean => {
  const { least, most } = zoomsOf(archive);
  return Number.isInteger(zoom) && zoom >= least && zoom <= most;
};

/** Whether a box overlaps an archive's bounds. */
export function touches({ bounds }: MapArchive, { zoom, left, top, width, height }: PixelBox): boolean {
  const side = worldWidth(zoom);
  const first = toWorld({ lat: bounds.north, lon: bounds.west });
  const last = toWorld({ lat: bounds.south, lon: bounds.east });
  return (
    left < last.x * side &&
    left + width > first.x * side &&
    top < last.y * side &&
    top + height > first.y * side
  );
}
