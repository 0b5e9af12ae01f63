import type { Locale } from '../locale.ts';
import { isExactRank, matchPlace, type NamedPlace, type PlaceQuery } from './place.ts';

/** What a typed text came to: one place or several that share its zip or name; or why it did not. */
type PickedPlaces<P> =
  | { readonly kind: 'found'; readonly places: readonly P[] }
  /** Nothing is called so; `places` are called nearly so. */
  | { readonly kind: 'unknown'; readonly places: readonly P[] }
  /** Several begin so. */
  | { readonly kind: 'several'; readonly places: readonly P[] };

/**
 * The places that a typed text means, out of those it may mean: all that are exactly so called, in the
 * visitor's language before others and by name before alias; else the only one that begins so. A place
 * that was suggested for a typo is offered, never taken.
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
