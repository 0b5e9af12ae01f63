import { type Place, toWorld, worldWidth } from '../../../domain/map/projection.ts';
import type { MapArchive } from '../../../wire/map-archive.ts';

/** A rectangle in pixels of the whole world at a zoom. */
export interface PixelBox {
  readonly zoom: number;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Zooms that are drawn at all. */
export const ZOOMS = { least: 7, most: 16 } as const;
/** Side of a tile, pixels. */
export const TILE_SIDE = 256;

/** Whether a place lies in what an archive covers. */
export const covers = ({ bounds }: MapArchive, { lat, lon }: Place): boolean =>
  lat >= bounds.south && lat <= bounds.north && lon >= bounds.west && lon <= bounds.east;

/** Zooms of which an archive has tiles, drawn larger beyond its last one. */
export const zoomsOf = ({ minZoom }: MapArchive): { least: number; most: number } => ({
  least: Math.max(ZOOMS.least, minZoom),
  most: ZOOMS.most,
});

export const isZoomOf = (archive: MapArchive, zoom: number): boolean => {
  const { least, most } = zoomsOf(archive);
  return Number.isInteger(zoom) && zoom >= least && zoom <= most;
};

/** Whether a box shows anything of what an archive covers. */
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
