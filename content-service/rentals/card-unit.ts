import type { RentalUnit } from '#wire/rental-unit.ts';

/** A card shows one photo; the next ones are spares when a site cannot show the first. */
const MOST_PHOTOS = 3;

/**
 * The document of a unit in lists: what its card shows, and the rules and costs for its lowest prices. Long texts
 * and further photos are only on the unit's own page.
 */
export const cardUnit = ({ id, general, photos, rooms, rules, costs }: RentalUnit): RentalUnit => {
  const { location, city, maxOccupation, subKind, building } = general;
  const obligatory = (general.rentalOptions ?? []).filter((option) => option.obligatory === true);
  return {
    id,
    photos: (photos ?? []).slice(0, MOST_PHOTOS),
    photoCount: photos?.length ?? 0,
    general: {
      location,
      city,
      maxOccupation,
      subKind,
      building,
      ...(obligatory.length === 0 ? {} : { rentalOptions: obligatory }),
    },
    rooms,
    rules,
    costs,
  };
};
