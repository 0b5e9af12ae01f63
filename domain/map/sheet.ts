import type { MapBounds } from '../views/result-map.ts';
import { type MapSize, scaleOf } from './frame.ts';
import { type Place, toWorld, type WorldPoint, worldWidth } from './projection.ts';

/** A map to be drawn: the world point of its corner, its scale and its size. */
export interface Sheet extends MapSize {
  /** World point of the upper left corner. */
  readonly corner: WorldPoint;
  /** Pixels per width of the world. */
  readonly scale: number;
}

/** The sheet for bounds of the same proportions. */
export const sheetOf = (bounds: MapBounds, size: MapSize): Sheet => ({
  ...size,
  corner: toWorld({ lat: bounds.north, lon: bounds.west }),
  scale: scaleOf(bounds, size),
});

/** Position of a place on the sheet, pixels from the upper left corner. */
export const onSheet = (
  { corner, scale }: Sheet,
  place: Place,
): { readonly x: number; readonly y: number } => {
  const { x, y } = toWorld(place);
  return { x: (x - corner.x) * scale, y: (y - corner.y) * scale };
};

/** Above this scale, coarse outlines would visibly differ from reality; pixels per width of the world. */
const NEAR = worldWidth(11.5);

/** Whether a sheet shows streets rather than the country. */
export const isNear = ({ scale }: Sheet): boolean => scale > NEAR;

/** Latitude of the sheet's centre, degrees. */
const middleLatitude = ({ corner, scale, height }: Sheet): number => {
  const y = corner.y + height / 2 / scale;
  return (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI;
};

/** Length of the equator, kilometres. */
const EQUATOR = 40_075.017;
/** Maximum width of a scale bar, pixels. */
const WIDEST_BAR = 150;

/** A scale bar: a round number of kilometres, and its length in pixels. */
export function scaleBar(sheet: Sheet): { readonly km: number; readonly pixels: number } {
  const perKilometre = sheet.scale / (EQUATOR * Math.cos((middleLatitude(sheet) * Math.PI) / 180));
  const most = WIDEST_BAR / perKilometre;
  const power = 10 ** Math.floor(Math.log10(most));
  const factor = [5, 2, 1].find((candidate) => candidate * power <= most) ?? 1;
  const km = factor * power;
  return { km, pixels: km * perKilometre };
}
