import { isInShapes, shapesOf } from '#domain/map/sought-places.ts';
import { priceStepOf } from '#domain/price-steps.ts';
import { ARCHIVED_KEY } from '#domain/rules/standing.ts';
import type { EstateQuery } from '#wire/estate-search.ts';
import type { SearchScope } from '../estates/scope.ts';
import { soughtWords } from '../estates/sought-words.ts';
import { isStatusText, keyOfStatusText } from '../estates/transaction-codes.ts';

/** A stored estate with its words and collections. */
export interface StoredEstate {
  readonly id: string;
  readonly guid: string | null;
  readonly parent_id: string | null;
  readonly withdrawn_at: string | null;
  readonly source: string;
  readonly country_id: string | null;
  readonly city_id: string | null;
  readonly head_type_id: string | null;
  readonly sub_type_id: string | null;
  readonly transaction_id: string | null;
  readonly transaction_key: string | null;
  readonly price: number | null;
  readonly bedroom_count: number | null;
  readonly lat: number | null;
  readonly lon: number | null;
  readonly address_hidden: 0 | 1;
  readonly sold: 0 | 1;
  readonly words: string;
  /** JSON of a list of ids. */
  readonly collections: string;
}

/** All estates of a site, for `naiveOptions`. */
export const STORED_ESTATES_SQL =
  'SELECT e.*, d.words, (SELECT json_group_array(collection_id) FROM estate_collections AS c ' +
  'WHERE c.site_id = e.site_id AND c.estate_id = e.id) AS collections ' +
  'FROM estates AS e JOIN estate_documents AS d ON d.site_id = e.site_id AND d.id = e.id WHERE e.site_id = ?';

/** Each list: option → count; and the prices of the homes that meet everything except the price. */
export interface NaiveOptions {
  readonly lists: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly prices: readonly number[];
}

type Part = 'head' | 'sub' | 'status' | 'country' | 'place' | 'bedrooms' | 'price';
type Fits = (estate: StoredEstate, offered: StoredEstate, part: Part) => boolean;

const isOneOf = (value: string | number | null, terms: readonly string[] | undefined): boolean =>
  terms === undefined || (value !== null && terms.includes(String(value)));

const within = (value: number | null, bounds: { gte?: number; lte?: number } | undefined): boolean =>
  bounds === undefined ||
  (value !== null && value >= (bounds.gte ?? value) && value <= (bounds.lte ?? value));

const meetsStatus = (estate: StoredEstate, terms: readonly string[] | undefined, scope: SearchScope) => {
  if (terms === undefined) return true;
  const keys = terms.filter(isStatusText).map(keyOfStatusText);
  const ids = terms.filter((term) => !isStatusText(term));
  const key = estate.transaction_key;
  if (scope === 'all') return isOneOf(key, [...ids, ...keys]);
  return isOneOf(key, keys) || (key !== ARCHIVED_KEY && isOneOf(estate.transaction_id, ids));
};

const isNear = (estate: StoredEstate, { geo_distance = [], geo_polygon }: EstateQuery): boolean => {
  const { lat, lon } = estate;
  const shapes = shapesOf({
    circles: geo_distance.map((circle) => ({
      ...circle['address.geoLocation'],
      km: Number.parseInt(circle.distance, 10),
    })),
    area: geo_polygon ?? null,
  });
  const byCell = estate.address_hidden === 1 || estate.sold === 1;
  return shapes.length === 0 || (lat !== null && lon !== null && isInShapes(shapes, { lat, lon }, byCell));
};

const hasWords = ({ words }: StoredEstate, match: EstateQuery['match']): boolean => {
  if (match === undefined) return true;
  const typed = soughtWords(match.text);
  const own = words.split(' ').map((word) => word.replace(/^:(nl|fr|en|de):/, ''));
  return typed.length > 0 && typed.every((word) => own.some((one) => one.startsWith(word)));
};

/**
 * The options of a filter by decision 11, computed estate by estate and list by list: the SQL counts must
 * equal them.
 */
