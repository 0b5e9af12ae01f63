import { type Id, sameId } from '../../domain/rules/source.ts';
import type { EstateFilters } from '../content/schemas/estate-filters.ts';

/** With the homes under the current search; null where that is not known. */
type Counted<T> = Omit<T, 'count'> & { readonly count: number | null };

/** Options of the whole offer as one search sees them. */
export type OfferOptions = {
  readonly [List in Exclude<keyof EstateFilters, 'prices'>]: readonly Counted<EstateFilters[List][number]>[];
} & Pick<EstateFilters, 'prices'>;

/**
 * Every option with its homes under the search: one that is not listed there has none. A list without
 * a single option says nothing, since a service may leave it out.
 */
function counted<T extends { readonly count: number }>(
  all: readonly T[],
  under: readonly T[] | undefined,
  idOf: (option: T) => Id,
): readonly Counted<T>[] {
  if (under === undefined || under.length === 0) return all.map((option) => ({ ...option, count: null }));
  const find = (options: readonly T[], wanted: T) =>
    options.find((option) => sameId(idOf(option), idOf(wanted)));
  return [
    ...all.map((option) => ({ ...option, count: find(under, option)?.count ?? 0 })),
    ...under.filter((option) => find(all, option) === undefined),
  ];
}

const byId = ({ id }: { readonly id: Id }): Id => id;

/**
 * The options of the whole offer with their homes under a search. Either may be missing (`{}` or an error,
 * spec 1 §7): without the counts nothing is out of reach, without the whole the search's own options serve.
 */
export function toOfferOptions(
  whole: EstateFilters | null,
  under: EstateFilters | null,
): OfferOptions | null {
  if (whole === null) return under;
  return {
    headTypes: counted(whole.headTypes, under?.headTypes, byId),
    subTypes: counted(whole.subTypes, under?.subTypes, byId),
    transactions: counted(whole.transactions, under?.transactions, byId),
    countries: counted(whole.countries, under?.countries, byId),
    locations: counted(whole.locations, under?.locations, byId),
    bedrooms: counted(whole.bedrooms, under?.bedrooms, ({ value }) => value),
    prices: under?.prices ?? whole.prices,
  };
}
