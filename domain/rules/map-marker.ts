import { isKnownNumber } from './emptiness.ts';
import type { Id } from './source.ts';

/** A map marker needs coordinates, a sub type and a status (spec 1 §4). */
export const hasMapMarker = (estate: {
  readonly geoLocation?: { readonly lat?: number | null; readonly lon?: number | null } | null;
  readonly subType?: { readonly id?: Id | null } | null;
  readonly transaction?: { readonly id?: Id | null } | null;
}): boolean =>
  isKnownNumber(estate.geoLocation?.lat) &&
  isKnownNumber(estate.geoLocation?.lon) &&
  (estate.subType?.id ?? null) !== null &&
  (estate.transaction?.id ?? null) !== null;
