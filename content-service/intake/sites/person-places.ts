import type { SiteTable } from './site-tables.ts';

/** Where a table may hold somebody's address, and what forgetting them does to it. */
interface Place {
  /** Columns with the hash of an address (`addressKey`): the row is that person's own, and goes. */
  readonly keys?: readonly string[];
  /** Columns whose texts may hold an address. */
  readonly texts?: readonly string[];
  /**
   * What becomes of a row that only names the address: `blank` takes it out of the text, as out of what somebody
   * else wrote, `delete` takes the row. `content` is the agency's own, such as its staff: told and left, for the
   * next import would bring it back.
   */
  readonly named: 'blank' | 'delete' | 'content';
  /** Finds a booking that still stands (`?` is now, as an instant): it is cancelled before anybody is forgotten. */
  readonly standing?: string;
}

const NOBODY = null;
const content = (...texts: readonly string[]): Place => ({ texts, named: 'content' });

/** Of every table with rows of a site: where a person's address may stand, or that none does. */
export const PERSON_PLACES: Readonly<Record<SiteTable, Place | null>> = {
  tokens: NOBODY,
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
  stays: {
    keys: ['email_key'],
    texts: ['doc', 'word'],
    named: 'blank',
    standing: "state IN ('requested', 'confirmed') AND to_day >= substr(?, 1, 10)",
  },
  rental_units: content('doc'),
  appointment_moves: { texts: ['word'], named: 'blank' },
  appointment_links: NOBODY,
  appointments: {
    keys: ['email_key'],
    texts: ['doc', 'word'],
    named: 'blank',
    standing: "state = 'booked' AND ends_at >= ?",
  },
  agenda_closures: NOBODY,
  open_houses: NOBODY,
  agendas: content('doc'),
  subscription_tokens: NOBODY,
  subscriptions: { keys: ['email_key'], texts: ['email', 'name'], named: 'blank' },
  submissions: { keys: ['sender_key', 'recipient_key'], texts: ['doc'], named: 'blank' },
  // People of the agency: told and left, until `gevel staff remove` takes their address out.
  staff: { keys: ['email_key'], texts: ['email'], named: 'content' },
  // Its sender is a network under a key, which is no address'.
  staff_asks: { keys: ['email_key', 'sender_key'], named: 'delete' },
  staff_sign_ins: NOBODY,
  staff_sessions: NOBODY,
  valuation_links: NOBODY,
  valuations: { keys: ['sender_key'], texts: ['doc'], named: 'blank' },
  outbox: { keys: ['recipient_key'], texts: ['recipient', 'data'], named: 'delete' },
  mail_days: NOBODY,
  mail_quotas: NOBODY,
  dead_letters: { texts: ['body'], named: 'delete' },
  lead_calls: { texts: ['recipient', 'mail'], named: 'delete' },
  lead_keys: NOBODY,
  addressed_pictures: NOBODY,
  own_homes: NOBODY,
  asked_homes: NOBODY,
  own_services: NOBODY,
  idempotent_answers: { texts: ['answer'], named: 'delete' },
  confirmed_addresses: { keys: ['email_key'], named: 'delete' },
  mailed_tokens: { keys: ['email_key'], named: 'delete' },
  answer_links: { texts: ['mailed_to'], named: 'delete' },
  // Of a network, under a key, for a day.
  network_uses: NOBODY,
  alert_sites: NOBODY,
  alert_runs: NOBODY,
  estate_events: NOBODY,
  announced_estates: NOBODY,
  rental_alerts: NOBODY,
  traffic: NOBODY,
  site_shards: NOBODY,
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
