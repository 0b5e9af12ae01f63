import type { EstateFilter } from '#domain/filter/filter.ts';
import { LARGE_BEDROOM_COUNT } from '#domain/filter/values.ts';

/** End of the group "six and more" when its numbers must be listed. */
const MOST_BEDROOMS = 40;

const LARGE = String(LARGE_BEDROOM_COUNT);
const LARGE_COUNTS = Array.from({ length: MOST_BEDROOMS - LARGE_BEDROOM_COUNT + 1 }, (_, more) =>
  String(LARGE_BEDROOM_COUNT + more),
);

/**
 * Query of the bedroom filter (spec 1 §7): chosen numbers are terms, bed-min is a minimum. Six means six and
 * more (spec 1 §9): alone it is a minimum; together with other numbers, which cannot be combined with a
 * range, it is a list.
 */
export function bedroomsOf({ bedrooms, bedMin }: Pick<EstateFilter, 'bedrooms' | 'bedMin'>): {
  readonly terms: readonly string[];
  readonly least: number | null;
} {
  const exact = bedrooms.filter((count) => count !== LARGE);
  const large = exact.length < bedrooms.length;
  if (!large) return { terms: exact, least: bedMin };
  if (exact.length > 0) return { terms: [...exact, ...LARGE_COUNTS], least: bedMin };
  return { terms: [], least: Math.max(bedMin ?? 0, LARGE_BEDROOM_COUNT) };
}
