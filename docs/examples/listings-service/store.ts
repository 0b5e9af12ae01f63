import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, parse } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { components } from '../../../dist/contract/content-service.d.ts';
import { type Conditions, conditionsOf, fold, orderOf } from './query.ts';
import type { MarkersRequest, Query, SearchRequest } from './requests.ts';

type Schemas = components['schemas'];
type Estate = Schemas['Estate'];
type City = NonNullable<NonNullable<Estate['general']['address']>['city']>;

/** A line of the file of homes. */
type Home = Estate & { readonly withdrawn?: boolean };

/**
 * `homes` is for lists; `units` has everything that can be bought or rented: the units of a project, and each
 * standalone home as its own single unit, so that a filter queries one table.
 */
const TABLES = `
  CREATE TABLE homes (id TEXT PRIMARY KEY, type TEXT, sub_type TEXT, status TEXT, country TEXT, city TEXT, city_name TEXT,
    lat REAL, lon REAL, south REAL, north REAL, west REAL, east REAL, price REAL, published TEXT, words TEXT NOT NULL, withdrawn INTEGER NOT NULL, document TEXT NOT NULL);
  CREATE TABLE units (home TEXT NOT NULL, id TEXT PRIMARY KEY, type TEXT, status TEXT, price REAL, bedrooms INTEGER, document TEXT NOT NULL);
  CREATE INDEX units_of_home ON units (home);
  CREATE TABLE pictures (name TEXT PRIMARY KEY, type TEXT NOT NULL, hash TEXT NOT NULL, bytes BLOB NOT NULL);
`;

const known = (value: number | null | undefined): number | null =>
  value === undefined || value === null || value <= 0 ? null : value;
const key = (value: { readonly id?: string | number | null } | null | undefined): string | null =>
  value?.id === undefined || value.id === null ? null : String(value.id);
const texts = (...values: readonly (object | null | undefined)[]): string =>
  values
    .flatMap((value) => Object.values(value ?? {}))
    .filter((text) => typeof text === 'string')
    .join(' ');

const TYPES: Readonly<Record<string, string>> = {
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
};
/** Maximum number of pictures of a home in a list. */
const PICTURES_IN_LISTS = 3;
const SIMILAR = 6;

type Row = Readonly<Record<string, string | number | null>>;

/** Grouping of results → its column; prices are all in one group. */
const GROUPS: Readonly<Record<string, string>> = {
  TYPE: 'h.type',
  SUBTYPE: 'h.sub_type',
  STATUS: 'h.status',
  CITY: 'h.city',
};

type Point = { readonly lat?: number | null | undefined; readonly lon?: number | null | undefined };

/** Height of a cell in which homes without a street are known: 300 m, in degrees. */
const CELL = 300 / 111_320;

/** The cell of a fixed grid around a point. */
function cellOf({ lat, lon }: Point) {
  const row = Math.floor((lat ?? 0) / CELL);
  // One width for a row, so that all points of a cell have the same one.
  const width = CELL / Math.cos((row * CELL * Math.PI) / 180);
  const column = Math.floor((lon ?? 0) / width);
  return { south: row * CELL, north: (row + 1) * CELL, west: column * width, east: (column + 1) * width };
}

const isHidden = ({ general }: Estate): boolean => general.address?.visible !== true;

/** The home with the centre of its cell as its place, unless it shows its street: its own leaves with no answer. */
function withCell(home: Estate): Estate {
  const { address } = home.general;
  if (!isHidden(home) || !address?.geoLocation) return home;
  const { south, north, west, east } = cellOf(address.geoLocation);
  const geoLocation = { lat: (south + north) / 2, lon: (west + east) / 2 };
  return { ...home, general: { ...home.general, address: { ...address, geoLocation } } };
}

/** The listings of one agency in a separate database. */
export class Store {
  readonly #db: DatabaseSync;

  constructor(file: string) {
    this.#db = new DatabaseSync(file);
    this.#db.exec(TABLES);
  }

  /** Loads a file with a home in each line, and the folder `pictures` beside it, whose files are named in homes. */
  load(path: string): void {
    for (const line of readFileSync(path, 'utf8').trim().split('\n')) this.#add(JSON.parse(line) as Home);
    const put = this.#db.prepare('INSERT INTO pictures VALUES (?, ?, ?, ?)');
    const folder = join(dirname(path), 'pictures');
    for (const file of readdirSync(folder)) {
      const bytes = readFileSync(join(folder, file));
      const { name, ext } = parse(file);
      put.run(name, TYPES[ext] ?? 'image/jpeg', createHash('sha256').update(bytes).digest('hex'), bytes);
    }
  }

