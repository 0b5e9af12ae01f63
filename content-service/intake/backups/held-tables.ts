import type { BackupPart } from '#wire/backup.ts';
import type { SiteTable } from '../sites/site-tables.ts';

/**
 * What becomes of a table in a backup. `agency`: its rows are the agency's own, and in every backup. `visitors`: they
 * contain data of visitors, and are saved only when asked; `own` is a condition for rows that are the agency's all the
 * same. `derived`: triggers make them again from other rows. `passing`: they mean something for hours only, such as
 * staged imports, answers for repeated calls and sign-ins. `place`: they say where the site is.
 */
interface Holding {
  readonly kind: BackupPart | 'derived' | 'passing' | 'place';
  readonly own?: string;
}

const AGENCY: Holding = { kind: 'agency' };
const VISITORS: Holding = { kind: 'visitors' };
const DERIVED: Holding = { kind: 'derived' };
const PASSING: Holding = { kind: 'passing' };
const PLACE: Holding = { kind: 'place' };

/** Nights that the agency blocked itself, or that a calendar says are taken elsewhere: nobody's address is in them. */
const BLOCKED = 'email_key IS NULL';

/** Every table with rows of a site. A table without an entry does not compile. */
export const HELD: Readonly<Record<SiteTable, Holding>> = {
  tokens: AGENCY,
  // Secret addresses of a draft end with it.
  previews: PASSING,
  journal: AGENCY,
  changed_sites: PASSING,
  staged_rows: PASSING,
  staged_records: PASSING,
  imports: PASSING,
  records: AGENCY,
  calendar_conflicts: VISITORS,
  read_calendars: AGENCY,
  calendars: AGENCY,
  stay_nights: {
    kind: 'visitors',
    own: `stay_id IN (SELECT id FROM stays AS s WHERE s.site_id = stay_nights.site_id AND s.${BLOCKED})`,
  },
  stay_links: VISITORS,
  case_numbers: VISITORS,
  stays: { kind: 'visitors', own: BLOCKED },
  rental_units: AGENCY,
  appointment_moves: VISITORS,
  appointment_links: VISITORS,
  appointments: VISITORS,
  agenda_closures: AGENCY,
  open_houses: AGENCY,
  agendas: AGENCY,
  rental_alerts: VISITORS,
  subscription_tokens: VISITORS,
  subscriptions: VISITORS,
  submissions: VISITORS,
  staff_asks: PASSING,
  staff_sign_ins: PASSING,
  staff_sessions: PASSING,
  staff: AGENCY,
  valuation_links: VISITORS,
  valuations: VISITORS,
  outbox: VISITORS,
  mail_days: AGENCY,
  mail_quotas: AGENCY,
  dead_letters: VISITORS,
  lead_calls: VISITORS,
  lead_keys: AGENCY,
  addressed_pictures: AGENCY,
  own_homes: AGENCY,
  asked_homes: PASSING,
  own_services: AGENCY,
  feed_pages: PASSING,
  feed_homes: AGENCY,
  feeds: AGENCY,
  idempotent_answers: PASSING,
  confirmed_addresses: VISITORS,
  mailed_tokens: VISITORS,
  answer_links: VISITORS,
  network_uses: PASSING,
  alert_sites: AGENCY,
  alert_runs: AGENCY,
  estate_events: AGENCY,
  announced_estates: AGENCY,
  estate_group_members: AGENCY,
  estate_groups: AGENCY,
  estate_collections: AGENCY,
  collections: AGENCY,
  estate_documents: AGENCY,
  shown_prices: AGENCY,
  price_cuts: AGENCY,
  estates: AGENCY,
  estate_counts: DERIVED,
  home_counts: DERIVED,
  estate_pages: AGENCY,
  source_listings: AGENCY,
  contact_infos: AGENCY,
  option_names: AGENCY,
  city_words: AGENCY,
  cities: AGENCY,
  modified_documents: AGENCY,
  entity_items: AGENCY,
  entities: AGENCY,
  navigations: AGENCY,
  pages: AGENCY,
  translations: AGENCY,
  agreements: AGENCY,
  picture_uses: AGENCY,
  unnamed_pictures: AGENCY,
  assets: AGENCY,
  picture_files: AGENCY,
  limits: AGENCY,
  traffic: PASSING,
  site_shards: PLACE,
  hostnames: PLACE,
  claimed_hostnames: PLACE,
  restores: PLACE,
  holds: PLACE,
};

/** Tables whose rows do not move with a site: counts of a database, which reports about many sites add to. */
export const STAYS_BEHIND: readonly SiteTable[] = ['traffic'];

/**
 * Triggers that stay while rows are written: they maintain derived rows and the index of words, or guard a site that
 * moves, so that they may be gone the next moment. What the rest would write is in the backup.
 */
export const STAYS = /^(?:estates_(?:count|home|words)|documents_words|hold)_/;

/** Condition for the rows of a table that are in a part of a backup; null when none are. */
export function conditionOf(table: SiteTable, part: BackupPart): string | null {
  const { kind, own } = HELD[table];
  if (kind === part) return own === undefined ? 'true' : `NOT (${own})`;
  return kind === 'visitors' && part === 'agency' && own !== undefined ? own : null;
}
