import type { Id } from '#domain/rules/source.ts';
import type { EstateFilters } from '#wire/estate-filters.ts';
import { type Counted, countedUnder } from './options.ts';

/** Options of the whole offer, with counts for one search. */
export type OfferOptions = {
  readonly [List in Exclude<keyof EstateFilters, 'prices' | 'seaView' | 'traits'>]: readonly Counted<
    EstateFilters[List][number]
  >[];
} & Pick<EstateFilters, 'prices'> &
  // Traits are those that the search counts.
  Partial<Pick<EstateFilters, 'seaView' | 'traits'>>;

const byId = ({ id }: { readonly id: Id }): Id => id;

/**
 * Options of the whole offer with their counts in a search. Either answer may be missing (`{}` or an error,
 * spec 1 §7): without counts no option is disabled; without the whole offer the search's own options are
 * used.
 */
export function toOfferOptions(
  whole: EstateFilters | null,
  under: EstateFilters | null,
  counted: EstateFilters | null = null,
): OfferOptions | null {
  const traits = counted?.traits ?? [];
  if (whole === null) return under === null || counted === null ? under : { ...under, traits };
  return {
    headTypes: countedUnder(whole.headTypes, under?.headTypes, byId),
    subTypes: countedUnder(whole.subTypes, under?.subTypes, byId),
    transactions: countedUnder(whole.transactions, under?.transactions, byId),
    countries: countedUnder(whole.countries, under?.countries, byId),
    locations: countedUnder(whole.locations, under?.locations, byId),
    // Values without any estate in the whole offer are no options.
    news: countedUnder(
      whole.news.filter(({ count }) => count > 0),
      under?.news,
      byId,
    ),
    bedrooms: countedUnder(whole.bedrooms, under?.bedrooms, ({ value }) => value),
    prices: under?.prices ?? whole.prices,
    seaView: whole.seaView,
    traits,
  };
}