  #add({ withdrawn = false, ...stated }: Home): void {
    const home = withCell(stated);
    const { general } = home;
    const { city, country, geoLocation } = general.address ?? {};
    const cell = isHidden(home) && geoLocation ? cellOf(geoLocation) : null;
    this.#db.prepare(`INSERT INTO homes VALUES (${Array(18).fill('?').join()})`).run(
      String(general.id),
      key(general.headType),
      key(general.subType),
      key(general.transaction),
      key(country),
      key(city),
      fold(texts(city?.name)),
      geoLocation?.lat ?? null,
      geoLocation?.lon ?? null,
      cell?.south ?? geoLocation?.lat ?? null,
      cell?.north ?? geoLocation?.lat ?? null,
      cell?.west ?? geoLocation?.lon ?? null,
      cell?.east ?? geoLocation?.lon ?? null,
      known(general.price?.value),
      general.publicationDate ?? null,
      // Every word begins after a space, including the first.
      ` ${fold(`${texts(general.title, general.description, city?.name)} ${general.reference ?? ''}`).replace(/[^\p{L}\p{N}]+/gu, ' ')}`,
      withdrawn ? 1 : 0,
      JSON.stringify(home),
    );
    const put = this.#db.prepare('INSERT INTO units VALUES (?, ?, ?, ?, ?, ?, ?)');
    for (const unit of [home, ...(general.children ?? [])]) {
      const { id, headType, transaction, price, bedroomCount } = unit.general;
      put.run(
        String(general.id),
        String(id),
        key(headType),
        key(transaction),
        known(price?.value),
        known(bedroomCount),
        JSON.stringify(unit),
      );
    }
  }

  #rows(sql: string, { where, params }: Conditions): readonly Row[] {
    return this.#db.prepare(sql.replace('WHERE *', `WHERE h.withdrawn = 0${where}`)).all(...params) as Row[];
  }

  #count(query: Query): number {
    return Number(this.#rows('SELECT count(*) AS n FROM homes h WHERE *', conditionsOf(query))[0]?.n);
  }

  /** A home for a list. */
  #card({ document, group_key }: Row): Estate {
    const home = JSON.parse(String(document)) as Estate;
    const pictures = home.pictures ?? [];
    return {
      ...home,
      pictures: pictures.slice(0, PICTURES_IN_LISTS),
      pictureCount: pictures.length,
      ...(group_key === undefined || group_key === null ? {} : { groupKey: group_key }),
    };
  }

  search({ query, sort, group, from = 0, size = 15 }: SearchRequest): Schemas['EstateSearchAnswer'] {
    const conditions = conditionsOf(query);
    const column = GROUPS[group ?? ''] ?? 'NULL';
    const order = orderOf(sort);
    const rows = this.#rows(
      `SELECT h.document, ${column} AS group_key FROM homes h WHERE * ORDER BY group_key, ${order.sql} LIMIT ? OFFSET ?`,
      { ...conditions, params: [...conditions.params, ...order.params, size, from] },
    );
    return { total: { value: this.#count(query) }, results: rows.map((row) => this.#card(row)) };
  }

  /** A home or a unit; `withdrawn`, or null if it never existed. */
  estate(id: string): Estate | 'withdrawn' | null {
    const sql = 'SELECT u.document, h.withdrawn FROM units u JOIN homes h ON h.id = u.home WHERE u.id = ?';
    const row = this.#db.prepare(sql).get(id) as Row | undefined;
    if (row === undefined) return null;
    return row.withdrawn === 1 ? 'withdrawn' : (JSON.parse(String(row.document)) as Estate);
  }

  similar(id: string): readonly Estate[] | null {
    const home = this.#db
      .prepare('SELECT h.* FROM units u JOIN homes h ON h.id = u.home WHERE u.id = ?')
      .get(id) as Row | undefined;
    if (home === undefined) return null;
    const near = `ORDER BY h.city IS NOT ?, abs(coalesce(h.price, 0) - ?), h.id LIMIT ${SIMILAR}`;
    return this.#rows(`SELECT h.document FROM homes h WHERE * ${near}`, {
      where: ' AND h.id <> ? AND h.type IS ? AND h.status IS ?',
      params: [home.id ?? '', home.type ?? null, home.status ?? null, home.city ?? null, home.price ?? 0],
    }).map((row) => this.#card(row));
  }

  /** Options with their counts; a list ignores its own field, so that another option can be chosen. */
  filters(query: Query): Schemas['EstateFilters'] {
    const without = (field: string): Query => ({
      ...query,
      terms: Object.fromEntries(Object.entries(query.terms ?? {}).filter(([name]) => name !== field)),
    });
    const options = (column: string, field: string, path: string) =>
      this.#rows(
        `SELECT ${column} AS id, count(*) AS n, json_extract(h.document, '${path}') AS option FROM homes h WHERE * AND ${column} IS NOT NULL GROUP BY ${column} ORDER BY ${column}`,
        conditionsOf(without(field)),
      ).map(({ id, n, option }) => ({
        ...(JSON.parse(String(option)) as City),
        id: String(id),
        count: Number(n),
      }));
    const inUnits = (select: string, narrowed: Query) =>
      this.#rows(
        `SELECT ${select} FROM homes h JOIN units u ON u.home = h.id WHERE *`,
        conditionsOf(narrowed),
      );
    const { range } = query;
    const bedrooms = inUnits('u.bedrooms AS value, count(DISTINCT h.id) AS n', {
      ...without('bedroomCount'),
      range: { 'price.value': range?.['price.value'] } as Query['range'],
    });
    const [prices] = inUnits('min(u.price) AS min, max(u.price) AS max', query);
    return {
      headTypes: options('h.type', 'headType.id', '$.general.headType'),
      subTypes: options('h.sub_type', 'subType.id', '$.general.subType'),
      transactions: options('h.status', 'transaction.id', '$.general.transaction'),
      countries: options('h.country', 'address.country.id', '$.general.address.country'),
      locations: options('h.city', 'address.city.id', '$.general.address.city').map((city) => ({
        ...city,
        ...this.#centre(city.id),
      })),
      news: [],
      seaView: false,
      traits: [],
      bedrooms: bedrooms.flatMap(({ value, n }) =>
        value === null ? [] : { value: Number(value), count: Number(n) },
      ),
      prices: { min: Number(prices?.min ?? -1), max: Number(prices?.max ?? -1), steps: [] },
    };
  }

  #centre(city: string): { readonly lat: number | null; readonly lon: number | null } {
    return this.#db
      .prepare('SELECT avg(lat) AS lat, avg(lon) AS lon FROM homes WHERE city = ?')
      .get(city) as { lat: number | null; lon: number | null };
  }

  /** A marker for each home with a place: enough for a few hundred. Larger offers need clusters. */
  markers({ query, bounds }: MarkersRequest): Schemas['EstateMarkersAnswer'] {
    const { where, params } = conditionsOf(query);
    const located = { where: `${where} AND h.lat IS NOT NULL AND h.lon IS NOT NULL`, params };
    const [all] = this.#rows(
      'SELECT count(*) AS n, min(h.lat) AS south, max(h.lat) AS north, min(h.lon) AS west, max(h.lon) AS east FROM homes h WHERE *',
      located,
    );
    const within =
      bounds === undefined
        ? located
        : {
            where: `${located.where} AND h.lat BETWEEN ? AND ? AND h.lon BETWEEN ? AND ?`,
            params: [...params, bounds.south, bounds.north, bounds.west, bounds.east],
          };
    const side = (name: string): number => Number(all?.[name]);
    return {
      total: { value: this.#count(query) },
      located: side('n'),
      extent:
        side('n') === 0
          ? null
          : { south: side('south'), north: side('north'), west: side('west'), east: side('east') },
      clusters: [],
      results: this.#rows('SELECT h.document FROM homes h WHERE * ORDER BY h.id', within).map((row) =>
        this.#card(row),
      ),
    };
  }

  cities(typed: string): Schemas['CityList'] {
    // Visitors type a name, a zip or both: each word must begin one of the city's.
    const sought = fold(typed).split(/\W+/).filter(Boolean);
    return this.filters({})
      .locations.filter(({ zip, name, alias }) => {
        const own = fold([zip, ...Object.values(name ?? {}), ...Object.values(alias ?? {})].join(' ')).split(
          /\W+/,
        );
        return sought.every((word) => own.some((text) => text.startsWith(word)));
      })
      .map(({ count: _count, ...city }) => city);
  }

  picture(name: string): { readonly type: string; readonly hash: string; readonly bytes: Uint8Array } | null {
    const row = this.#db.prepare('SELECT type, hash, bytes FROM pictures WHERE name = ?').get(name);
    return (row as ReturnType<Store['picture']> | undefined) ?? null;
  }
}

/** Opens an empty store in a file, or in memory. */
export const openStore = (file: string): Store => new Store(file);
