import type { MapBounds } from '../views/result-map.ts';
import { type MapSize, scaleOf } from './frame.ts';
import { type Place, toWorld, type WorldPoint, worldWidth } from './projection.ts';

/** A map being drawn: which point of the world its corner shows, how large, and its size. */
export interface Sheet extends MapSize {
  /** The point in its upper left corner. */
  readonly corner: WorldPoint;
  /** Pixels to the width of the world. */
  readonly scale: number;
}

/** The sheet that shows bounds of its own proportions. */
export const sheetOf = (bounds: MapBounds, size: MapSize): Sheet => ({
  ...size,
  corner: toWorld({ lat: bounds.north, lon: bounds.west }),
  scale: scaleOf(bounds, size),
});

/** Where a place lies on the sheet, pixels from its upper left corner. */
export const onSheet = (
  { corner, scale }: Sheet,
  place: Place,
): { readonly x: number; readonly y: number } => {
  const { x, y } = toWorld(place);
  return { x: (x - corner.x) * scale, y: (y - corner.y) * scale };
};

/** From here on what is drawn coarsely would lie visibly beside the real thing; pixels to the width of the world. */
const NEAR = worldWidth(11.5);

/** Whether a sheet shows quarters and streets rather than the country. */
export const isNear = ({ scale }: Sheet): boolean => scale > NEAR;

/** The place in the middle of the sheet is at this latitude, degrees. */
const middleLatitude = ({ corner, scale, height }: Sheet): number => {
  const y = corner.y + height / 2 / scale;
  return (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI;
};

/** The equator, kilometres. */
const EQUATOR = 40_075.017;
/** Widest that a scale bar is drawn, pixels. */
const WIDEST_BAR = 150;

/** A scale bar: a round number of kilometres, and how many pixels that is. */
export function scaleBar(sheet: Sheet): { readonly km: number; readonly pixels: number } {
  const perKilometre = sheet.scale / (EQUATOR * Math.cos((middleLatitude(sheet) * Math.PI) / 180));
  const most = WIDEST_BAR / perKilometre;
  const power = 10 ** Math.floor(Math.log10(most));
  const factor = [5, 2, 1].find((candidate) => candidate * power <= most) ?? 1;
  const km = factor * power;
  return { km, pixels: km * perKilometre };
}
