/** Columns that, together with the site, identify a row: used for tables without a rowid. */
type Key = readonly string[];

/** For tables whose rows all have a rowid. */
const BY_ROWID: Key = ['rowid'];

/**
 * Every table with rows of a site, except `sites`: referring tables come first, so that no deletion cascades.
 * A test reads the tables of the database and fails when one is missing.
 */
const SITE_TABLES = {
  tokens: ['id'],
  previews: ['id'],
  journal: BY_ROWID,
  changed_sites: ['site_id'],
  staged_rows: BY_ROWID,
  staged_records: BY_ROWID,
  imports: BY_ROWID,
  records: BY_ROWID,
  calendar_conflicts: ['calendar_id', 'stay_id'],
  read_calendars: ['id'],
  calendars: ['kind', 'subject_id'],
  stay_nights: ['unit_id', 'night'],
  stay_links: ['hash'],
  case_numbers: ['number'],
  stays: BY_ROWID,
  rental_units: BY_ROWID,
  appointment_moves: ['appointment_id', 'sequence'],
  appointment_links: ['hash'],
  appointments: BY_ROWID,
  agenda_closures: ['id'],
  open_houses: ['id'],
  agendas: BY_ROWID,
  rental_alerts: ['subscription_id'],
  subscription_tokens: ['hash'],
  subscriptions: BY_ROWID,
  submissions: BY_ROWID,
  staff_asks: BY_ROWID,
  staff_sign_ins: ['id'],
  staff_sessions: ['hash'],
  staff: ['id'],
  valuation_links: ['hash'],
  valuations: BY_ROWID,
  outbox: BY_ROWID,
  mail_days: ['day'],
  mail_quotas: ['site_id'],
  dead_letters: ['id'],
  lead_calls: BY_ROWID,
  lead_keys: BY_ROWID,
  addressed_pictures: ['home_id', 'name'],
  own_homes: ['id'],
  asked_homes: ['id'],
  own_services: ['site_id'],
  feed_pages: ['feed', 'round', 'page'],
  feed_homes: ['feed', 'vendor_id'],
  feeds: ['name'],
  idempotent_answers: ['key'],
  confirmed_addresses: ['email_key'],
  mailed_tokens: ['hash'],
  answer_links: ['hash'],
  network_uses: BY_ROWID,
  alert_sites: ['site_id'],
  alert_runs: ['day'],
  estate_events: BY_ROWID,
  announced_estates: ['estate_id'],
  estate_group_members: BY_ROWID,
  estate_groups: BY_ROWID,
  estate_collections: ['collection_id', 'estate_id'],
  collections: BY_ROWID,
  estate_documents: BY_ROWID,
  shown_prices: ['estate_id', 'since', 'price'],
  price_cuts: ['estate_id'],
  // Its triggers delete the words and counts.
  estates: BY_ROWID,
  estate_counts: [
    'city_id',
    'city_name',
    'transaction_key',
    'head_type_id',
    'sub_type_id',
    'country_id',
    'transaction_id',
    'source',
  ],
  home_counts: [
    'transaction_key',
    'head_type_id',
    'sub_type_id',
    'country_id',
    'transaction_id',
    'source',
    'bedroom_count',
    'price_step',
  ],
  estate_pages: BY_ROWID,
  source_listings: BY_ROWID,
  contact_infos: BY_ROWID,
  option_names: ['kind', 'id'],
  city_words: ['word', 'city_id', 'kind', 'locale'],
  cities: BY_ROWID,
  modified_documents: ['kind', 'id'],
  entity_items: BY_ROWID,
  entities: BY_ROWID,
  navigations: BY_ROWID,
  pages: BY_ROWID,
  translations: ['locale', 'key'],
  agreements: ['id', 'locale'],
  picture_uses: ['name', 'kind', 'id'],
  unnamed_pictures: ['name'],
  assets: BY_ROWID,
  picture_files: BY_ROWID,
  limits: ['name'],
  traffic: ['slot'],
  site_shards: ['site_id'],
  hostnames: ['hostname'],
  claimed_hostnames: ['hostname', 'claim'],
  restores: ['site_id'],
  holds: ['site_id'],
} as const satisfies Readonly<Record<string, Key>>;

export type SiteTable = keyof typeof SITE_TABLES;

/** Columns that, together with the site, identify a row of a table. */
export const keyOf = (table: SiteTable): Key => SITE_TABLES[table];

/** Table names in deletion order. */
export const SITE_TABLE_NAMES = Object.keys(SITE_TABLES) as readonly SiteTable[];

/** SQL condition of a row of `sites` that is being removed: one that is being restored, or has moved, is hidden as well. */
export const GOES =
  'removed_at IS NOT NULL AND NOT EXISTS (SELECT 1 FROM restores WHERE site_id = sites.id) ' +
  'AND NOT EXISTS (SELECT 1 FROM holds WHERE site_id = sites.id)';

/**
 * Condition of every deletion: another call may have ended the removal, and a new site may have this id (`?1`).
 */
export const IS_GOING = `EXISTS (SELECT 1 FROM sites WHERE id = ?1 AND ${GOES})`;

/** SQL that deletes up to `?2` rows of a site (`?1`) that is being removed, and returns a row for each. */
export const deleteSomeSql = (table: SiteTable, condition = IS_GOING): string => {
  const key = SITE_TABLES[table].join(', ');
  return (
    `DELETE FROM ${table} WHERE site_id = ?1 AND (${key}) IN ` +
    `(SELECT ${key} FROM ${table} WHERE site_id = ?1 AND ${condition} LIMIT ?2) RETURNING 1`
  );
};

/** SQL for a row that states for each table whether it has a row of the site (`?1`). */
export const WHICH_HAVE_ROWS_SQL = `SELECT ${SITE_TABLE_NAMES.map(
  (table) => `EXISTS (SELECT 1 FROM ${table} WHERE site_id = ?1) AS ${table}`,
).join(', ')}`;
