import type { FieldRefusal } from '../strict/index.ts';
import { reason } from '../values/reasons.ts';
import { deriveCity, type KnownCity } from './derive-city.ts';
import { statedCities, statedId, withCity } from './spots.ts';

/** A record with the ids of its cities, for the rows that searches read. */
export interface Located {
  readonly record: Readonly<Record<string, unknown>>;
  /** The derived ids, which are part of what a record derives. */
  readonly derived: readonly string[];
  readonly refusals: readonly FieldRefusal[];
  /** What the sender should know although the record is stored. */
  readonly notes: readonly FieldRefusal[];
}

type Group = Readonly<Record<string, unknown>>;

/** A record as far as it says how it is found besides its city. */
interface Found {
  readonly estate?: { readonly general?: { readonly parentId?: unknown } | null } | null;
  readonly rental?: {
    readonly general?: { readonly location?: { readonly id?: unknown } | null } | null;
  } | null;
}

/** A unit is found by its project, and a rental also by its district. */
const isFoundOtherwise = ({ estate, rental }: Found): boolean =>
  statedId(estate?.general?.parentId) !== null || statedId(rental?.general?.location?.id) !== null;

/**
 * Adds the ids of cities to a record that states its place in words. Refused, by field, when the words fit no place or
 * several; told, when the record states no place at all.
 */
export function locate(kind: string, record: Group, known: readonly KnownCity[]): Located {
  const cities = statedCities(kind, record);
  let located = record;
  const derived: string[] = [];
  const refusals: FieldRefusal[] = [];
  const notes: FieldRefusal[] = [];
  for (const [index, { above, itself, id, place }] of cities.entries()) {
    if (itself) continue;
    const field = `${above.join('.')}.city`;
    // The last one is what searches find.
    const decides = index === cities.length - 1 && !isFoundOtherwise(record);
    const city = id === null ? deriveCity(place, known) : { id };
    if (city === null) {
      if (decides) notes.push({ field, value: '', reason: reason('noPlace') });
    } else if ('lacks' in city) {
      if (decides) refusals.push({ field: `${field}.${city.lacks}`, value: '', reason: city.why });
    } else {
      located = withCity(located, above, city.id, place);
      derived.push(`${field}=${city.id}`);
    }
  }
  return { record: located, derived, refusals, notes };
}
