import type { MapArchive } from '#wire/map-archive.ts';
import type { MapMode } from '../palette.ts';
import { isZoomOf, type PixelBox, TILE_SIDE, touches } from './frame.ts';

/** Base path of all tiles and pictures of an archive with one theme and mode. */
export const mapBase = (archive: MapArchive, themeVersion: string, mode: MapMode): string =>
  `/map/${archive.version}/${themeVersion}-${mode}`;

/**
 * URL template ({z}, {x}, {y}) of an archive's tiles in an agency's colours, on the agency's own host. The tile of a
 * URL never changes.
 */
export const tileTemplate = (archive: MapArchive, themeVersion: string, mode: MapMode): string =>
  `${mapBase(archive, themeVersion, mode)}/{z}/{x}/{y}.svg`;

/** The box of a tile; null outside of the archive's zooms or bounds. */
export function tileBox(archive: MapArchive, zoom: number, x: number, y: number): PixelBox | null {
  const box = { zoom, left: x * TILE_SIDE, top: y * TILE_SIDE, width: TILE_SIDE, height: TILE_SIDE };
  return isZoomOf(archive, zoom) && touches(archive, box) ? box : null;
}