export const naiveOptions = (
  estates: readonly StoredEstate[],
  query: EstateQuery,
  scope: SearchScope,
): NaiveOptions => {
  const { terms = {}, range = {}, match } = query;
  const ids = terms['children.general.id'];
  const ofScope = (estate: StoredEstate) =>
    estate.withdrawn_at === null && (scope === 'all' || estate.source === scope);
  const whole = estates.filter((estate) => ofScope(estate) && estate.parent_id === null);
  const listed = ids === undefined ? whole : estates.filter(ofScope);
  const unitsOf = ({ id }: StoredEstate) =>
    estates.filter((unit) => unit.parent_id === id && unit.withdrawn_at === null);
  const collectionsOf = (estate: StoredEstate): readonly string[] => JSON.parse(estate.collections);

  const inCollections = (estate: StoredEstate): boolean => {
    const wanted = terms['children.collections'];
    if (wanted === undefined) return true;
    const units = estates.filter(({ parent_id }) => parent_id === estate.id);
    const own = ids === undefined && estate.parent_id !== null ? [] : [estate];
    return [...own, ...units].some((each) => collectionsOf(each).some((id) => wanted.includes(id)));
  };
  const priceOf = (estate: StoredEstate, offered: StoredEstate) => offered.price ?? estate.price;
  const parts: Readonly<Record<Part, (estate: StoredEstate, offered: StoredEstate) => boolean>> = {
    head: (estate) => isOneOf(estate.head_type_id, terms['headType.id']),
    sub: (estate) => isOneOf(estate.sub_type_id, terms['subType.id']),
    country: (estate) => isOneOf(estate.country_id, terms['address.country.id']),
    place: (estate) => isOneOf(estate.city_id, terms['address.city.id']) && isNear(estate, query),
    status: (estate, offered) =>
      meetsStatus(estate, terms['transaction.id'], scope) &&
      (offered.transaction_key === null || meetsStatus(offered, terms['transaction.id'], scope)),
    bedrooms: (_estate, { bedroom_count }) =>
      isOneOf(bedroom_count, terms.bedroomCount) && within(bedroom_count, range.bedroomCount),
    price: (estate, offered) => within(priceOf(estate, offered), range['price.value']),
  };
  const found = listed.filter(
    (estate) =>
      (ids === undefined || ids.includes(estate.id) || (estate.guid !== null && ids.includes(estate.guid))) &&
      inCollections(estate) &&
      hasWords(estate, match),
  );
  const fits: Fits = (estate, offered, without) =>
    Object.entries(parts).every(([part, met]) => part === without || met(estate, offered));
  const offers = (estate: StoredEstate) => [estate, ...unitsOf(estate)];

  const list = (
    part: Part,
    optionOf: (estate: StoredEstate, offered: StoredEstate) => string | number | null,
    options: readonly (string | number | null)[],
  ): Readonly<Record<string, number>> => {
    const counts = new Map<string, number>();
    for (const option of options) if (option !== null) counts.set(String(option), 0);
    for (const estate of found) {
      const met = offers(estate).filter((offered) => fits(estate, offered, part));
      for (const option of new Set(met.map((offered) => optionOf(estate, offered)))) {
        if (option !== null) counts.set(String(option), (counts.get(String(option)) ?? 0) + 1);
      }
    }
    return Object.fromEntries(counts);
  };
  const status = (estate: StoredEstate): string | null => {
    if (estate.transaction_key === ARCHIVED_KEY) return null;
    return scope === 'all' ? estate.transaction_key : estate.transaction_id;
  };
  const bedrooms = ({ bedroom_count }: StoredEstate) =>
    bedroom_count !== null && bedroom_count > 0 ? bedroom_count : null;
  const stepOf = (price: number | null) => (price === null ? null : priceStepOf(price));
  return {
    lists: {
      headTypes: list(
        'head',
        ({ head_type_id }) => head_type_id,
        whole.map((each) => each.head_type_id),
      ),
      subTypes: list(
        'sub',
        ({ sub_type_id }) => sub_type_id,
        whole.map((each) => each.sub_type_id),
      ),
      transactions: list('status', status, whole.map(status)),
      countries: list(
        'country',
        ({ country_id }) => country_id,
        whole.map((each) => each.country_id),
      ),
      locations: list(
        'place',
        ({ city_id }) => city_id,
        whole.map((each) => each.city_id),
      ),
      bedrooms: list(
        'bedrooms',
        (_estate, offered) => bedrooms(offered),
        listed.flatMap(offers).map(bedrooms),
      ),
      prices: list('price', (estate, offered) => stepOf(priceOf(estate, offered)), []),
    },
    prices: found.flatMap((estate) =>
      offers(estate).flatMap((offered) => {
        const price = priceOf(estate, offered);
        return price !== null && fits(estate, offered, 'price') ? [price] : [];
      }),
    ),
  };
};
