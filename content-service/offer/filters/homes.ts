import { and, equalsOneOf, isOneOf, joinedSql, type Sql, sql, statementOf } from '../../platform/db/sql.ts';
import type { Statement } from '../../platform/db/statement.ts';
import { accessToCount } from '../query/access.ts';
import type { CountedSearch } from '../query/census.ts';
import { bedroomConditions, priceConditions } from '../query/offered.ts';
import { asksTraits, traitConditions } from '../query/traits.ts';
import { type CountedRow, kindColumns, listedHomes } from './counted-rows.ts';
import {
  homesUnderRest,
  kindConditions,
  MISSES_ONE_AT_MOST,
  missesOf,
  placeConditions,
  restConditions,
} from './misses.ts';
import { stepsAsked } from './price-steps-asked.ts';

/** Key columns of the stored counts besides bedrooms and price, in order. */
const KIND = 'transaction_key, head_type_id, sub_type_id, country_id, transaction_id, source';

const ofSource = ({ siteId, scope }: CountedSearch): Sql =>
  and(sql('e.site_id = ?', siteId), ...(scope === 'all' ? [] : [sql('e.source = ?', scope)]));

/**
 * Number of homes in a row of stored counts whose price is in the requested range: all, if the whole step is.
 */
const pricedHomes = ({ query }: CountedSearch): Sql => {
  const bounds = query.range?.['price.value'];
  if (bounds === undefined) return sql('e.homes');
  const { from, to } = stepsAsked(bounds).whole;
  return sql('iif(e.price_step BETWEEN ? AND ?, e.homes, 0)', from, to);
};

/** The stored counts use -1 for null. */
const BEDROOMS = 'nullif(e.bedroom_count, -1)';
const STEP = 'nullif(e.price_step, -1)';

type PackedCount = readonly [
  bedrooms: number | null,
  step: number | null,
  misses: number,
  homes: number,
  priced: number,
];

/** A combination of types, transaction and country, with the counts of its homes. */
type PackedKind = readonly [
  kind: readonly [
    headTypes: string | null,
    subTypes: string | null,
    transactions: string | null,
    countries: string | null,
    misses: number,
  ],
  counts: readonly PackedCount[],
];

/** The rows from the JSON of `countedHomes`; none for null. */
export const unpackHomes = (homes: string | null): readonly CountedRow[] => {
  const kinds: readonly PackedKind[] = homes === null ? [] : JSON.parse(homes);
  return kinds.flatMap(([[headTypes, subTypes, transactions, countries, missed], counts]) =>
    counts.map(([bedrooms, prices, misses, found, priced]) => ({
      headTypes,
      subTypes,
      transactions,
      countries,
      bedrooms,
      prices,
      misses: missed | misses,
      homes: found,
      priced,
    })),
  );
};

/**
 * All homes from the stored counts, as JSON of a list of `PackedKind`, since returning a row takes longer than counting
 * it; null without homes.
 */
const countedHomes = (search: CountedSearch): Sql =>
  joinedSql(
    "(SELECT '[' || group_concat('[' || json_array(headTypes, subTypes, transactions, countries, misses) || ',' || " +
      "counts || ']') || ']' FROM (SELECT",
    kindColumns(search),
    ', e.misses, e.counts FROM (SELECT e.*,',
    missesOf(kindConditions(search)),
    `AS misses FROM (SELECT ${KIND}, json_group_array(json_array(${BEDROOMS}, ${STEP},`,
    missesOf({ bedrooms: bedroomConditions(search.query, BEDROOMS, equalsOneOf) }),
    ', e.homes,',
    pricedHomes(search),
    ')) AS counts FROM home_counts AS e WHERE',
    ofSource(search),
    `GROUP BY ${KIND}) AS e) AS e WHERE ${MISSES_ONE_AT_MOST}))`,
  );

/**
 * Homes in the price steps that a range cuts, as far as they are within it: `priced` in addition to the
 * stored counts.
 */
const homesOfCutSteps = (search: CountedSearch): Statement[] => {
  const bounds = search.query.range?.['price.value'];
  const cut = bounds === undefined ? [] : stepsAsked(bounds).cut;
  if (cut.length === 0) return [];
  const inThem = and(
    sql('e.price_step IN (SELECT value FROM json_each(?))', JSON.stringify(cut)),
    ...priceConditions(search.query, 'e.price'),
  );
  return [
    statementOf(
      'SELECT headTypes, subTypes, transactions, countries, bedrooms, prices, misses, 0 AS homes, ' +
        'count(*) AS priced FROM (SELECT',
      kindColumns(search),
      ', e.bedroom_count AS bedrooms, e.price_step AS prices,',
      missesOf({
        ...kindConditions(search),
        bedrooms: bedroomConditions(search.query, 'e.bedroom_count', equalsOneOf),
      }),
      'AS misses FROM estates AS e INDEXED BY estates_by_price WHERE',
      and(listedHomes(search), inThem),
      `) AS e WHERE ${MISSES_ONE_AT_MOST} GROUP BY 1, 2, 3, 4, 5, 6, 7`,
    ),
  ];
};

/** Euros; null when no home has a price. */
interface PriceBounds {
  readonly lowest: number | null;
  readonly highest: number | null;
}

/**
 * Lowest and highest price of homes that meet the query except its price. The stored counts give the steps,
 * and the price index is read from there.
 */
