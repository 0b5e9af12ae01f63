import type { RentalUnit } from '../../wire/rental-unit.ts';

/** A card comes with one photo; the next ones stand in where a site cannot show the first. */
const MOST_PHOTOS = 3;

/**
 * A unit as lists carry it: what its card shows, and the rules by which its lowest prices are found. Long texts, the
 * other photos and what is charged besides wait for the unit's own page.
 */
export const cardUnit = ({ id, general, photos, rooms, rules }: RentalUnit): RentalUnit => {
  const { location, city, maxOccupation, subKind, building } = general;
  return {
    id,
    photos: (photos ?? []).slice(0, MOST_PHOTOS),
    photoCount: photos?.length ?? 0,
    general: { location, city, maxOccupation, subKind, building },
    rooms,
    rules,
  };
};
