import type { Locale } from '../locale.ts';
import { isExactRank, matchPlace, type NamedPlace, type PlaceQuery } from './place.ts';

/** Result of a typed place: one place, or several with the same zip or name; or why none was chosen. */
type PickedPlaces<P> =
  | { readonly kind: 'found'; readonly places: readonly P[] }
  /** No place has this name; `places` have similar names. */
  | { readonly kind: 'unknown'; readonly places: readonly P[] }
  /** Several places begin with the text. */
  | { readonly kind: 'several'; readonly places: readonly P[] };

/**
 * Chooses the places that a typed text means among the candidates: those with exactly this name, in the
 * visitor's language first and by name before alias; else the only one that begins with it. Suggestions for a
 * typo are offered, never chosen.
 */
export function pickPlaces<P extends NamedPlace>(
  candidates: readonly P[],
  query: PlaceQuery,
  locale: Locale,
): PickedPlaces<P> {
  const fitting = candidates.flatMap((place) => {
    const match = matchPlace(place, query, locale);
    return match === null ? [] : [{ place, rank: match.rank }];
  });
  const best = Math.min(...fitting.map(({ rank }) => rank));
  const places = fitting.map(({ place }) => place);
  if (isExactRank(best)) {
    return { kind: 'found', places: fitting.filter(({ rank }) => rank === best).map(({ place }) => place) };
  }
  if (places.length === 1) return { kind: 'found', places };
  return places.length === 0 ? { kind: 'unknown', places: candidates } : { kind: 'several', places };
}
