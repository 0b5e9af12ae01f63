import { fold } from '#domain/fold.ts';
import { toLand } from '#domain/map/land.ts';
import { type AreaPoint, distanceTo, holds } from '#domain/map/polygon.ts';
import { type Place, toWorld } from '#domain/map/projection.ts';
import type { Box, Municipality, Outlines } from './outlines.ts';

/**
 * Greatest error of the outlines, map units (600 m), because their points are two kilometres apart. Closer to a
 * border they do not determine on which side a place lies.
 */
const ERROR = 25;
/** Greatest distance to a municipality with the name in the listing, map units (5 km). */
const NEAR = 210;

export const onLand = (place: Place): AreaPoint => {
  const { x, y } = toLand(toWorld(place));
  return [x, y];
};

const isNear = ({ left, top, right, bottom }: Box, [x, y]: AreaPoint): boolean =>
  x > left - NEAR && x < right + NEAR && y > top - NEAR && y < bottom + NEAR;

/**
 * The municipality of a place: the one with the name of its town, otherwise the one whose outline contains it with a
 * margin; null when uncertain, because the outlines are coarse.
 */
export function findMunicipality(
  { municipalities }: Outlines,
  place: Place,
  town: string,
): Municipality | null {
  const point = onLand(place);
  const near = municipalities.filter(({ box }) => isNear(box, point));
  const name = fold(town);
  return (
    near.find(({ names }) => names.some((own) => fold(own) === name)) ??
    near.find(({ areas }) => holds(areas, point) && distanceTo(areas, point) > ERROR) ??
    null
  );
}
