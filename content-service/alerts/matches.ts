import { cornersOf } from '#domain/filter/drawn-area.ts';
import type { EstateFilter } from '#domain/filter/filter.ts';
import { askedTraits, meetsTraits } from '#domain/filter/trait-parameters.ts';
import { ofUnit, type TraitValues } from '#domain/filter/traits.ts';
import { LARGE_BEDROOM_COUNT } from '#domain/filter/values.ts';
import { isInShapes, type Shape, shapesOf } from '#domain/map/sought-places.ts';
import { ARCHIVED_KEY } from '#domain/rules/standing.ts';
import { holdsWords } from '../estates/index-words.ts';
import type { SearchScope } from '../estates/scope.ts';
import { isStatusText, keyOfStatusText, keysOfStatus } from '../estates/transaction-codes.ts';
import type { Candidate, Offered } from './candidates.ts';

/**
 * Whether a search would find an estate. This repeats the search (`search/`) for a single estate without the
 * database, since 20,000 subscriptions by 200 estates are four million comparisons. A test compares both on
 * random searches.
 */
export function matches(filter: EstateFilter, estate: Candidate, scope: SearchScope): boolean {
  return (
    isAmong(estate.country_id, filter.country) &&
    isAmong(estate.city_id, filter.circles.length === 0 && filter.area === null ? filter.city : []) &&
    isAmong(estate.head_type_id, filter.type) &&
    isAmong(estate.sub_type_id, filter.subType) &&
    isWithin(estate, filter) &&
    (filter.words === null || holdsWords(estate.words, filter.words)) &&
    isNews(estate, filter) &&
    isTransaction(estate, filter, scope) &&
    isOffered(estate, filter, scope)
  );
}

/** An empty list matches everything. */
const isAmong = (value: string | null, wanted: readonly string[]): boolean =>
  wanted.length === 0 || (value !== null && wanted.includes(value));

/** Shapes of a subscription, prepared once for all estates. */
const prepared = new WeakMap<EstateFilter, readonly Shape[]>();

function isWithin({ lat, lon, vague }: Candidate, filter: EstateFilter): boolean {
  const shapes = prepared.get(filter) ?? shapesOf({ circles: filter.circles, area: cornersOf(filter.area) });
  prepared.set(filter, shapes);
  return (
    shapes.length === 0 || (lat !== null && lon !== null && isInShapes(shapes, { lat, lon }, vague === 1))
  );
}

const isNews = ({ lowered, open }: Candidate, { news }: EstateFilter): boolean =>
  news.length === 0 || news.some((one) => (one === 'lowered' ? lowered : open) === 1);

const asksTransaction = ({ status, transaction }: EstateFilter): boolean =>
  status.length > 0 || transaction.length > 0;

/** Ids in the numbering of lists, or the source's own when only that source is searched. */
function isTransaction(
  { transaction_id, transaction_key }: Offered,
  filter: EstateFilter,
  scope: SearchScope,
): boolean {
  if (!asksTransaction(filter)) return true;
  const texts = filter.transaction.filter(isStatusText).map(keyOfStatusText);
  const ids = filter.transaction.filter((term) => !isStatusText(term));
  const keys = [...filter.status.flatMap(keysOfStatus), ...texts];
  const ownId = transaction_key === ARCHIVED_KEY ? null : transaction_id;
  const own = scope === 'all' ? transaction_key : ownId;
  return (transaction_key !== null && keys.includes(transaction_key)) || (own !== null && ids.includes(own));
}

const asksOffer = (filter: EstateFilter): boolean => {
  const { priceMin, priceMax, bedrooms, bedMin } = filter;
  const bounds = priceMin !== null || priceMax !== null || bedMin !== null || bedrooms.length > 0;
  return bounds || askedTraits(filter).length > 0;
};

const isPrice = (price: number | null, { priceMin, priceMax, unknown }: EstateFilter): boolean =>
  (price === null && unknown.includes('price')) ||
  ((priceMin === null || (price !== null && price >= priceMin)) &&
    (priceMax === null || (price !== null && price <= priceMax)));

/** "6" means six and more (spec 1 §9). */
const isBedrooms = (count: number | null, { bedrooms, bedMin }: EstateFilter): boolean =>
  (bedrooms.length === 0 ||
    (count !== null && bedrooms.includes(String(Math.min(count, LARGE_BEDROOM_COUNT))))) &&
  (bedMin === null || (count !== null && count >= bedMin));

/** Matches by itself, or by one unit on offer; a unit has its project's price and traits where it says none. */
function isOffered(estate: Candidate, filter: EstateFilter, scope: SearchScope): boolean {
  if (!asksOffer(filter)) return true;
  const asked = askedTraits(filter);
  const isAsked = (values: TraitValues): boolean => meetsTraits(values, asked, filter.unknown);
  if (isPrice(estate.price, filter) && isBedrooms(estate.bedroom_count, filter) && isAsked(estate))
    return true;
  return estate.units.some(
    (unit) =>
      isAsked(ofUnit(unit, estate)) &&
      isPrice(unit.price ?? estate.price, filter) &&
      isBedrooms(unit.bedroom_count, filter) &&
      (unit.transaction_key === null || isTransaction(unit, filter, scope)),
  );
}