const priceBounds = (search: CountedSearch): Readonly<Record<keyof PriceBounds, Sql>> => {
  const kinds = Object.values(kindConditions(search)).flat();
  const counted = and(
    ofSource(search),
    sql('e.price_step >= 0'),
    ...kinds,
    ...bedroomConditions(search.query, BEDROOMS, equalsOneOf),
  );
  const listed = and(
    listedHomes(search),
    ...kinds,
    ...bedroomConditions(search.query, 'e.bedroom_count', equalsOneOf),
  );
  const bound = (direction: 'ASC' | 'DESC'): Sql =>
    sql(
      `(SELECT e.price FROM estates AS e INDEXED BY estates_by_price WHERE ${listed.text} AND e.price_step = ` +
        `(SELECT e.price_step FROM home_counts AS e INDEXED BY home_counts_by_price WHERE ${counted.text} ` +
        `ORDER BY e.price_step ${direction} LIMIT 1) ORDER BY e.price ${direction} LIMIT 1)`,
      ...listed.params,
      ...counted.params,
    );
  return { lowest: bound('ASC'), highest: bound('DESC') };
};

/** Homes of one type and sub type; `found` is JSON of lists of the other columns, since returning a row takes long. */
export interface FoundRow extends Pick<CountedRow, 'headTypes' | 'subTypes'> {
  readonly found: string;
}

/** Columns in `found`, in order. */
const FOUND = [
  'transactions',
  'countries',
  'bedrooms',
  'prices',
  'misses',
  'homes',
  'priced',
  'lowest',
  'highest',
] as const satisfies readonly (keyof CountedRow)[];

/** The rows of a statement that counts homes, as it packs them or not. */
export const unpackFound = (row: CountedRow | FoundRow): readonly CountedRow[] => {
  if (!('found' in row)) return [row];
  const { headTypes, subTypes, found } = row;
  return (JSON.parse(found) as readonly unknown[][]).map(
    (values) =>
      ({
        headTypes,
        subTypes,
        ...Object.fromEntries(FOUND.map((column, index) => [column, values[index]])),
      }) as CountedRow,
  );
};

/** The homes found by a place, traits or the rest of the query. */
const foundHomes = (search: CountedSearch): Statement => {
  const { query } = search;
  const misses = missesOf({
    ...kindConditions(search),
    bedrooms: bedroomConditions(query, 'e.bedroom_count', equalsOneOf),
  });
  const price = priceConditions(query, 'e.price');
  return statementOf(
    `SELECT headTypes, subTypes, json_group_array(json_array(${FOUND.join(', ')})) AS found FROM (` +
      'SELECT headTypes, subTypes, transactions, countries, bedrooms, prices, misses, ' +
      'count(*) AS homes, sum(priced) AS priced, min(price) AS lowest, max(price) AS highest FROM (SELECT',
    kindColumns(search),
    ', e.bedroom_count AS bedrooms, e.price_step AS prices, e.price, (',
    price.length === 0 ? '1' : and(...price),
    ') IS TRUE AS priced,',
    misses,
    'AS misses',
    homesUnderRest(search, accessToCount(query), placeConditions(search, isOneOf)),
    `) AS e WHERE ${MISSES_ONE_AT_MOST} GROUP BY 1, 2, 3, 4, 5, 6, 7) GROUP BY 1, 2`,
  );
};

/** Columns whose equal values are adjacent in `estates_by_kind`. */
const ADJACENT =
  'e.transaction_key, e.bedroom_count, e.head_type_id, e.sub_type_id, e.country_id, e.price_step';

/**
 * The homes with the traits of a query that asks for no place and nothing else without a list, on a site that shows both
 * sources: read in the order of an index, so that none is sorted.
 */
const homesWithTraits = (search: CountedSearch): Statement => {
  const { query } = search;
  const price = priceConditions(query, 'e.price');
  return statementOf(
    `SELECT headTypes, subTypes, json_group_array(json_array(${FOUND.join(', ')})) AS found FROM (SELECT`,
    kindColumns(search),
    ', e.bedroom_count AS bedrooms, e.price_step AS prices, e.homes, e.priced, e.lowest, e.highest,',
    missesOf({
      ...kindConditions(search),
      bedrooms: bedroomConditions(query, 'e.bedroom_count', equalsOneOf),
    }),
    `AS misses FROM (SELECT ${ADJACENT}, count(*) AS homes, sum((`,
    price.length === 0 ? '1' : and(...price),
    ') IS TRUE) AS priced, min(e.price) AS lowest, max(e.price) AS highest ' +
      'FROM estates AS e INDEXED BY estates_by_kind WHERE',
    and(listedHomes(search), ...traitConditions(query)),
    // The LIMIT keeps the planner from merging both levels.
    `GROUP BY ${ADJACENT} LIMIT -1) AS e) AS e WHERE ${MISSES_ONE_AT_MOST} GROUP BY 1, 2`,
  );
};

/** Counts of homes without units, as columns of one row: JSON of the homes, and their lowest and highest price. */
export interface CountedHomes extends PriceBounds {
  readonly homes: string | null;
}

/** SQL that counts homes without units. Places are counted separately (places.ts). */
interface Homes {
  /** A row per combination of values. */
  readonly statements: readonly Statement[];
  /** Counts that need not read each home. */
  readonly columns: Readonly<Partial<Record<keyof CountedHomes, Sql>>>;
}

/** Counts homes without units. */
export const countHomes = (search: CountedSearch): Homes => {
  const found = restConditions(search).length + placeConditions(search).length > 0;
  if (!found && search.scope === 'all' && asksTraits(search.query).length > 0) {
    return { statements: [homesWithTraits(search)], columns: {} };
  }
  // The stored counts of a price step say nothing of homes without a price beside it.
  const unpriced = search.query.unknown?.includes('price') === true;
  return found || unpriced || asksTraits(search.query).length > 0
    ? { statements: [foundHomes(search)], columns: {} }
    : {
        statements: homesOfCutSteps(search),
        columns: { homes: countedHomes(search), ...priceBounds(search) },
      };
};
