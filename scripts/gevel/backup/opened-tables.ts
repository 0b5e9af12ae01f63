/** What a table gives to an agency that leaves: its columns, and a word of what its rows are. */
export interface OpenedTable {
  readonly is: string;
  readonly columns: readonly string[];
  /** Columns with hashes of what visitors hold: written as short names that only tell rows apart. */
  readonly aliased?: readonly string[];
  /** Columns with JSON. */
  readonly json?: readonly string[];
}

const table = (is: string, columns: string, more: Omit<OpenedTable, 'is' | 'columns'> = {}): OpenedTable => ({
  is,
  columns: columns.split(' '),
  ...more,
});
const documents = (is: string, columns: string): OpenedTable => table(is, columns, { json: ['doc'] });

/**
 * Tables of a backup that an agency reads, by their columns. A column that is not named here is not written: secrets,
 * their seeds and hashes, hashes of addresses, and values that the rows are searched by.
 */
export const OPENED: Readonly<Record<string, OpenedTable>> = {
  records: documents(
    'Content as it was brought in: homes, pages, persons and so on, by kind',
    'kind id withdrawn_at doc',
  ),
  estate_documents: documents('Homes as the site shows them', 'id doc'),
  source_listings: documents('Homes of the second source', 'guid withdrawn_at doc'),
  estate_pages: documents('Pages of projects', 'estate_id name withdrawn_at doc'),
  rental_units: table('Holiday rentals', 'id name city_name withdrawn_at doc rates', {
    json: ['doc', 'rates'],
  }),
  contact_infos: documents('Contact persons of homes', 'estate_id doc'),
  estate_groups: documents('Groups of homes', 'id doc'),
  estate_group_members: table('Homes of a group, in their order', 'group_id position estate_id'),
  collections: documents('Collections of homes', 'id doc'),
  estate_collections: table('Homes of a collection', 'collection_id estate_id listed_id'),
  shown_prices: table('Prices that were shown, with their days', 'estate_id since until price'),
  home_histories: table('How homes changed while they were shown', 'estate_id since steps'),
  price_cuts: table('Prices that were lowered', 'estate_id price_before cut_at'),
  estate_events: table(
    'New homes and lowered prices, as alerts tell them',
    'estate_id kind price_before created_at',
  ),
  announced_estates: table('Homes that alerts have told', 'estate_id'),
  pages: documents('Pages', 'id url_nl url_fr url_en url_de withdrawn_at doc'),
  navigations: documents('Menus', 'name doc'),
  entities: documents('Lists such as the team', 'id doc'),
  entity_items: documents('Entries of these lists', 'entity_id id position doc'),
  redirects: documents('Addresses of the former website', 'id doc'),
  redirect_uses: table('How often visitors came by them', 'redirect_id day count'),
  translations: table('Texts of the site that the agency changed', 'locale key value'),
  agreements: table('Terms of stays', 'id locale position title body required'),
  option_names: table('Names of options', 'kind id nl fr en de'),
  cities: table(
    'Municipalities',
    'id zip name_nl name_fr name_en name_de alias_nl alias_fr alias_en alias_de lat lon',
  ),
  assets: table('Pictures by name and size', 'name version content_type width height bytes plan'),
  unnamed_pictures: table('Pictures that no record names any more', 'name since'),
  agendas: documents('Hours for viewings', 'doc'),
  agenda_closures: table('Closed days and hours', 'id agent_id starts_at ends_at created_at'),
  open_houses: table(
    'Open-house days',
    'id estate_id day from_time to_time places registration ends_at created_at',
  ),
  staff: table(
    'Staff, with what they may do',
    'id name email sees edits_homes edits_site keeps_people created_at removed_at',
  ),
  home_drafts: table('Drafts of homes, field by field', 'kind home field value who at', { json: ['value'] }),
  home_layers: table('Choices over homes that a feed or a file brings', 'kind home field value who at', {
    json: ['value'],
  }),
  home_versions: documents(
    'Earlier versions of homes, as they went out',
    'kind home number action who at withdrawn_at doc',
  ),
  site_changes: table('Changes of the settings by the agency’s people', 'number who at put_back rows', {
    json: ['rows'],
  }),
  page_drafts: documents('Drafts of pages', 'page mark base who at doc'),
  page_versions: documents(
    'Earlier versions of pages and news, as they were shown',
    'page number who at withdrawn_at doc',
  ),
  journal: table('Changes of the content: when, who, what', 'at who deed what count'),
  read_calendars: table(
    'Calendars of other portals that are read; their addresses are secrets, which the portals tell',
    'id unit_id read_at outcome nights free given_at failing_since',
  ),
  mail_days: table('Mails sent by day', 'day sent'),
  submissions: documents(
    'Contact requests and recommendations',
    'id kind created_at answered_at turn_at doc',
  ),
  valuations: documents(
    'Requests for a valuation',
    'id reference state locale created_at withdrawn_at answered_at doc',
  ),
  appointments: table(
    'Viewings',
    'id state estate_id agent_id starts_at ends_at created_at cancelled_at held_until doc answer word answered_at moved_at visitor_moves reminded_at places street_told_at',
    { aliased: ['id'], json: ['doc'] },
  ),
  appointment_moves: table(
    'Viewings that were moved',
    'appointment_id sequence moved_by moved_at from_start from_end from_agent word',
    { aliased: ['appointment_id'] },
  ),
  stays: table(
    'Stays, and nights that the agency blocked',
    'id unit_id from_day to_day state persons lapses_at doc created_at held_until season season_nights answer word answered_at offers elsewhere by_guest wish wished_at wishes',
    { json: ['doc', 'offers', 'wish'] },
  ),
  stay_nights: table('Taken nights', 'unit_id night stay_id'),
  case_numbers: table('Numbers by which requests are named in mails', 'number kind subject_id', {
    aliased: ['subject_id'],
  }),
  calendar_conflicts: table(
    'Stays that another portal’s calendar contradicts',
    'calendar_id stay_id told_at',
  ),
  seller_windows: table(
    'Pages for sellers, with what the agency wrote',
    'kind home locale made_by made_at ended_at email rhythm sentence sentence_by sentence_until words',
    { json: ['words'] },
  ),
  subscriptions: table(
    'Alerts that visitors subscribed to',
    'id state email name locale criteria rhythm created_at confirmed_at ended_at paused_until',
    { json: ['criteria'] },
  ),
  search_cards: table(
    'Searches that the agency keeps in its own system, with what visitors agreed to',
    'subscription_id system words locale agreed_at queued_at ended_at',
  ),
  outbox: table(
    'Mails: to whom and when; their texts have links that open cases',
    'id kind recipient state created_at',
  ),
  lead_calls: table('Requests sent to the agency’s own system', 'id deed recipient state created_at outcome'),
  dead_letters: table('Messages that could not be stored', 'id queue kind body failed_at', {
    json: ['body'],
  }),
};

