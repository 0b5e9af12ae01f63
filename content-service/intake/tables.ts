import { LOCALES } from '#domain/locale.ts';

/** Tables that an import writes; referenced tables come first. */
export interface WrittenTable {
  readonly keys: readonly string[];
  /** All written columns, including keys. */
  readonly columns: readonly string[];
  /** Columns computed by the database on writing, from the given row (`given.row`). */
  readonly found?: Readonly<Record<string, string>>;
  /** Columns of the owner, for tables whose rows of an owner are deleted before they are written again. */
  readonly owner?: readonly string[];
}

const localized = (...prefixes: readonly string[]): readonly string[] =>
  prefixes.flatMap((prefix) => LOCALES.map((locale) => `${prefix}${locale}`));

const document = (key: string): WrittenTable => ({
  keys: ['site_id', key],
  columns: ['site_id', key, 'doc'],
});

/** SQL for a property of a size's file, found by its hash. */
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
    // A missing file leaves them null, which the table refuses.
    found: {
      content_type: ofFile('content_type'),
      width: ofFile('width'),
      height: ofFile('height'),
      bytes: ofFile('bytes'),
    },
    owner: ['site_id', 'name'],
  },
  picture_uses: { keys: ['site_id', 'name', 'kind', 'id'], columns: ['site_id', 'kind', 'id', 'name'] },
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
      'hidden_by',
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
      'traits',
      'living_area',
      'land_area',
      'built_in',
      'available_on',
      'price_per_area',
      'price_from',
      'history_status',
    ],
  },
  estate_documents: { keys: ['site_id', 'id'], columns: ['site_id', 'id', 'words', 'doc', 'card'] },
  estate_collections: {
    keys: ['site_id', 'collection_id', 'estate_id'],
    columns: ['site_id', 'collection_id', 'estate_id', 'listed_id'],
    owner: ['site_id', 'estate_id'],
  },
  contact_infos: { ...document('estate_id'), owner: ['site_id', 'estate_id'] },
  home_layers: {
    keys: ['site_id', 'kind', 'home', 'field'],
    columns: ['site_id', 'kind', 'home', 'field', 'value', 'who', 'at', 'mark'],
  },
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
    // Two pages may swap addresses.
    owner: ['site_id', 'id'],
  },
  estate_pages: {
    keys: ['site_id', 'estate_id', 'name'],
    columns: ['site_id', 'estate_id', 'name', 'withdrawn_at', 'doc'],
  },
  redirects: {
    keys: ['site_id', 'id'],
    columns: ['site_id', 'id', 'path', 'pattern', 'shape', 'params', 'key_param', 'target', 'doc'],
    owner: ['site_id', 'id'],
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
      'features',
      'city_id',
      'location_id',
      'sub_kind_id',
      'arrival_days',
      'min_nights',
      'rates',
      'cleaning_cents',
      'tax_cents',
      'night_cents',
      'person_cents',
      'doc',
      'card',
    ],
  },
  stays: {
    keys: ['site_id', 'id'],
    columns: ['site_id', 'id', 'unit_id', 'from_day', 'to_day', 'state', 'created_at'],
    // Nights taken by a record; those of visitors have another state, those of other portals a mark.
    owner: ['site_id', 'unit_id', 'state', 'elsewhere'],
  },
} as const satisfies Record<string, WrittenTable>;
export type TableName = keyof typeof WRITTEN_TABLES;

export const TABLE_NAMES = Object.keys(WRITTEN_TABLES) as readonly TableName[];

/** The table in its general type, with or without an owner. */
export const tableOf = (name: TableName): WrittenTable => WRITTEN_TABLES[name];
