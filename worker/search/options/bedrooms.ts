import type { EstateFilter } from '../../../domain/filter/filter.ts';
import { LARGE_BEDROOM_COUNT } from '../../../domain/filter/values.ts';

/** Where the large group ends when it has to be spelt out. */
const MOST_BEDROOMS = 40;

const LARGE = String(LARGE_BEDROOM_COUNT);
const LARGE_COUNTS = Array.from({ length: MOST_BEDROOMS - LARGE_BEDROOM_COUNT + 1 }, (_, more) =>
  String(LARGE_BEDROOM_COUNT + more),
);

/**
 * What the filter asks of bedroomCount (spec 1 §7): chosen counts are terms, bed-min a least count. Six
 * stands for six and more (spec 1 §9): alone it is a least count, beside other counts, which a range
 * cannot join, it is spelt out.
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
