import {
  canonicalSort,
  EMPTY_FILTER,
  type EstateFilter,
  FILTER_STATUSES,
  type FilterStatus,
  GROUPINGS,
  SORT_ORDERS,
  SORT_TYPES,
  VIEWS,
} from './filter.ts';
import { parseGeoRange } from './geo-range.ts';
import { readBedMin, readBedrooms, readCode, readId, readList, readPage, readPrice } from './values.ts';

const readStatus = readCode(FILTER_STATUSES);
const readSortType = readCode(SORT_TYPES);
const readSortOrder = readCode(SORT_ORDERS);
const readGrouping = readCode(GROUPINGS);
const readView = readCode(VIEWS);

/** `trans` of a first visit (spec 1 §2, "Search query parameters"). */
const TRANS: ReadonlyMap<string, FilterStatus> = new Map([
  ['kopen', 'FOR_SALE'],
  ['huren', 'TO_RENT'],
]);

/** `transaction` may name ids or, as `status` does, codes (spec 1 §2: "transaction (or status)"). */
function readTransactions(params: URLSearchParams): Pick<EstateFilter, 'status' | 'transaction'> {
  const named = params.getAll('transaction');
  const status = readList([...params.getAll('status'), ...named], readStatus);
  const transaction = readList(named, (text) => (readStatus(text) === null ? readId(text) : null));
  if (status.length > 0 || transaction.length > 0) return { status, transaction };
  const first = TRANS.get((params.get('trans') ?? '').trim().toLowerCase());
  return { status: first === undefined ? [] : [first], transaction };
}

/**
 * Both bounds, each only above zero (spec 1 §5). Where the least price is above the most, the most is
 * dropped: a filter that makes no sense is dropped visibly (its chip is gone), rather than answered
 * with nothing as though there were no homes.
 */
export function soundPrices(
  priceMin: number | null,
  priceMax: number | null,
): Pick<EstateFilter, 'priceMin' | 'priceMax'> {
  const crossed = priceMin !== null && priceMax !== null && priceMin > priceMax;
  return { priceMin, priceMax: crossed ? null : priceMax };
}

/**
 * Reads a search from an address. Values that make no sense are ignored, unknown parameters too; a
 * single value becomes a list; a valid geo_range takes the place of the cities (spec 1 §2, §5).
 */
export function parseFilter(params: URLSearchParams): EstateFilter {
  const one = <T>(name: string, read: (text: string) => T | null): T | null => {
    const text = params.get(name)?.trim();
    return text === undefined || text === '' ? null : read(text);
  };
  const ids = (name: string) => readList(params.getAll(name), readId);
  const geoRange = one('geo_range', parseGeoRange);
  return {
    country: ids('country'),
    city: geoRange === null ? ids('city') : [],
    type: ids('type'),
    subType: ids('subType'),
    ...readTransactions(params),
    bedrooms: readList(params.getAll('bedrooms'), readBedrooms),
    bedMin: one('bed-min', readBedMin),
    ...soundPrices(one('price-min', readPrice), one('price-max', readPrice)),
    geoRange,
    group: one('group', readGrouping),
    ...canonicalSort({ sortType: one('sortType', readSortType), sortOrder: one('sortOrder', readSortOrder) }),
    view: one('view', readView) ?? EMPTY_FILTER.view,
    page: one('page', readPage) ?? EMPTY_FILTER.page,
  };
}