/** Tables of a backup that are not written, and why. */
export const NOT_OPENED: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ['duo_lists', 'duo_people', 'duo_homes', 'duo_marks'].map((name) => [
      name,
      'what two visitors say to each other, which is nobody’s business of the agency',
    ]),
  ),
  home_days: 'numbers below five, which nobody is shown; the command `stats` gives what may be',
  site_weeks:
    'numbers below five, as those of homes; the agency has what may be shown on its page of figures',
  ...Object.fromEntries(
    [
      'tokens',
      'calendars',
      'stay_links',
      'appointment_links',
      'seller_links',
      'subscription_tokens',
      'valuation_links',
      'mailed_tokens',
      'answer_links',
      'lead_keys',
      'confirmed_addresses',
      'own_services',
      'feeds',
    ].map((name) => [name, 'hashes, seeds or sealed secrets']),
  ),
  ...Object.fromEntries(
    [
      'estates',
      'city_words',
      'modified_documents',
      'picture_uses',
      'picture_files',
      'rental_alerts',
      'alert_sites',
      'alert_runs',
      'alerts_at_once',
      'own_homes',
      'feed_homes',
      'made_homes',
      'addressed_pictures',
      'mail_quotas',
      'mail_senders',
      'limits',
    ].map((name) => [name, 'values that the service works with']),
  ),
};
