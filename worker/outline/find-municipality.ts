import { fold } from '../../domain/fold.ts';
import { toLand } from '../../domain/map/land.ts';
import { type AreaPoint, distanceTo, holds } from '../../domain/map/polygon.ts';
import { type Place, toWorld } from '../../domain/map/projection.ts';
import type { Box, Municipality, Outlines } from './outlines.ts';

/**
 * How far off the outlines may be, units of the land (600 m): their points stand two kilometres apart. So
 * near to a border they do not say on which side a place lies.
 */
const ERROR = 25;
/** A municipality of the name that the listing says lies no further away than this (5 km). */
const NEAR = 210;

export const onLand = (place: Place): AreaPoint => {
  const { x, y } = toLand(toWorld(place));
  return [x, y];
};

const isNear = ({ left, top, right, bottom }: Box, [x, y]: AreaPoint): boolean =>
  x > left - NEAR && x < right + NEAR && y > top - NEAR && y < bottom + NEAR;

/**
 * The municipality in which a place lies: the one that bears the name of its town, or else the one that holds
 * it well within its outline. null where neither is so: then nobody knows from outlines as coarse as these.
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
