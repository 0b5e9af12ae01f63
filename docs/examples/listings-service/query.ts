import type { Query, SearchRequest } from './requests.ts';

/** Letters without accents and capitals, as words are compared. */
export const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Conditions on the table `homes h`: begins with AND, or is empty. Every value is a parameter. */
export interface Conditions {
  readonly where: string;
  readonly params: readonly (string | number | null)[];
}

/** Field of the filter → its column; `u` is any unit of the home, or the home itself. */
const COLUMNS: Readonly<Record<string, string>> = {
  'address.country.id': 'h.country',
  'address.city.id': 'h.city',
  'headType.id': 'h.type',
  'subType.id': 'h.sub_type',
  'transaction.id': 'h.status',
  bedroomCount: 'u.bedrooms',
  'children.general.id': 'u.id',
  'price.value': 'u.price',
};

const KM_PER_DEGREE = 111.2;

const marks = (values: readonly unknown[]): string => values.map(() => '?').join();

const ofUnit = (condition: string): string =>
  /\bu\./.test(condition) ? `EXISTS (SELECT 1 FROM units u WHERE u.home = h.id AND ${condition})` : condition;

function terms(query: Query): readonly Conditions[] {
  return Object.entries(query.terms ?? {}).map(([field, values]) => {
    const column = COLUMNS[field];
    // Collections and news are not stored here, so nothing matches.
    if (column === undefined) return { where: '0', params: [] };
    return { where: ofUnit(`${column} IN (${marks(values ?? [])})`), params: values ?? [] };
  });
}

function ranges(query: Query): readonly Conditions[] {
  return Object.entries(query.range ?? {}).flatMap(([field, bounds]) => {
    const { gte, lte } = bounds ?? {};
    const column = COLUMNS[field] ?? 'NULL';
    if (gte === undefined && lte === undefined) return [];
    const parts = [
      ...(gte === undefined ? [] : [`${column} >= ?`]),
      ...(lte === undefined ? [] : [`${column} <= ?`]),
    ];
    return { where: ofUnit(parts.join(' AND ')), params: [gte, lte].filter((bound) => bound !== undefined) };
  });
}

/** Each word of the text must begin a word of the home. */
function words({ match }: Query): readonly Conditions[] {
  const sought = fold(match?.text ?? '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  return sought.map((word) => ({ where: 'instr(h.words, ?) > 0', params: [` ${word}`] }));
}

const circle = ({
  distance,
  'address.geoLocation': { lat, lon },
}: NonNullable<Query['geo_distance']>[number]): Conditions => {
  const degrees = Number.parseInt(distance, 10) / KM_PER_DEGREE;
  const narrow = Math.cos((lat * Math.PI) / 180);
  return {
    // To the nearest point of its cell; a home that shows its street is a cell without size.
    where: 'pow(max(h.south - ?, ? - h.north, 0), 2) + pow(max(h.west - ?, ? - h.east, 0), 2) * ? <= ?',
    params: [lat, lat, lon, lon, narrow * narrow, degrees * degrees],
  };
};

/** In the area if a line westwards from the home crosses its sides an odd number of times, or a side its cell. */
const polygon = (corners: NonNullable<Query['geo_polygon']>): Conditions => {
  const sides = corners.map((from, at) => [from, corners[(at + 1) % corners.length] ?? from] as const);
  const crossed = '((h.lat >= ?) <> (h.lat >= ?) AND h.lon < ? + (h.lat - ?) * ?)';
  const touched =
    '(h.north >= ? AND h.south <= ? AND h.east >= ? AND h.west <= ? AND ' +
    '2 * abs(? * (h.lat - ?) - ? * (h.lon - ?)) <= (h.east - h.west) * ? + (h.north - h.south) * ?)';
  return {
    where: `((${sides.map(() => crossed).join(' + ')}) % 2 = 1 OR h.south < h.north AND (${sides.map(() => touched).join(' OR ')}))`,
    params: [
      ...sides.flatMap(([one, other]) => {
        const rise = other.lat - one.lat;
        return [one.lat, other.lat, one.lon, one.lat, rise === 0 ? 0 : (other.lon - one.lon) / rise];
      }),
      ...sides.flatMap(([one, other]) => {
        const [up, right] = [other.lat - one.lat, other.lon - one.lon];
        const { min, max, abs } = Math;
        return [
          min(one.lat, other.lat),
          max(one.lat, other.lat),
          min(one.lon, other.lon),
          max(one.lon, other.lon),
          right,
          one.lat,
          up,
          one.lon,
          abs(up),
          abs(right),
        ];
      }),
    ],
  };
};

/** Any of the circles, or the area. */
function places({ geo_distance = [], geo_polygon }: Query): readonly Conditions[] {
  const any = [...geo_distance.map(circle), ...(geo_polygon === undefined ? [] : [polygon(geo_polygon)])];
  if (any.length === 0) return [];
  return [
    {
      where: `(${any.map(({ where }) => where).join(' OR ')})`,
      params: any.flatMap(({ params }) => params),
    },
  ];
}

/** The conditions of a query. */
export function conditionsOf(query: Query): Conditions {
  const all = [...terms(query), ...ranges(query), ...words(query), ...places(query)];
  return {
    where: all.map(({ where }) => ` AND ${where}`).join(''),
    params: all.flatMap(({ params }) => params),
  };
}

const SORTS: Readonly<Record<string, string>> = {
  'price.value': 'h.price',
  'address.city.name': 'h.city_name',
  publicationDate: 'h.published',
  'subType.id': 'h.sub_type',
  'headType.id': 'h.type',
  'transaction.id': 'h.status',
};

const FIRST: NonNullable<SearchRequest['sort']> = [{ publicationDate: { order: 'desc' } }];

/** The order of homes: those without a value come last, ties are broken by id. */
export function orderOf(sort: SearchRequest['sort'] = FIRST): {
  readonly sql: string;
  readonly params: readonly (string | number)[];
} {
  const keys = sort
    .flatMap((one) => Object.entries(one))
    .map(([field, { order, values = [] }]) => {
      const column = SORTS[field] ?? 'NULL';
      const places = values.map((_, at) => `WHEN ? THEN ${at}`).join(' ');
      const placed = values.length === 0 ? column : `CASE ${column} ${places} ELSE ${values.length} END`;
      return {
        sql: `${column} IS NULL, ${placed} ${order === 'desc' ? 'DESC' : 'ASC'}`,
        params: values.map(String),
      };
    });
  return {
    sql: [...keys.map(({ sql }) => sql), 'h.id'].join(', '),
    params: keys.flatMap(({ params }) => params),
  };
}
