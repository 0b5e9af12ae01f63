import { SITE_TABLE_NAMES, type SiteTable } from './site-tables.ts';

/** Where a table may contain a person's address. */
interface Columns {
  /** Columns with the hash of an address (`addressKey`): such a row belongs to the person, and is deleted. */
  readonly keys?: readonly string[];
  /** Columns whose texts may contain an address. */
  readonly texts?: readonly string[];
  /**
   * SQL condition of an active booking (`?` is now, as an instant): it must be cancelled before an erasure.
   */
  readonly standing?: string;
}

/** Rows of visitors, which an erasure changes. */
interface VisitorsPlace extends Columns {
  /**
   * What happens to a row that only names the address: `blank` removes it from the text, for texts of other
   * people; `delete` deletes the row.
   */
  readonly named: 'blank' | 'delete';
  /** SQL for the instant at which a row was written, and for which it says that it was confirmed again. */
  readonly written: string;
}

/** The agency's own rows, such as its staff: reported and kept, since the next import would restore them. */
interface ContentPlace extends Columns {
  readonly named: 'content';
}

type Place = VisitorsPlace | ContentPlace;

const NOBODY = null;
const content = (...texts: readonly string[]): Place => ({ texts, named: 'content' });

/** Every table with rows of a site: where a person's address may be, or null. */
export const PERSON_PLACES: Readonly<Record<SiteTable, Place | null>> = {
  tokens: NOBODY,
  previews: NOBODY,
  journal: NOBODY,
  changed_sites: NOBODY,
  staged_rows: content('row'),
  staged_records: content('doc'),
  imports: NOBODY,
  records: content('doc'),
  calendars: NOBODY,
  // Addresses of portals, and nights.
  read_calendars: NOBODY,
  calendar_conflicts: NOBODY,
  stay_nights: NOBODY,
  stay_links: NOBODY,
  case_numbers: NOBODY,
  stays: {
    keys: ['email_key'],
    texts: ['doc', 'word'],
    named: 'blank',
    written: 'created_at',
    standing: "state IN ('requested', 'confirmed') AND to_day >= substr(?, 1, 10)",
  },
  rental_units: content('doc'),
  appointment_moves: { texts: ['word'], named: 'blank', written: 'moved_at' },
  appointment_links: NOBODY,
  appointments: {
    keys: ['email_key'],
    texts: ['doc', 'word'],
    named: 'blank',
    written: 'created_at',
    standing: "state = 'booked' AND ends_at >= ?",
  },
  agenda_closures: NOBODY,
  open_houses: NOBODY,
  agendas: content('doc'),
  subscription_tokens: NOBODY,
  subscriptions: {
    keys: ['email_key'],
    texts: ['email', 'name'],
    named: 'blank',
    written: "max(created_at, ifnull(confirmed_at, ''))",
  },
  submissions: {
    keys: ['sender_key', 'recipient_key'],
    texts: ['doc'],
    named: 'blank',
    written: 'created_at',
  },
  // Staff of the agency: reported and kept, until `gevel staff remove` removes their address.
  staff: { keys: ['email_key'], texts: ['email'], named: 'content' },
  // The sender is a keyed hash of a network, not of an address.
  staff_asks: { keys: ['email_key', 'sender_key'], named: 'delete', written: 'created_at' },
  staff_sign_ins: NOBODY,
  staff_sessions: NOBODY,
  valuation_links: NOBODY,
  valuations: { keys: ['sender_key'], texts: ['doc'], named: 'blank', written: 'created_at' },
  outbox: { keys: ['recipient_key'], texts: ['recipient', 'data'], named: 'delete', written: 'created_at' },
  mail_days: NOBODY,
  mail_quotas: NOBODY,
  dead_letters: { texts: ['body'], named: 'delete', written: 'failed_at' },
  lead_calls: { texts: ['recipient', 'mail'], named: 'delete', written: 'created_at' },
  lead_keys: NOBODY,
  addressed_pictures: NOBODY,
  picture_uses: NOBODY,
  unnamed_pictures: NOBODY,
  own_homes: NOBODY,
  asked_homes: NOBODY,
  own_services: NOBODY,
  feed_pages: NOBODY,
  feed_homes: NOBODY,
  feeds: NOBODY,
  idempotent_answers: { texts: ['answer'], named: 'delete', written: 'created_at' },
  confirmed_addresses: { keys: ['email_key'], named: 'delete', written: 'confirmed_at' },
  mailed_tokens: { keys: ['email_key'], named: 'delete', written: 'created_at' },
  answer_links: { texts: ['mailed_to'], named: 'delete', written: 'created_at' },
  // A keyed hash of a network, for a day.
  network_uses: NOBODY,
  alert_sites: NOBODY,
  alert_runs: NOBODY,
  estate_events: NOBODY,
  announced_estates: NOBODY,
  rental_alerts: NOBODY,
  traffic: NOBODY,
  site_shards: NOBODY,
  claimed_hostnames: NOBODY,
  restores: NOBODY,
  holds: NOBODY,
  estate_group_members: NOBODY,
  estate_groups: content('doc'),
  estate_collections: NOBODY,
  collections: content('doc'),
  estate_documents: content('doc', 'card', 'words'),
  shown_prices: NOBODY,
  price_cuts: NOBODY,
  estates: NOBODY,
  estate_counts: NOBODY,
  home_counts: NOBODY,
  estate_pages: content('doc'),
  source_listings: content('doc'),
  contact_infos: content('doc'),
  option_names: NOBODY,
  city_words: NOBODY,
  cities: NOBODY,
  modified_documents: NOBODY,
  entity_items: content('doc'),
  entities: content('doc'),
  navigations: content('doc'),
  pages: content('doc'),
  translations: content('value'),
  agreements: content('title', 'body'),
  assets: NOBODY,
  picture_files: NOBODY,
  limits: NOBODY,
  hostnames: NOBODY,
};

const isOfVisitors = (place: Place | null): place is VisitorsPlace =>
  place !== null && place.named !== 'content';

/** Place of a table with visitors' rows. Throws for other tables. */
export function visitorsPlace(table: SiteTable): VisitorsPlace {
  const place = PERSON_PLACES[table];
  if (!isOfVisitors(place)) throw new TypeError(`${table} has no rows of visitors`);
  return place;
}

/** Tables of visitors' rows; the agency's own content is only counted. */
export const VISITORS = SITE_TABLE_NAMES.filter((table) => isOfVisitors(PERSON_PLACES[table]));
