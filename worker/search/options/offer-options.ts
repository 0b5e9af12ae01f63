import type { Id } from '../../../domain/rules/source.ts';
import type { EstateFilters } from '../../../wire/estate-filters.ts';
import { type Counted, countedUnder } from './options.ts';

/** Options of the whole offer as one search sees them. */
export type OfferOptions = {
  readonly [List in Exclude<keyof EstateFilters, 'prices'>]: readonly Counted<EstateFilters[List][number]>[];
} & Pick<EstateFilters, 'prices'>;

const byId = ({ id }: { readonly id: Id }): Id => id;

/**
 * The options of the whole offer with their estates under a search. Either may be missing (`{}` or an error,
 * spec 1 §7): without the counts nothing is out of reach, without the whole the search's own options serve.
 */
export function toOfferOptions(
  whole: EstateFilters | null,
  under: EstateFilters | null,
): OfferOptions | null {
  if (whole === null) return under;
  return {
    headTypes: countedUnder(whole.headTypes, under?.headTypes, byId),
    subTypes: countedUnder(whole.subTypes, under?.subTypes, byId),
    transactions: countedUnder(whole.transactions, under?.transactions, byId),
    countries: countedUnder(whole.countries, under?.countries, byId),
    locations: countedUnder(whole.locations, under?.locations, byId),
    // What the whole offer has none of is no choice.
    news: countedUnder(
      whole.news.filter(({ count }) => count > 0),
      under?.news,
      byId,
    ),
    bedrooms: countedUnder(whole.bedrooms, under?.bedrooms, ({ value }) => value),
    prices: under?.prices ?? whole.prices,
  };
}
