import type { MapArchive } from '../../../wire/map-archive.ts';
import type { MapMode } from '../palette.ts';
import { isZoomOf, type PixelBox, TILE_SIDE, touches } from './frame.ts';

/** Where everything of an archive in one look is found. */
export const mapBase = (archive: MapArchive, themeVersion: string, mode: MapMode): string =>
  `/map/${archive.version}/${themeVersion}-${mode}`;

/**
 * Address of an archive's tiles in an agency's colours, a template with {z}, {x} and {y} on the agency's own
 * host. What it names never changes.
 */
export const tileTemplate = (archive: MapArchive, themeVersion: string, mode: MapMode): string =>
  `${mapBase(archive, themeVersion, mode)}/{z}/{x}/{y}.svg`;

/** The box of a tile; null for one that the archive has nothing of. */
export function tileBox(archive: MapArchive, zoom: number, x: number, y: number): PixelBox | null {
  const box = { zoom, left: x * TILE_SIDE, top: y * TILE_SIDE, width: TILE_SIDE, height: TILE_SIDE };
  return isZoomOf(archive, zoom) && touches(archive, box) ? box : null;
}
