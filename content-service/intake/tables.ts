import { LOCALES } from '../../domain/locale.ts';

/** What an import writes, in the order in which references hold: what is named comes before what names it. */
export interface WrittenTable {
  readonly keys: readonly string[];
  /** All columns that are written, keys included. */
  readonly columns: readonly string[];
  /** Columns that the database finds when the row is written, from the row as it came (`given.row`). */
  readonly found?: Readonly<Record<string, string>>;
  /** Columns that name whose rows they are, where an owner's rows are given up before they are written anew. */
  readonly owner?: readonly string[];
}

const localized = (...prefixes: readonly string[]): readonly string[] =>
  prefixes.flatMap((prefix) => LOCALES.map((locale) => `${prefix}${locale}`));

const document = (key: string): WrittenTable => ({
  keys: ['site_id', key],
  columns: ['site_id', key, 'doc'],
});

/** What the bytes of a size say, which the file of its hash knows. */
const ofFile = (column: string): string =>
  `(SELECT f.${column} FROM picture_files AS f WHERE f.site_id = given.row ->> '$.site_id' ` +
  "AND f.hash = given.row ->> '$.hash' AND f.swept_at IS NULL)";

const WRITTEN_TABLES = {
  assets: {
    keys: ['site_id', 'name', 'version'],
    columns: [
      'site_id',
      'name',
      'version',
      'r2_key',
      'hash',
      'content_type',
      'width',
      'height',
      'bytes',
      'plan',
    ],
    // A file that is gone by then leaves them empty, which the table refuses.
    found: {
      content_type: ofFile('content_type'),
      width: ofFile('width'),
      height: ofFile('height'),
      bytes: ofFile('bytes'),
    },
    owner: ['site_id', 'name'],
  },
  option_names: { keys: ['site_id', 'kind', 'id'], columns: ['site_id', 'kind', 'id', ...localized('')] },
  cities: {
    keys: ['site_id', 'id'],
    columns: ['site_id', 'id', 'zip', ...localized('name_', 'alias_'), 'lat', 'lon'],
  },
  city_words: {
    keys: ['site_id', 'word', 'city_id', 'kind', 'locale'],
    columns: ['site_id', 'city_id', 'word', 'kind', 'locale', 'whole'],
    owner: ['site_id', 'city_id'],
  },
  source_listings: {
    keys: ['site_id', 'guid'],
    columns: ['site_id', 'guid', 'withdrawn_at', 'lat', 'lon', 'address_hidden', 'doc'],
  },
  estates: {
    keys: ['site_id', 'id'],
    columns: [
      'site_id',
      'id',
      'withdrawn_at',
      'guid',
      'source',
      'sold',
      'project',
      'on_offer',
      'parent_id',
      'country_id',
      'city_id',
      'city_name',
      'head_type_id',
      'sub_type_id',
      'transaction_id',
      'transaction_key',
      'price',
      'price_step',
      'open_until',
      'bedroom_count',
      'floor',
      'floor_id',
      'publication_date',
      'lat',
      'lon',
      'address_hidden',
    ],
  },
  estate_documents: { keys: ['site_id', 'id'], columns: ['site_id', 'id', 'words', 'doc', 'card'] },
  estate_collections: {
    keys: ['site_id', 'collection_id', 'estate_id'],
    columns: ['site_id', 'collection_id', 'estate_id', 'listed_id'],
    owner: ['site_id', 'estate_id'],
  },
  contact_infos: { ...document('estate_id'), owner: ['site_id', 'estate_id'] },
  collections: document('id'),
  estate_groups: document('id'),
  estate_group_members: {
    keys: ['site_id', 'group_id', 'position'],
    columns: ['site_id', 'group_id', 'position', 'estate_id'],
    owner: ['site_id', 'group_id'],
  },
  entities: document('id'),
  entity_items: {
    keys: ['site_id', 'entity_id', 'id'],
    columns: ['site_id', 'entity_id', 'id', 'position', 'doc'],
    owner: ['site_id', 'entity_id'],
  },
  navigations: document('name'),
  pages: {
    keys: ['site_id', 'id'],
    columns: ['site_id', 'id', ...localized('url_'), 'withdrawn_at', 'doc'],
    // Two pages may change addresses with each other.
    owner: ['site_id', 'id'],
  },
  estate_pages: {
    keys: ['site_id', 'estate_id', 'name'],
    columns: ['site_id', 'estate_id', 'name', 'withdrawn_at', 'doc'],
  },
  translations: {
    keys: ['site_id', 'locale', 'key'],
    columns: ['site_id', 'locale', 'key', 'value'],
    owner: ['site_id', 'locale'],
  },
  agreements: {
    keys: ['site_id', 'id', 'locale'],
    columns: ['site_id', 'id', 'locale', 'position', 'title', 'body', 'required'],
    owner: ['site_id', 'id'],
  },
  agendas: { keys: ['site_id'], columns: ['site_id', 'doc'] },
  rental_units: {
    keys: ['site_id', 'id'],
    columns: [
      'site_id',
      'id',
      'withdrawn_at',
      'name',
      'city_name',
      'words',
      'max_occupation',
      'city_id',
      'location_id',
      'sub_kind_id',
      'arrival_days',
      'min_nights',
      'rates',
      'doc',
      'card',
    ],
  },
  stays: {
    keys: ['site_id', 'id'],
    columns: ['site_id', 'id', 'unit_id', 'from_day', 'to_day', 'state', 'created_at'],
    // The nights that a record says are taken; those of visitors have another state, other portals' a mark.
    owner: ['site_id', 'unit_id', 'state', 'elsewhere'],
  },
} as const satisfies Record<string, WrittenTable>;
export type TableName = keyof typeof WRITTEN_TABLES;

export const TABLE_NAMES = Object.keys(WRITTEN_TABLES) as readonly TableName[];

/** The table as its users read it: with an owner or without. */
export const tableOf = (name: TableName): WrittenTable => WRITTEN_TABLES[name];
