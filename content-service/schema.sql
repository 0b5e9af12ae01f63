-- The schema of a database after all migrations. Made by `tests/schema.test.ts`, not edited by hand; what each
-- table is for, docs/tables.md.

CREATE TABLE sites (
  id TEXT PRIMARY KEY NOT NULL,
  doc TEXT NOT NULL CHECK (json_valid(doc)),
  removed_at TEXT
) STRICT;

CREATE TABLE hostnames (
  hostname TEXT PRIMARY KEY NOT NULL CHECK (hostname = lower(hostname)),
  site_id TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

CREATE TABLE claimed_hostnames (
  hostname TEXT NOT NULL CHECK (hostname = lower(hostname)),
  site_id TEXT NOT NULL,
  claim TEXT NOT NULL,
  claimed_at TEXT NOT NULL,
  is_open INTEGER NOT NULL DEFAULT 0 CHECK (is_open IN (0, 1)),
  PRIMARY KEY (hostname, claim)
) STRICT, WITHOUT ROWID;

CREATE TABLE site_shards (
  site_id TEXT PRIMARY KEY NOT NULL,
  shard INTEGER NOT NULL CHECK (shard >= 0),
  moving_to INTEGER CHECK (moving_to >= 0),
  moving_since TEXT CHECK ((moving_to IS NULL) = (moving_since IS NULL))
) STRICT, WITHOUT ROWID;

CREATE TABLE previews (
  site_id TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  id TEXT NOT NULL,
  hash TEXT NOT NULL,
  created_at TEXT NOT NULL,
  until TEXT NOT NULL,
  theme TEXT CHECK (theme IS NULL OR json_valid(theme)),
  logo TEXT CHECK (logo IS NULL OR json_valid(logo)),
  PRIMARY KEY (site_id, id)
) WITHOUT ROWID;

CREATE TABLE tokens (
  site_id TEXT NOT NULL,
  id TEXT NOT NULL,
  role TEXT NOT NULL CHECK (role IN ('read', 'write', 'operate')),
  name TEXT NOT NULL,
  hash TEXT NOT NULL,
  created_at TEXT NOT NULL,
  revoked_at TEXT,
  of_site TEXT GENERATED ALWAYS AS (nullif(site_id, '*')) VIRTUAL REFERENCES sites (id) ON DELETE CASCADE,
  PRIMARY KEY (site_id, id)
) STRICT, WITHOUT ROWID;

CREATE TABLE journal (
  site_id TEXT NOT NULL,
  seq INTEGER PRIMARY KEY AUTOINCREMENT,
  at TEXT NOT NULL,
  who TEXT NOT NULL,
  deed TEXT NOT NULL,
  what TEXT NOT NULL,
  count INTEGER NOT NULL,
  of_site TEXT GENERATED ALWAYS AS (nullif(site_id, '*')) VIRTUAL REFERENCES sites (id) ON DELETE CASCADE
) STRICT;

CREATE TABLE navigations (
  site_id TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  name TEXT NOT NULL,
  doc TEXT NOT NULL CHECK (json_valid(doc)),
  PRIMARY KEY (site_id, name)
) STRICT;

CREATE TABLE pages (
  site_id TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  id TEXT NOT NULL,
  url_nl TEXT,
  url_fr TEXT,
  url_en TEXT,
  url_de TEXT,
  withdrawn_at TEXT,
  doc TEXT NOT NULL CHECK (json_valid(doc)),
  PRIMARY KEY (site_id, id)
) STRICT;

CREATE TABLE entities (
  site_id TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  id TEXT NOT NULL,
  doc TEXT NOT NULL CHECK (json_valid(doc)),
  PRIMARY KEY (site_id, id)
) STRICT;

CREATE TABLE entity_items (
  site_id TEXT NOT NULL,
  entity_id TEXT NOT NULL,
  id TEXT NOT NULL,
  position INTEGER NOT NULL,
  doc TEXT NOT NULL CHECK (json_valid(doc)),
  PRIMARY KEY (site_id, entity_id, id),
  FOREIGN KEY (site_id, entity_id) REFERENCES entities (site_id, id) ON DELETE CASCADE
) STRICT;

CREATE TABLE collections (
  site_id TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  id TEXT NOT NULL,
  doc TEXT NOT NULL CHECK (json_valid(doc)),
  PRIMARY KEY (site_id, id)
) STRICT;

CREATE TABLE estate_groups (
  site_id TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  id TEXT NOT NULL,
  doc TEXT NOT NULL CHECK (json_valid(doc)),
  PRIMARY KEY (site_id, id)
) STRICT;

CREATE TABLE estate_group_members (
  site_id TEXT NOT NULL,
  group_id TEXT NOT NULL,
  position INTEGER NOT NULL,
  estate_id TEXT NOT NULL,
  PRIMARY KEY (site_id, group_id, position),
  FOREIGN KEY (site_id, group_id) REFERENCES estate_groups (site_id, id) ON DELETE CASCADE
) STRICT;

CREATE TABLE estate_pages (
  site_id TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  estate_id TEXT NOT NULL COLLATE NOCASE,
  name TEXT NOT NULL,
  withdrawn_at TEXT,
  doc TEXT NOT NULL CHECK (json_valid(doc)),
  PRIMARY KEY (site_id, estate_id, name)
) STRICT;

CREATE TABLE translations (
  site_id TEXT NOT NULL,
  locale TEXT NOT NULL,
  key TEXT NOT NULL,
  value TEXT NOT NULL,
  PRIMARY KEY (site_id, locale, key)
) STRICT, WITHOUT ROWID;

CREATE TABLE assets (
  site_id TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  name TEXT NOT NULL,
  version TEXT NOT NULL CHECK (version GLOB 'w[1-9]*' OR version = 'social'),
  r2_key TEXT NOT NULL,
  hash TEXT NOT NULL,
  content_type TEXT NOT NULL,
  width INTEGER NOT NULL,
  height INTEGER NOT NULL,
  bytes INTEGER NOT NULL,
  plan INTEGER NOT NULL DEFAULT 0 CHECK (plan IN (0, 1)),
  PRIMARY KEY (site_id, name, version),
  CONSTRAINT social_is_jpeg CHECK (version <> 'social' OR (content_type = 'image/jpeg' AND width = 1200 AND height = 630))
) STRICT;

CREATE TABLE picture_files (
  site_id TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  hash TEXT NOT NULL CHECK (length(hash) = 64),
  content_type TEXT NOT NULL,
  width INTEGER NOT NULL,
  height INTEGER NOT NULL,
  bytes INTEGER NOT NULL,
  unused_since TEXT,
  swept_at TEXT,
  used INTEGER NOT NULL DEFAULT 0 CHECK (used IN (0, 1)),
  PRIMARY KEY (site_id, hash)
) STRICT;

CREATE TABLE picture_uses (
  site_id TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  kind TEXT NOT NULL,
  id TEXT NOT NULL COLLATE NOCASE,
  name TEXT NOT NULL,
  PRIMARY KEY (site_id, name, kind, id)
) STRICT, WITHOUT ROWID;

CREATE TABLE unnamed_pictures (
  site_id TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  name TEXT NOT NULL,
  since TEXT NOT NULL,
  PRIMARY KEY (site_id, name)
) STRICT, WITHOUT ROWID;

CREATE TABLE records (
  site_id TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  kind TEXT NOT NULL,
  id TEXT NOT NULL COLLATE NOCASE,
  hash TEXT NOT NULL,
  withdrawn_at TEXT,
  doc TEXT NOT NULL CHECK (json_valid(doc)),
  PRIMARY KEY (site_id, kind, id)
) STRICT;

CREATE TABLE imports (
  site_id TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  id TEXT NOT NULL,
  created_at TEXT NOT NULL,
  sync TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(sync)),
  state TEXT NOT NULL DEFAULT 'open',
  summary TEXT CHECK (summary IS NULL OR json_valid(summary)),
  allows_many INTEGER NOT NULL DEFAULT 0 CHECK (allows_many IN (0, 1)),
  quiet_after INTEGER,
  PRIMARY KEY (site_id, id),
  CONSTRAINT import_outdated CHECK (state IN ('open', 'done'))
) STRICT;

CREATE TABLE staged_records (
  site_id TEXT NOT NULL,
  import_id TEXT NOT NULL,
  kind TEXT NOT NULL,
  id TEXT NOT NULL COLLATE NOCASE,
  chunk INTEGER NOT NULL,
  line INTEGER,
  outcome TEXT NOT NULL CHECK (outcome IN ('new', 'changed', 'same', 'refused', 'gone')),
  base TEXT,
  hash TEXT,
  withdrawn_at TEXT,
  doc TEXT,
  layer TEXT,
  PRIMARY KEY (site_id, import_id, kind, id),
  FOREIGN KEY (site_id, import_id) REFERENCES imports (site_id, id) ON DELETE CASCADE
) STRICT;

CREATE TABLE staged_rows (
  site_id TEXT NOT NULL,
  import_id TEXT NOT NULL,
  deed TEXT NOT NULL,
  chunk INTEGER NOT NULL,
  position INTEGER NOT NULL,
  row TEXT NOT NULL,
  PRIMARY KEY (site_id, import_id, deed, chunk, position),
  FOREIGN KEY (site_id, import_id) REFERENCES imports (site_id, id) ON DELETE CASCADE
) STRICT;

CREATE TABLE erasures (
  person TEXT NOT NULL,
  erased_at TEXT NOT NULL,
  who TEXT NOT NULL,
  rows INTEGER NOT NULL,
  scope TEXT NOT NULL DEFAULT '*',
  PRIMARY KEY (person, erased_at)
) STRICT, WITHOUT ROWID;

CREATE TABLE restores (
  site_id TEXT PRIMARY KEY NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  saved_at TEXT NOT NULL,
  began_at TEXT NOT NULL,
  events_from INTEGER NOT NULL,
  journal_from INTEGER NOT NULL,
  compared_at TEXT
) STRICT, WITHOUT ROWID;

CREATE TABLE holds (
  site_id TEXT PRIMARY KEY NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  state TEXT NOT NULL CHECK (state IN ('held', 'decided', 'moved', 'leaving')),
  until INTEGER CHECK ((until IS NULL) = (state <> 'held')),
  since TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE feeds (
  site_id TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  name TEXT NOT NULL,
  kind TEXT NOT NULL,
  settings TEXT NOT NULL CHECK (json_valid(settings)),
  picture_hosts TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(picture_hosts)),
  secret_key TEXT,
  secret TEXT,
  paused INTEGER NOT NULL DEFAULT 0 CHECK (paused IN (0, 1)),
  every INTEGER NOT NULL CHECK (every >= 900000),
  run_at INTEGER NOT NULL,
  round INTEGER,
  round_until INTEGER,
  whole INTEGER CHECK (whole IN (0, 1)),
  since INTEGER,
  whole_at INTEGER,
  reading TEXT,
  checkpoint TEXT,
  outcome TEXT,
  reason TEXT,
  ended_at INTEGER,
  failures INTEGER NOT NULL DEFAULT 0,
  leads TEXT NOT NULL DEFAULT 'mail' CHECK (leads IN ('mail', 'call', 'both')),
  PRIMARY KEY (site_id, name),
  CHECK ((secret IS NULL) = (secret_key IS NULL)),
  CHECK ((round IS NULL) = (round_until IS NULL) AND (round IS NULL) = (whole IS NULL))
) STRICT, WITHOUT ROWID;

CREATE TABLE feed_homes (
  site_id TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  feed TEXT NOT NULL,
  vendor_id TEXT NOT NULL,
  number INTEGER NOT NULL CHECK (number BETWEEN 900000000000 AND 999999999999),
  estate_id TEXT NOT NULL,
  parent TEXT,
  mark TEXT,
  state TEXT NOT NULL DEFAULT 'named' CHECK (state IN ('named', 'shown', 'hidden', 'refused', 'asked', 'gone')),
  reason TEXT,
  rival TEXT,
  decided TEXT CHECK (decided IN ('same', 'other')),
  gone_at INTEGER,
  unmapped TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(unmapped)),
  guid TEXT,
  reported TEXT,
  PRIMARY KEY (site_id, feed, vendor_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE feed_pages (
  site_id TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  feed TEXT NOT NULL,
  round INTEGER NOT NULL,
  page INTEGER NOT NULL,
  ids TEXT NOT NULL CHECK (json_valid(ids)),
  PRIMARY KEY (site_id, feed, round, page)
) STRICT, WITHOUT ROWID;

CREATE TABLE feed_accounts (
  kind TEXT PRIMARY KEY NOT NULL,
  key TEXT NOT NULL,
  account TEXT NOT NULL,
  set_at TEXT NOT NULL,
  free_at INTEGER NOT NULL DEFAULT 0
) STRICT, WITHOUT ROWID;

CREATE TABLE made_homes (
  site_id TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  home TEXT NOT NULL CHECK (length(home) = 12 AND home GLOB '8*' AND home NOT GLOB '*[^0-9]*'),
  kind TEXT NOT NULL CHECK (kind IN ('estate', 'rental')),
  made_by TEXT NOT NULL,
  who TEXT NOT NULL,
  project TEXT,
  PRIMARY KEY (site_id, home),
  UNIQUE (site_id, made_by)
) STRICT, WITHOUT ROWID;

CREATE TABLE home_drafts (
  site_id TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  kind TEXT NOT NULL CHECK (kind IN ('estate', 'rental')),
  home TEXT NOT NULL COLLATE NOCASE,
  field TEXT NOT NULL,
  value TEXT NOT NULL CHECK (json_valid(value)),
  base TEXT NOT NULL CHECK (json_valid(base)),
  who TEXT NOT NULL,
  at TEXT NOT NULL,
  PRIMARY KEY (site_id, kind, home, field)
) STRICT, WITHOUT ROWID;

CREATE TABLE home_versions (
  site_id TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  kind TEXT NOT NULL CHECK (kind IN ('estate', 'rental')),
  home TEXT NOT NULL COLLATE NOCASE,
  number INTEGER NOT NULL,
  action TEXT NOT NULL,
  who TEXT NOT NULL,
  at TEXT NOT NULL,
  hash TEXT NOT NULL,
  withdrawn_at TEXT,
  doc TEXT NOT NULL CHECK (json_valid(doc)),
  draft TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(draft)),
  events_after INTEGER NOT NULL,
  shown_before TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(shown_before)),
  layer TEXT CHECK (layer IS NULL OR json_valid(layer)),
  PRIMARY KEY (site_id, kind, home, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE home_layers (
  site_id TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  kind TEXT NOT NULL CHECK (kind IN ('estate', 'listing', 'rental')),
  home TEXT NOT NULL COLLATE NOCASE,
  field TEXT NOT NULL CHECK (field IN ('contact', 'hidden', 'openHouses', 'pictures')),
  value TEXT NOT NULL CHECK (json_valid(value)),
  who TEXT NOT NULL,
  at TEXT NOT NULL,
  mark TEXT NOT NULL,
  PRIMARY KEY (site_id, kind, home, field)
) STRICT, WITHOUT ROWID;

CREATE TABLE sent_pictures (
  site_id TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  day TEXT NOT NULL,
  bytes INTEGER NOT NULL,
  PRIMARY KEY (site_id, day)
) STRICT, WITHOUT ROWID;

CREATE TABLE site_changes (
  site_id TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  number INTEGER NOT NULL,
  who TEXT NOT NULL,
  at TEXT NOT NULL,
  put_back INTEGER,
  rows TEXT NOT NULL CHECK (json_valid(rows)),
  PRIMARY KEY (site_id, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE page_versions (
  site_id TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  page TEXT NOT NULL COLLATE NOCASE,
  number INTEGER NOT NULL,
  who TEXT NOT NULL,
  at TEXT NOT NULL,
  withdrawn_at TEXT,
  doc TEXT NOT NULL CHECK (json_valid(doc)),
  PRIMARY KEY (site_id, page, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE page_drafts (
  site_id TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  page TEXT NOT NULL COLLATE NOCASE,
  mark TEXT NOT NULL,
  base TEXT,
  who TEXT NOT NULL,
  at TEXT NOT NULL,
  doc TEXT NOT NULL CHECK (json_valid(doc)),
  PRIMARY KEY (site_id, page)
) STRICT, WITHOUT ROWID;

CREATE TABLE own_services (
  site_id TEXT PRIMARY KEY NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  address TEXT NOT NULL,
  scope TEXT NOT NULL CHECK (scope IN ('core', 'full')),
  picture_hosts TEXT NOT NULL CHECK (json_valid(picture_hosts)),
  token_key TEXT,
  token TEXT,
  ask_at INTEGER NOT NULL,
  asked_at INTEGER,
  outcome TEXT,
  quiet INTEGER NOT NULL DEFAULT 0,
  since INTEGER,
  ended_at INTEGER,
  reason TEXT,
  failures INTEGER NOT NULL DEFAULT 0,
  knows TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(knows)),
  CHECK ((token IS NULL) = (token_key IS NULL))
) STRICT, WITHOUT ROWID;

CREATE TABLE own_homes (
  site_id TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  id TEXT NOT NULL,
  listed TEXT,
  seen_at INTEGER NOT NULL DEFAULT 0,
  learned_at INTEGER,
  ask_at INTEGER,
  tries INTEGER NOT NULL DEFAULT 0,
  refused TEXT,
  PRIMARY KEY (site_id, id)
) STRICT, WITHOUT ROWID;

CREATE TABLE asked_homes (
  site_id TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  id TEXT NOT NULL,
  asked_at INTEGER NOT NULL,
  outcome TEXT CHECK (outcome IN ('learned', 'unknown', 'unreachable')),
  PRIMARY KEY (site_id, id)
) STRICT, WITHOUT ROWID;

CREATE TABLE addressed_pictures (
  site_id TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  home_id TEXT NOT NULL,
  name TEXT NOT NULL,
  address TEXT NOT NULL,
  state TEXT NOT NULL DEFAULT 'due' CHECK (state IN ('due', 'kept', 'gone', 'refused', 'failing')),
  reason TEXT,
  etag TEXT,
  tries INTEGER NOT NULL DEFAULT 0,
  check_at INTEGER NOT NULL,
  plan INTEGER NOT NULL DEFAULT 0 CHECK (plan IN (0, 1)),
  PRIMARY KEY (site_id, home_id, name)
) STRICT, WITHOUT ROWID;

CREATE TABLE picture_chains (
  site_id TEXT PRIMARY KEY NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  until INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE estates (
  num INTEGER PRIMARY KEY,
  site_id TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  id TEXT NOT NULL,
  guid TEXT COLLATE NOCASE,
  parent_id TEXT,
  has_units INTEGER NOT NULL DEFAULT 0 CHECK (has_units IN (0, 1)),
  withdrawn_at TEXT,
  country_id TEXT,
  city_id TEXT,
  city_name TEXT,
  head_type_id TEXT,
  sub_type_id TEXT,
  transaction_id TEXT,
  transaction_key TEXT,
  price REAL,
  price_step INTEGER,
  bedroom_count INTEGER,
  floor INTEGER,
  floor_id INTEGER,
  publication_date TEXT,
  lat REAL,
  lon REAL,
  address_hidden INTEGER NOT NULL DEFAULT 0 CHECK (address_hidden IN (0, 1)),
  source TEXT NOT NULL DEFAULT 'first',
  sold INTEGER NOT NULL DEFAULT 0 CHECK (sold IN (0, 1)),
  project INTEGER NOT NULL DEFAULT 0 CHECK (project IN (0, 1)),
  on_offer INTEGER NOT NULL DEFAULT 1 CHECK (on_offer IN (0, 1)),
  open_until TEXT,
  hidden_by TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(hidden_by)),
  traits INTEGER NOT NULL DEFAULT 0,
  living_area INTEGER,
  land_area INTEGER,
  built_in INTEGER,
  available_on INTEGER,
  price_per_area REAL,
  history_status TEXT,
  price_from INTEGER NOT NULL DEFAULT 0 CHECK (price_from IN (0, 1))
) STRICT;

CREATE TABLE estate_documents (
  site_id TEXT NOT NULL,
  id TEXT NOT NULL,
  words TEXT NOT NULL DEFAULT '',
  doc TEXT NOT NULL CHECK (json_valid(doc)),
  card TEXT,
  PRIMARY KEY (site_id, id),
  FOREIGN KEY (site_id, id) REFERENCES estates (site_id, id) ON DELETE CASCADE
) STRICT;

CREATE TABLE source_listings (
  site_id TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  guid TEXT NOT NULL COLLATE NOCASE,
  withdrawn_at TEXT,
  lat REAL,
  lon REAL,
  address_hidden INTEGER NOT NULL DEFAULT 0 CHECK (address_hidden IN (0, 1)),
  doc TEXT NOT NULL CHECK (json_valid(doc)),
  PRIMARY KEY (site_id, guid)
) STRICT;

CREATE TABLE contact_infos (
  site_id TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  estate_id TEXT NOT NULL COLLATE NOCASE,
  doc TEXT NOT NULL CHECK (json_valid(doc)),
  PRIMARY KEY (site_id, estate_id)
) STRICT;

CREATE TABLE home_histories (
  site_id TEXT NOT NULL,
  estate_id TEXT NOT NULL,
  since TEXT,
  steps TEXT NOT NULL CHECK (json_valid(steps)),
  PRIMARY KEY (site_id, estate_id),
  FOREIGN KEY (site_id, estate_id) REFERENCES estates (site_id, id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

CREATE TABLE estate_collections (
  site_id TEXT NOT NULL,
  collection_id TEXT NOT NULL,
  estate_id TEXT NOT NULL,
  listed_id TEXT NOT NULL,
  PRIMARY KEY (site_id, collection_id, estate_id),
  FOREIGN KEY (site_id, estate_id) REFERENCES estates (site_id, id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

CREATE TABLE cities (
  site_id TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  id TEXT NOT NULL,
  zip TEXT NOT NULL,
  name_nl TEXT,
  name_fr TEXT,
  name_en TEXT,
  name_de TEXT,
  alias_nl TEXT,
  alias_fr TEXT,
  alias_en TEXT,
  alias_de TEXT,
  lat REAL,
  lon REAL,
  PRIMARY KEY (site_id, id)
) STRICT;

CREATE TABLE city_words (
  site_id TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  word TEXT NOT NULL,
  city_id TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('zip', 'name', 'alias')),
  locale TEXT NOT NULL,
  whole INTEGER NOT NULL CHECK (whole IN (0, 1)),
  PRIMARY KEY (site_id, word, city_id, kind, locale)
) STRICT, WITHOUT ROWID;

CREATE TABLE option_names (
  site_id TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  kind TEXT NOT NULL,
  id TEXT NOT NULL,
  nl TEXT,
  fr TEXT,
  en TEXT,
  de TEXT,
  PRIMARY KEY (site_id, kind, id)
) STRICT, WITHOUT ROWID;

CREATE TABLE estate_counts (
  site_id TEXT NOT NULL,
  city_id TEXT NOT NULL,
  city_name TEXT NOT NULL,
  transaction_key TEXT NOT NULL,
  head_type_id TEXT NOT NULL,
  sub_type_id TEXT NOT NULL,
  country_id TEXT NOT NULL,
  transaction_id TEXT NOT NULL,
  source TEXT NOT NULL,
  estates INTEGER NOT NULL,
  PRIMARY KEY (site_id, city_id, city_name, transaction_key, head_type_id, sub_type_id, country_id, transaction_id, source)
) STRICT, WITHOUT ROWID;

CREATE TABLE home_counts (
  site_id TEXT NOT NULL,
  transaction_key TEXT NOT NULL,
  head_type_id TEXT NOT NULL,
  sub_type_id TEXT NOT NULL,
  country_id TEXT NOT NULL,
  transaction_id TEXT NOT NULL,
  source TEXT NOT NULL,
  bedroom_count INTEGER NOT NULL,
  price_step INTEGER NOT NULL,
  homes INTEGER NOT NULL,
  PRIMARY KEY (site_id, transaction_key, head_type_id, sub_type_id, country_id, transaction_id, source, bedroom_count, price_step)
) STRICT, WITHOUT ROWID;

CREATE VIRTUAL TABLE estate_words USING fts5 (
  words, content = '', contentless_delete = 1, detail = none, tokenize = "ascii tokenchars ':'"
);

CREATE TABLE modified_documents (
  site_id TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  kind TEXT NOT NULL CHECK (kind IN ('estate', 'rental', 'page')),
  id TEXT NOT NULL,
  modified_at TEXT NOT NULL,
  PRIMARY KEY (site_id, kind, id)
) STRICT, WITHOUT ROWID;

CREATE TABLE index_now (
  site_id TEXT PRIMARY KEY NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  reported_at TEXT NOT NULL,
  reported_kind TEXT NOT NULL DEFAULT '',
  reported_id TEXT NOT NULL DEFAULT '',
  attempts INTEGER NOT NULL DEFAULT 0 CHECK (attempts >= 0),
  next_at TEXT NOT NULL,
  outcome TEXT
) STRICT, WITHOUT ROWID;

CREATE TABLE agendas (
  site_id TEXT PRIMARY KEY NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  doc TEXT NOT NULL CHECK (json_valid(doc))
) STRICT;

CREATE TABLE agenda_closures (
  site_id TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  id TEXT NOT NULL,
  agent_id TEXT,
  starts_at TEXT NOT NULL,
  ends_at TEXT NOT NULL,
  created_at TEXT NOT NULL,
  PRIMARY KEY (site_id, id),
  CHECK (starts_at < ends_at)
) STRICT, WITHOUT ROWID;

CREATE TABLE open_houses (
  site_id TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  id TEXT NOT NULL,
  estate_id TEXT NOT NULL,
  day TEXT NOT NULL,
  from_time TEXT NOT NULL,
  to_time TEXT NOT NULL,
  places INTEGER,
  registration INTEGER NOT NULL CHECK (registration IN (0, 1)),
  ends_at TEXT NOT NULL,
  created_at TEXT NOT NULL,
  PRIMARY KEY (site_id, id)
) STRICT, WITHOUT ROWID;

CREATE TABLE appointments (
  site_id TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  id TEXT NOT NULL,
  seed TEXT NOT NULL,
  state TEXT NOT NULL DEFAULT 'booked' CHECK (state IN ('booked', 'cancelled')),
  estate_id TEXT NOT NULL,
  agent_id TEXT NOT NULL,
  starts_at TEXT NOT NULL,
  ends_at TEXT NOT NULL,
  occupied_until TEXT NOT NULL,
  origin TEXT NOT NULL,
  email_key TEXT NOT NULL,
  created_at TEXT NOT NULL,
  cancelled_at TEXT,
  doc TEXT NOT NULL CHECK (json_valid(doc)),
  held_until TEXT,
  day TEXT,
  day_slots INTEGER,
  answer TEXT CHECK (answer IS NULL OR (answer = 'confirmed' AND held_until IS NULL) OR (answer IN ('declined', 'cancelled') AND state = 'cancelled')),
  word TEXT CHECK (word IS NULL OR (answer IS NOT NULL AND length(word) BETWEEN 1 AND 1000)),
  answered_at TEXT CHECK ((answer IS NULL) = (answered_at IS NULL)),
  sequence INTEGER NOT NULL DEFAULT 0,
  moved_at TEXT,
  visitor_moves INTEGER NOT NULL DEFAULT 0 CONSTRAINT cap_of_moves CHECK (visitor_moves BETWEEN 0 AND 3),
  reminded_at TEXT,
  places INTEGER CHECK (places IS NULL OR places >= 0),
  street_told_at TEXT,
  PRIMARY KEY (site_id, id),
  CHECK (starts_at < ends_at AND ends_at <= occupied_until),
  CHECK ((state = 'cancelled') = (cancelled_at IS NOT NULL))
) STRICT;

CREATE TABLE appointment_links (
  site_id TEXT NOT NULL,
  hash TEXT NOT NULL,
  appointment_id TEXT NOT NULL,
  PRIMARY KEY (site_id, hash),
  FOREIGN KEY (site_id, appointment_id) REFERENCES appointments (site_id, id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

CREATE TABLE appointment_moves (
  site_id TEXT NOT NULL,
  appointment_id TEXT NOT NULL,
  sequence INTEGER NOT NULL,
  moved_by TEXT NOT NULL CHECK (moved_by IN ('visitor', 'agency')),
  moved_at TEXT NOT NULL,
  from_start TEXT NOT NULL,
  from_end TEXT NOT NULL,
  from_agent TEXT NOT NULL CHECK (json_valid(from_agent)),
  word TEXT CHECK (word IS NULL OR (moved_by = 'agency' AND length(word) BETWEEN 1 AND 1000)),
  PRIMARY KEY (site_id, appointment_id, sequence),
  FOREIGN KEY (site_id, appointment_id) REFERENCES appointments (site_id, id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

CREATE TABLE rental_units (
  site_id TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  id TEXT NOT NULL,
  withdrawn_at TEXT,
  doc TEXT NOT NULL CHECK (json_valid(doc)),
  name TEXT NOT NULL DEFAULT '',
  city_name TEXT NOT NULL DEFAULT '',
  words TEXT NOT NULL DEFAULT '',
  max_occupation INTEGER NOT NULL DEFAULT 0,
  rates TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(rates)),
  city_id TEXT,
  location_id TEXT,
  sub_kind_id TEXT,
  arrival_days TEXT NOT NULL DEFAULT '6',
  min_nights INTEGER NOT NULL DEFAULT 7,
  card TEXT,
  cleaning_cents INTEGER NOT NULL DEFAULT 0,
  tax_cents INTEGER NOT NULL DEFAULT 0,
  night_cents INTEGER NOT NULL DEFAULT 0,
  person_cents INTEGER NOT NULL DEFAULT 0,
  features INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (site_id, id)
) STRICT;

CREATE TABLE agreements (
  site_id TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  id TEXT NOT NULL,
  locale TEXT NOT NULL,
  position INTEGER NOT NULL,
  title TEXT NOT NULL,
  body TEXT NOT NULL,
  required INTEGER NOT NULL CHECK (required IN (0, 1)),
  PRIMARY KEY (site_id, id, locale)
) STRICT, WITHOUT ROWID;

CREATE TABLE stays (
  site_id TEXT NOT NULL,
  id TEXT NOT NULL,
  unit_id TEXT NOT NULL,
  from_day TEXT NOT NULL CHECK (from_day = date(from_day)),
  to_day TEXT NOT NULL CHECK (to_day = date(to_day)),
  state TEXT NOT NULL CHECK (state IN ('requested', 'confirmed', 'blocked', 'released')),
  email_key TEXT,
  persons INTEGER,
  lapses_at TEXT,
  doc TEXT CHECK (doc IS NULL OR json_valid(doc)),
  created_at TEXT NOT NULL,
  held_until TEXT,
  season TEXT,
  season_nights INTEGER,
  answer TEXT CHECK (answer IS NULL OR (answer = 'confirmed' AND state = 'confirmed') OR (answer IN ('declined', 'cancelled') AND state = 'released')),
  word TEXT CHECK (word IS NULL OR (answer IS NOT NULL AND length(word) BETWEEN 1 AND 1000)),
  answered_at TEXT CHECK ((answer IS NULL) = (answered_at IS NULL)),
  offers TEXT CHECK (offers IS NULL OR (answer = 'declined' AND json_type(offers) = 'array')),
  remind_at TEXT,
  elsewhere INTEGER NOT NULL DEFAULT 0 CHECK (elsewhere = 0 OR (elsewhere = 1 AND email_key IS NULL AND doc IS NULL)),
  by_guest INTEGER NOT NULL DEFAULT 0 CHECK (by_guest IN (0, 1) AND (by_guest = 0 OR answer = 'cancelled')),
  sequence INTEGER NOT NULL DEFAULT 0,
  wish TEXT CHECK (wish IS NULL OR json_valid(wish)),
  wished_at TEXT CHECK ((wish IS NULL) = (wished_at IS NULL)),
  wishes INTEGER NOT NULL DEFAULT 0 CONSTRAINT cap_of_wishes CHECK (wishes BETWEEN 0 AND 5),
  PRIMARY KEY (site_id, id),
  FOREIGN KEY (site_id, unit_id) REFERENCES rental_units (site_id, id) ON DELETE CASCADE,
  CHECK (to_day > from_day AND to_day <= date(from_day, '+1 year')),
  CHECK (state IN ('blocked', 'released') OR (email_key IS NOT NULL AND persons >= 1 AND doc IS NOT NULL))
) STRICT;

CREATE TABLE stay_nights (
  site_id TEXT NOT NULL,
  unit_id TEXT NOT NULL,
  night TEXT NOT NULL,
  stay_id TEXT NOT NULL,
  PRIMARY KEY (site_id, unit_id, night),
  FOREIGN KEY (site_id, stay_id) REFERENCES stays (site_id, id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

CREATE TABLE stay_links (
  site_id TEXT NOT NULL,
  hash TEXT NOT NULL,
  stay_id TEXT NOT NULL,
  PRIMARY KEY (site_id, hash),
  FOREIGN KEY (site_id, stay_id) REFERENCES stays (site_id, id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

CREATE TABLE calendars (
  site_id TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  kind TEXT NOT NULL CHECK (kind IN ('person', 'unit')),
  subject_id TEXT NOT NULL,
  seed TEXT NOT NULL,
  hash TEXT NOT NULL,
  made_at TEXT NOT NULL,
  earlier TEXT NOT NULL DEFAULT '[]' CHECK (json_type(earlier) = 'array'),
  PRIMARY KEY (site_id, kind, subject_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE read_calendars (
  site_id TEXT NOT NULL,
  id TEXT NOT NULL,
  unit_id TEXT NOT NULL,
  address TEXT NOT NULL,
  next_at TEXT NOT NULL,
  asked_at TEXT,
  read_at TEXT,
  failing_since TEXT,
  told_at TEXT,
  outcome TEXT,
  nights TEXT NOT NULL DEFAULT '[]' CHECK (json_type(nights) = 'array'),
  not_understood INTEGER NOT NULL DEFAULT 0,
  given_at TEXT NOT NULL,
  free INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (site_id, id),
  FOREIGN KEY (site_id, unit_id) REFERENCES rental_units (site_id, id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

CREATE TABLE calendar_conflicts (
  site_id TEXT NOT NULL,
  calendar_id TEXT NOT NULL,
  stay_id TEXT NOT NULL,
  told_at TEXT NOT NULL,
  PRIMARY KEY (site_id, calendar_id, stay_id),
  FOREIGN KEY (site_id, calendar_id) REFERENCES read_calendars (site_id, id) ON DELETE CASCADE,
  FOREIGN KEY (site_id, stay_id) REFERENCES stays (site_id, id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

CREATE TABLE submissions (
  site_id TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  id TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('contact', 'friend')),
  sender_key TEXT NOT NULL,
  recipient_key TEXT,
  created_at TEXT NOT NULL,
  doc TEXT NOT NULL CHECK (json_valid(doc)),
  answered_at TEXT CHECK (answered_at IS NULL OR kind = 'contact'),
  turn_at TEXT,
  PRIMARY KEY (site_id, id)
) STRICT;

CREATE TABLE valuations (
  site_id TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  id TEXT NOT NULL,
  seed TEXT NOT NULL,
  reference TEXT NOT NULL,
  state TEXT NOT NULL DEFAULT 'asked' CHECK (state IN ('asked', 'withdrawn')),
  locale TEXT NOT NULL,
  origin TEXT NOT NULL,
  sender_key TEXT NOT NULL,
  created_at TEXT NOT NULL,
  withdrawn_at TEXT,
  doc TEXT NOT NULL CHECK (json_valid(doc)),
  answered_at TEXT,
  PRIMARY KEY (site_id, id)
) STRICT;

CREATE TABLE valuation_links (
  site_id TEXT NOT NULL,
  hash TEXT NOT NULL,
  valuation_id TEXT NOT NULL,
  PRIMARY KEY (site_id, hash),
  FOREIGN KEY (site_id, valuation_id) REFERENCES valuations (site_id, id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

CREATE TABLE subscriptions (
  site_id TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  id TEXT NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('pending', 'active', 'ended')),
  email TEXT NOT NULL,
  email_key TEXT NOT NULL,
  name TEXT,
  locale TEXT NOT NULL,
  criteria TEXT NOT NULL CHECK (json_valid(criteria)),
  origin TEXT NOT NULL,
  seed TEXT NOT NULL,
  seen_event INTEGER NOT NULL DEFAULT 0,
  created_at TEXT NOT NULL,
  confirmed_at TEXT,
  ended_at TEXT,
  paused_until TEXT CHECK (paused_until = date(paused_until)),
  rhythm TEXT NOT NULL DEFAULT 'daily' CHECK (rhythm IN ('at_once', 'daily', 'weekly')),
  in_step INTEGER NOT NULL DEFAULT 0 CHECK (in_step IN (0, 1) AND (in_step = 0 OR rhythm = 'at_once')),
  capped INTEGER NOT NULL DEFAULT 0 CHECK (capped IN (0, 1)),
  changes INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (site_id, id)
) STRICT;

CREATE TABLE subscription_tokens (
  site_id TEXT NOT NULL,
  hash TEXT NOT NULL,
  subscription_id TEXT NOT NULL,
  purpose TEXT NOT NULL CHECK (purpose IN ('confirm', 'manage', 'unsubscribe')),
  expires_at TEXT,
  PRIMARY KEY (site_id, hash),
  FOREIGN KEY (site_id, subscription_id) REFERENCES subscriptions (site_id, id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

CREATE TABLE rental_alerts (
  site_id TEXT NOT NULL,
  subscription_id TEXT NOT NULL,
  known TEXT NOT NULL CHECK (json_valid(known)),
  seen_on TEXT NOT NULL,
  PRIMARY KEY (site_id, subscription_id),
  FOREIGN KEY (site_id, subscription_id) REFERENCES subscriptions (site_id, id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

CREATE TABLE alert_sites (
  site_id TEXT PRIMARY KEY NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  since TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE alert_runs (
  site_id TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  day TEXT NOT NULL,
  upto INTEGER NOT NULL,
  enqueued_at TEXT,
  finished_at TEXT,
  weekly_upto INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (site_id, day)
) STRICT, WITHOUT ROWID;

CREATE TABLE alert_days (
  day TEXT PRIMARY KEY NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE announced_estates (
  site_id TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  estate_id TEXT NOT NULL,
  PRIMARY KEY (site_id, estate_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE estate_events (
  site_id TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  seq INTEGER PRIMARY KEY AUTOINCREMENT,
  estate_id TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('new', 'price_lowered', 'price_changed', 'gone')),
  price_before REAL,
  created_at TEXT NOT NULL,
  not_before TEXT
) STRICT;

CREATE TABLE shown_prices (
  site_id TEXT NOT NULL,
  estate_id TEXT NOT NULL,
  since TEXT NOT NULL,
  until TEXT,
  price REAL NOT NULL,
  PRIMARY KEY (site_id, estate_id, since, price),
  FOREIGN KEY (site_id, estate_id) REFERENCES estates (site_id, id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

CREATE TABLE price_cuts (
  site_id TEXT NOT NULL,
  estate_id TEXT NOT NULL,
  price_before REAL NOT NULL,
  cut_at TEXT NOT NULL,
  PRIMARY KEY (site_id, estate_id),
  FOREIGN KEY (site_id, estate_id) REFERENCES estates (site_id, id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

CREATE TABLE alerts_at_once (
  site_id TEXT PRIMARY KEY NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  seen_event INTEGER NOT NULL,
  first_at TEXT,
  due_at TEXT,
  too_many INTEGER NOT NULL DEFAULT 0 CHECK (too_many IN (0, 1)),
  upto INTEGER,
  begun_at TEXT,
  pieces TEXT CHECK (json_valid(pieces)),
  enqueued_at TEXT,
  CHECK ((upto IS NULL) = (pieces IS NULL) AND (upto IS NULL) = (begun_at IS NULL))
) STRICT, WITHOUT ROWID;

CREATE TABLE search_cards (
  site_id TEXT NOT NULL,
  subscription_id TEXT NOT NULL,
  email_key TEXT NOT NULL,
  feed TEXT NOT NULL,
  system TEXT NOT NULL,
  words TEXT NOT NULL,
  locale TEXT NOT NULL,
  agreed_at TEXT NOT NULL,
  queued_at TEXT,
  ended_at TEXT,
  earlier TEXT NOT NULL DEFAULT '[]',
  PRIMARY KEY (site_id, subscription_id),
  FOREIGN KEY (site_id, subscription_id) REFERENCES subscriptions (site_id, id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

CREATE TABLE lead_keys (
  site_id TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  id TEXT NOT NULL,
  seed TEXT NOT NULL,
  created_at TEXT NOT NULL,
  ends_at TEXT,
  PRIMARY KEY (site_id, id)
) STRICT;

CREATE TABLE lead_calls (
  site_id TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  id TEXT NOT NULL,
  deed TEXT NOT NULL CHECK (deed IN ('contact', 'valuation', 'viewing', 'stay', 'search')),
  subject_id TEXT NOT NULL,
  origin TEXT,
  recipient TEXT,
  mail TEXT CHECK (mail IS NULL OR json_valid(mail)),
  state TEXT NOT NULL DEFAULT 'due' CHECK (state IN ('due', 'sending', 'sent', 'failed', 'void')),
  attempts INTEGER NOT NULL DEFAULT 0,
  next_attempt_at TEXT NOT NULL,
  created_at TEXT NOT NULL,
  outcome TEXT,
  news TEXT NOT NULL DEFAULT 'asked' CHECK (news IN ('asked', 'moved', 'changed', 'cancelled')),
  feed TEXT,
  vendor_home TEXT,
  visitor_key TEXT,
  begun_at TEXT,
  PRIMARY KEY (site_id, id)
) STRICT;

CREATE TABLE outbox (
  site_id TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  id TEXT NOT NULL,
  kind TEXT NOT NULL,
  recipient TEXT NOT NULL,
  recipient_key TEXT NOT NULL,
  data TEXT NOT NULL CHECK (json_valid(data)),
  state TEXT NOT NULL DEFAULT 'due' CHECK (state IN ('due', 'sending', 'sent', 'failed', 'void')),
  attempts INTEGER NOT NULL DEFAULT 0,
  next_attempt_at TEXT NOT NULL,
  created_at TEXT NOT NULL,
  dedupe TEXT,
  rank INTEGER GENERATED ALWAYS AS (kind IN ('digest', 'home-price', 'home-gone')) VIRTUAL,
  asked TEXT CHECK (asked IN ('unconfirmed', 'confirmed')),
  PRIMARY KEY (site_id, id)
) STRICT;

CREATE TABLE mail_days (
  site_id TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  day TEXT NOT NULL,
  sent INTEGER NOT NULL,
  PRIMARY KEY (site_id, day)
) STRICT, WITHOUT ROWID;

CREATE TABLE mail_quotas (
  site_id TEXT PRIMARY KEY NOT NULL,
  most INTEGER NOT NULL CHECK (most >= 0)
) STRICT, WITHOUT ROWID;

CREATE TABLE mailbox_mails (
  mail TEXT PRIMARY KEY NOT NULL,
  mailbox TEXT NOT NULL,
  sent_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE mail_senders (
  site_id TEXT PRIMARY KEY NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  address TEXT NOT NULL,
  fault TEXT CHECK (fault IN ('records', 'refused')),
  checked_at TEXT NOT NULL
) STRICT;

CREATE TABLE staff (
  site_id TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  id TEXT NOT NULL,
  name TEXT NOT NULL,
  email TEXT NOT NULL,
  email_key TEXT NOT NULL,
  sees TEXT NOT NULL CHECK (sees IN ('all', 'own')),
  created_at TEXT NOT NULL,
  removed_at TEXT,
  edits_homes INTEGER NOT NULL DEFAULT 0 CHECK (edits_homes IN (0, 1)),
  edits_site INTEGER NOT NULL DEFAULT 0 CHECK (edits_site IN (0, 1)),
  keeps_people INTEGER NOT NULL DEFAULT 0 CHECK (keeps_people IN (0, 1)),
  PRIMARY KEY (site_id, id)
) STRICT, WITHOUT ROWID;

CREATE TABLE staff_asks (
  site_id TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  email_key TEXT NOT NULL,
  sender_key TEXT NOT NULL,
  created_at TEXT NOT NULL,
  proof_key TEXT NOT NULL DEFAULT ''
) STRICT;

CREATE TABLE staff_sign_ins (
  site_id TEXT NOT NULL,
  id TEXT NOT NULL,
  hash TEXT NOT NULL,
  staff_id TEXT NOT NULL,
  browser_hash TEXT NOT NULL,
  sign TEXT NOT NULL,
  locale TEXT NOT NULL,
  origin TEXT NOT NULL,
  created_at TEXT NOT NULL,
  expires_at TEXT NOT NULL,
  used_at TEXT,
  code_hash TEXT NOT NULL DEFAULT '',
  tries INTEGER NOT NULL DEFAULT 0,
  known INTEGER NOT NULL DEFAULT 0,
  used_by TEXT,
  PRIMARY KEY (site_id, id),
  FOREIGN KEY (site_id, staff_id) REFERENCES staff (site_id, id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

CREATE TABLE staff_sessions (
  site_id TEXT NOT NULL,
  hash TEXT NOT NULL,
  id TEXT NOT NULL,
  staff_id TEXT NOT NULL,
  device TEXT NOT NULL,
  created_at TEXT NOT NULL,
  seen_at TEXT NOT NULL,
  expires_at TEXT NOT NULL,
  PRIMARY KEY (site_id, hash),
  FOREIGN KEY (site_id, staff_id) REFERENCES staff (site_id, id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

CREATE TABLE changed_sites (
  site_id TEXT PRIMARY KEY NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  changed_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE idempotent_answers (
  site_id TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  key TEXT NOT NULL,
  route TEXT NOT NULL,
  body_hash TEXT NOT NULL,
  status INTEGER NOT NULL,
  answer TEXT NOT NULL CHECK (json_valid(answer)),
  created_at TEXT NOT NULL,
  PRIMARY KEY (site_id, key)
) STRICT, WITHOUT ROWID;

CREATE TABLE limits (
  site_id TEXT NOT NULL,
  name TEXT NOT NULL CHECK (name IN ('friend_hour', 'friend_day', 'friend_recipient_day', 'subscription_hour', 'subscription_day', 'receipt_hour', 'held_hour', 'network_day')),
  most INTEGER NOT NULL CHECK (most >= 0),
  PRIMARY KEY (site_id, name)
) STRICT, WITHOUT ROWID;

CREATE TABLE confirmed_addresses (
  site_id TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  email_key TEXT NOT NULL,
  confirmed_at TEXT NOT NULL,
  PRIMARY KEY (site_id, email_key)
) STRICT, WITHOUT ROWID;

CREATE TABLE mailed_tokens (
  site_id TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  hash TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('appointment', 'stay')),
  subject_id TEXT NOT NULL,
  email_key TEXT NOT NULL,
  created_at TEXT NOT NULL,
  PRIMARY KEY (site_id, hash)
) STRICT, WITHOUT ROWID;

CREATE TABLE answer_links (
  site_id TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  hash TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('stay', 'appointment', 'contact', 'valuation')),
  subject_id TEXT NOT NULL,
  deed TEXT NOT NULL,
  mail_id TEXT NOT NULL,
  mailed_to TEXT NOT NULL,
  created_at TEXT NOT NULL,
  expires_at TEXT NOT NULL,
  used_at TEXT CHECK (used_at IS NULL OR used_at < expires_at),
  PRIMARY KEY (site_id, hash)
) STRICT, WITHOUT ROWID;

CREATE TABLE case_numbers (
  site_id TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  number TEXT NOT NULL CHECK (length(number) = 4),
  kind TEXT NOT NULL CHECK (kind IN ('appointment', 'stay', 'contact')),
  subject_id TEXT NOT NULL,
  PRIMARY KEY (site_id, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE network_uses (
  site_id TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  kind TEXT NOT NULL CHECK (kind IN ('appointment', 'stay', 'duo')),
  network_key TEXT NOT NULL,
  created_at TEXT NOT NULL
) STRICT;

CREATE TABLE traffic (
  site_id TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  slot INTEGER NOT NULL,
  requests INTEGER NOT NULL,
  errors INTEGER NOT NULL,
  failed INTEGER NOT NULL,
  took_0 INTEGER NOT NULL,
  took_1 INTEGER NOT NULL,
  took_2 INTEGER NOT NULL,
  took_3 INTEGER NOT NULL,
  took_4 INTEGER NOT NULL,
  took_5 INTEGER NOT NULL,
  took_6 INTEGER NOT NULL,
  took_7 INTEGER NOT NULL,
  PRIMARY KEY (site_id, slot)
) STRICT, WITHOUT ROWID;

CREATE TABLE dead_letters (
  site_id TEXT NOT NULL,
  id TEXT NOT NULL,
  queue TEXT NOT NULL CHECK (queue IN ('work', 'forms')),
  kind TEXT NOT NULL,
  body TEXT NOT NULL CHECK (json_valid(body)),
  failed_at TEXT NOT NULL,
  of_site TEXT GENERATED ALWAYS AS (nullif(site_id, '*')) VIRTUAL REFERENCES sites (id) ON DELETE CASCADE,
  PRIMARY KEY (site_id, id)
) STRICT, WITHOUT ROWID;

CREATE TABLE redirects (
  site_id TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  id TEXT NOT NULL,
  path TEXT NOT NULL,
  pattern INTEGER NOT NULL CHECK (pattern IN (0, 1)),
  shape TEXT NOT NULL,
  params TEXT NOT NULL,
  key_param TEXT NOT NULL,
  target TEXT,
  doc TEXT NOT NULL CHECK (json_valid(doc)),
  PRIMARY KEY (site_id, id),
  UNIQUE (site_id, shape, params)
) STRICT;

CREATE TABLE redirect_uses (
  site_id TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  redirect_id TEXT NOT NULL,
  day TEXT NOT NULL,
  count INTEGER NOT NULL,
  PRIMARY KEY (site_id, redirect_id, day)
) STRICT;

CREATE TABLE home_days (
  site_id TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  kind TEXT NOT NULL CHECK (kind IN ('estate', 'rental')),
  home_id TEXT NOT NULL,
  day TEXT NOT NULL CHECK (day = date(day) OR (length(day) = 7 AND day || '-01' = date(day || '-01'))),
  opened INTEGER NOT NULL DEFAULT 0,
  kept INTEGER NOT NULL DEFAULT 0,
  compared INTEGER NOT NULL DEFAULT 0,
  shared INTEGER NOT NULL DEFAULT 0,
  matched INTEGER NOT NULL DEFAULT 0,
  sent INTEGER NOT NULL DEFAULT 0,
  questions INTEGER NOT NULL DEFAULT 0,
  viewings INTEGER NOT NULL DEFAULT 0,
  visits INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (site_id, kind, home_id, day)
) STRICT, WITHOUT ROWID;

CREATE TABLE interest_reports (
  day TEXT NOT NULL CHECK (day = date(day)),
  isolate TEXT NOT NULL,
  part INTEGER NOT NULL,
  seq INTEGER NOT NULL,
  homes INTEGER NOT NULL,
  counts TEXT NOT NULL CHECK (json_valid(counts)),
  PRIMARY KEY (day, isolate, part)
) STRICT, WITHOUT ROWID;

CREATE TABLE interest_days (
  day TEXT PRIMARY KEY NOT NULL CHECK (day = date(day)),
  closed_at TEXT
) STRICT, WITHOUT ROWID;

CREATE TABLE seller_windows (
  site_id TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  id TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('estate', 'rental')),
  home TEXT NOT NULL,
  seed TEXT NOT NULL,
  locale TEXT NOT NULL,
  origin TEXT NOT NULL,
  made_by TEXT NOT NULL,
  made_at TEXT NOT NULL,
  ended_at TEXT,
  email TEXT,
  email_key TEXT,
  rhythm TEXT NOT NULL DEFAULT 'none' CHECK (rhythm IN ('week', 'month', 'none')),
  mailed_on TEXT NOT NULL,
  sentence TEXT CHECK (length(sentence) BETWEEN 1 AND 280),
  sentence_by TEXT,
  sentence_until TEXT,
  words TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(words)),
  PRIMARY KEY (site_id, id),
  CHECK ((email IS NULL) = (email_key IS NULL)),
  CHECK (rhythm = 'none' OR email IS NOT NULL),
  CHECK ((sentence IS NULL) = (sentence_until IS NULL))
) STRICT;

CREATE TABLE seller_links (
  site_id TEXT NOT NULL,
  hash TEXT NOT NULL,
  window_id TEXT NOT NULL,
  PRIMARY KEY (site_id, hash),
  FOREIGN KEY (site_id, window_id) REFERENCES seller_windows (site_id, id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

CREATE TABLE site_weeks (
  site_id TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  week TEXT NOT NULL CHECK (week = date(week, 'weekday 1')),
  kind TEXT NOT NULL CHECK (kind IN ('few', 'place', 'budget', 'form')),
  what TEXT NOT NULL CHECK (length(what) BETWEEN 1 AND 200),
  count INTEGER NOT NULL CHECK (count > 0),
  PRIMARY KEY (site_id, week, kind, what)
) STRICT, WITHOUT ROWID;

CREATE TABLE duo_lists (
  site_id TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  id TEXT NOT NULL,
  made_at TEXT NOT NULL,
  used_on TEXT NOT NULL CHECK (used_on = date(used_on)),
  writes INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (site_id, id)
) STRICT, WITHOUT ROWID;

CREATE TABLE duo_people (
  site_id TEXT NOT NULL,
  list_id TEXT NOT NULL,
  person INTEGER NOT NULL CHECK (person IN (1, 2)),
  hash TEXT NOT NULL,
  name TEXT NOT NULL DEFAULT '' CHECK (length(name) <= 40),
  named_at TEXT NOT NULL,
  seen_on TEXT CHECK (seen_on = date(seen_on)),
  PRIMARY KEY (site_id, list_id, person),
  UNIQUE (site_id, hash),
  FOREIGN KEY (site_id, list_id) REFERENCES duo_lists (site_id, id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

CREATE TABLE duo_homes (
  site_id TEXT NOT NULL,
  list_id TEXT NOT NULL,
  home TEXT NOT NULL,
  added_at TEXT NOT NULL,
  PRIMARY KEY (site_id, list_id, home),
  FOREIGN KEY (site_id, list_id) REFERENCES duo_lists (site_id, id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

CREATE TABLE duo_marks (
  site_id TEXT NOT NULL,
  list_id TEXT NOT NULL,
  home TEXT NOT NULL,
  person INTEGER NOT NULL CHECK (person IN (1, 2)),
  heart INTEGER NOT NULL DEFAULT 0 CHECK (heart IN (0, 1)),
  note TEXT NOT NULL DEFAULT '' CHECK (length(note) <= 300),
  noted_at TEXT,
  PRIMARY KEY (site_id, list_id, home, person),
  FOREIGN KEY (site_id, list_id, home) REFERENCES duo_homes (site_id, list_id, home) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

CREATE VIEW kept_days AS
SELECT s.id AS site_id, k.key AS kind, k.value AS days
FROM sites AS s, json_each(s.doc, '$.settings.keptDays') AS k
WHERE s.doc ->> '$.settings.keptDays' IS NOT NULL AND k.type = 'integer';

CREATE VIEW shown_feeds AS
SELECT f.*, f.failures > 0 AND f.paused = 0 AND NOT EXISTS (
  SELECT 1 FROM sites AS s WHERE s.id = f.site_id AND s.doc ->> '$.state' = 'suspended') AS failing
FROM (
  SELECT site_id, name, kind, settings, secret_key, paused, every, run_at, round IS NOT NULL AS running, since, ended_at,
    outcome, reason, failures, leads
  FROM feeds
  UNION ALL
  SELECT o.site_id, 'own-service', 'own-service',
    json_object('address', o.address, 'pictureHosts', json(o.picture_hosts)), o.token_key, 0,
    900000 * (1 << min(o.quiet, 5)), o.ask_at,
    EXISTS (SELECT 1 FROM own_homes AS h WHERE h.site_id = o.site_id AND h.seen_at > ifnull(o.asked_at, 0)),
    o.since, o.ended_at, o.outcome, o.reason, o.failures, 'mail'
  FROM own_services AS o WHERE o.scope = 'core'
) AS f;

CREATE VIEW shown_feed_homes AS
SELECT site_id, feed, vendor_id AS home, estate_id AS estate, number, state, reason, rival, unmapped FROM feed_homes
UNION ALL
SELECT site_id, 'own-service', id, id, CAST(id AS INTEGER),
  CASE WHEN refused IS NOT NULL THEN 'refused' WHEN learned_at IS NULL THEN 'named' ELSE 'shown' END,
  refused, NULL, '[]'
FROM own_homes;

CREATE VIEW shown_homes AS
SELECT e.site_id, e.id, e.price
FROM offered_estates AS o
JOIN estates AS e ON e.site_id = o.site_id AND e.id = o.id
WHERE e.price IS NOT NULL
  AND e.price_from = 0
  AND e.has_units = 0
  AND (SELECT s.doc ->> '$.state' FROM sites AS s WHERE s.id = e.site_id) = 'live';

CREATE VIEW homes_with_history AS
SELECT e.site_id, e.id, e.history_status, e.price
FROM offered_estates AS o
JOIN estates AS e ON e.site_id = o.site_id AND e.id = o.id
WHERE e.history_status IS NOT NULL
  AND e.has_units = 0
  AND (SELECT s.doc ->> '$.state' FROM sites AS s WHERE s.id = e.site_id) = 'live';

CREATE VIEW homes_with_open_houses AS
SELECT d.site_id, d.id, (
  SELECT json_group_array(json(one.day)) FROM (
    SELECT came.value AS day FROM json_each(d.doc, '$.openHouses') AS came WHERE came.value ->> '$.office' IS NULL
    UNION ALL
    SELECT json_object('day', o.day, 'from', o.from_time, 'to', o.to_time, 'places', o.places,
      'registration', json(iif(o.registration, 'true', 'false')), 'office', json('true'))
    FROM open_houses AS o WHERE o.site_id = d.site_id AND o.estate_id = d.id AND NOT EXISTS (
      SELECT 1 FROM json_each(d.doc, '$.openHouses') AS came WHERE came.value ->> '$.office' IS NULL
        AND came.value ->> '$.day' = o.day AND came.value ->> '$.from' = o.from_time)
  ) AS one) AS days
FROM estate_documents AS d;

CREATE VIEW offered_estates AS
SELECT e.site_id, e.id, e.publication_date
FROM estates AS e
WHERE e.parent_id IS NULL
  AND e.withdrawn_at IS NULL
  AND e.on_offer = 1
  AND NOT EXISTS (
    SELECT 1 FROM sites AS s, json_each(s.doc, '$.settings.hiddenStatus') AS hidden, json_each(e.hidden_by) AS entry
    WHERE s.id = e.site_id AND CAST(hidden.value AS TEXT) = entry.value);

CREATE VIEW untold_events AS
SELECT e.site_id, e.seq, e.estate_id, e.kind FROM estate_events AS e
WHERE e.seq > max(
  ifnull((SELECT max(n.seen_event, ifnull(n.upto, 0)) FROM alerts_at_once AS n WHERE n.site_id = e.site_id), 0),
  ifnull((SELECT max(r.upto) FROM alert_runs AS r WHERE r.site_id = e.site_id), 0));

CREATE VIEW full_mail_days AS
SELECT d.site_id, d.day, r.value AS rank
FROM mail_days AS d JOIN mail_quotas AS q ON q.site_id = ''
LEFT JOIN mail_quotas AS own ON own.site_id = d.site_id
JOIN json_each('[0,1]') AS r
WHERE d.sent >= COALESCE(own.most, q.most) * (10 - r.value) / 10;

CREATE VIEW site_limits AS
SELECT s.id AS site_id, d.name, COALESCE(own.most, d.most) AS most
FROM sites AS s JOIN limits AS d ON d.site_id = ''
LEFT JOIN limits AS own ON own.site_id = s.id AND own.name = d.name;

CREATE VIEW drawn_case_numbers AS
WITH RECURSIVE
  signs (text) AS (SELECT '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'),
  draws (n, number) AS (
    SELECT 0, ''
    UNION ALL
    SELECT n + 1,
      substr(text, 1 + (random() & 31), 1) || substr(text, 1 + (random() & 31), 1) ||
      substr(text, 1 + (random() & 31), 1) || substr(text, 1 + (random() & 31), 1)
    FROM draws, signs WHERE n < 16
  )
SELECT number FROM draws WHERE n > 0;

CREATE VIEW refusals AS SELECT '' AS because WHERE false;

CREATE INDEX sites_with_alerts ON sites (id)
  WHERE removed_at IS NULL AND doc ->> '$.state' = 'live' AND instr(doc -> '$.settings.features', '"alerts"') > 0;

CREATE INDEX sites_removed ON sites (removed_at) WHERE removed_at IS NOT NULL;

CREATE INDEX sites_with_kept_days ON sites (id) WHERE doc ->> '$.settings.keptDays' IS NOT NULL;

CREATE INDEX hostnames_of_site ON hostnames (site_id);

CREATE INDEX claimed_hostnames_of ON claimed_hostnames (site_id);

CREATE INDEX claimed_hostnames_open ON claimed_hostnames (claimed_at) WHERE is_open = 1;

CREATE INDEX previews_until ON previews (until);

CREATE INDEX sites_with_index_now ON sites (id)
  WHERE removed_at IS NULL AND doc ->> '$.state' = 'live' AND doc ->> '$.settings.indexNow' IS NOT NULL;

CREATE UNIQUE INDEX tokens_by_id ON tokens (id);

CREATE INDEX tokens_revoked ON tokens (revoked_at) WHERE revoked_at IS NOT NULL;

CREATE INDEX journal_of_site ON journal (site_id, seq);

CREATE INDEX journal_by_age ON journal (at);

CREATE INDEX journal_imports ON journal (site_id, at) WHERE deed = 'import.committed';

CREATE UNIQUE INDEX pages_by_url_nl ON pages (site_id, url_nl) WHERE url_nl IS NOT NULL;

CREATE UNIQUE INDEX pages_by_url_fr ON pages (site_id, url_fr) WHERE url_fr IS NOT NULL;

CREATE UNIQUE INDEX pages_by_url_en ON pages (site_id, url_en) WHERE url_en IS NOT NULL;

CREATE UNIQUE INDEX pages_by_url_de ON pages (site_id, url_de) WHERE url_de IS NOT NULL;

CREATE INDEX pages_withdrawn ON pages (withdrawn_at) WHERE withdrawn_at IS NOT NULL;

CREATE INDEX estate_pages_withdrawn ON estate_pages (withdrawn_at) WHERE withdrawn_at IS NOT NULL;

CREATE INDEX pages_news ON pages (site_id, doc ->> '$.news.publicationDate', id)
  WHERE doc ->> '$.news.publicationDate' IS NOT NULL;

CREATE INDEX assets_by_hash ON assets (site_id, hash);

CREATE INDEX picture_files_unused ON picture_files (used, unused_since) WHERE unused_since IS NOT NULL;

CREATE INDEX picture_uses_of_record ON picture_uses (site_id, kind, id);

CREATE INDEX unnamed_pictures_by_age ON unnamed_pictures (since);

CREATE INDEX records_withdrawn ON records (withdrawn_at) WHERE withdrawn_at IS NOT NULL;

CREATE INDEX imports_by_age ON imports (created_at);

CREATE INDEX staged_records_of_chunk ON staged_records (site_id, import_id, chunk);

CREATE INDEX staged_rows_of_chunk ON staged_rows (site_id, import_id, chunk);

CREATE INDEX erasures_by_age ON erasures (erased_at);

CREATE INDEX holds_since ON holds (since) WHERE state <> 'held';

CREATE INDEX feeds_due ON feeds (run_at) WHERE paused = 0;

CREATE UNIQUE INDEX feeds_one_round ON feeds (site_id) WHERE round IS NOT NULL;

CREATE INDEX feed_homes_by_parent ON feed_homes (site_id, feed, parent) WHERE parent IS NOT NULL;

CREATE UNIQUE INDEX feed_homes_by_number ON feed_homes (site_id, number);

CREATE UNIQUE INDEX feed_homes_by_estate ON feed_homes (site_id, estate_id);

CREATE INDEX home_drafts_by_age ON home_drafts (at);

CREATE INDEX home_versions_by_age ON home_versions (at);

CREATE INDEX sent_pictures_by_day ON sent_pictures (day);

CREATE INDEX feed_homes_by_guid ON feed_homes (site_id, guid) WHERE guid IS NOT NULL;

CREATE INDEX homes_listed ON records (
  site_id, kind, id, withdrawn_at,
  json_array(
    json_array(
      doc -> '$.estate.general.title', doc -> '$.estate.general.address', doc -> '$.estate.general.reference',
      doc -> '$.estate.general.transaction', doc -> '$.estate.general.status',
      doc -> '$.estate.general.archived', doc -> '$.estate.general.archivedAt',
      doc -> '$.estate.general.headType', doc -> '$.estate.general.project', doc -> '$.estate.general.parentId',
      doc -> '$.estate.guid', doc -> '$.contact.email'
    ),
    json_array(
      doc -> '$.estate.energy.co2', doc -> '$.estate.energy.customEpcLabel',
      doc -> '$.estate.energy.energyLabel', doc -> '$.estate.energy.epbReference',
      doc -> '$.estate.energy.epcReference', doc -> '$.estate.energy.epcValue',
      doc -> '$.estate.energy.epcValueTotal', doc -> '$.estate.general.allocationLicense',
      doc -> '$.estate.general.buildingLicense', doc -> '$.estate.general.floodingBuildingScore',
      doc -> '$.estate.general.floodingParcelScore', doc -> '$.estate.general.presaleRight',
      doc -> '$.estate.general.price.value', doc -> '$.estate.general.townPlanningValue',
      doc -> '$.estate.general.townPlanningViolation', doc -> '$.estate.technical.monthlyCost'
    ),
    json_array_length(doc, '$.estate.pictures'),
    json_array(
      substr(trim(doc ->> '$.estate.general.description.nl', ' ' || char(9, 10, 13, 160)), 1, 1),
      substr(trim(doc ->> '$.estate.general.description.fr', ' ' || char(9, 10, 13, 160)), 1, 1),
      substr(trim(doc ->> '$.estate.general.description.en', ' ' || char(9, 10, 13, 160)), 1, 1),
      substr(trim(doc ->> '$.estate.general.description.de', ' ' || char(9, 10, 13, 160)), 1, 1)
    )
  )
) WHERE kind = 'estate';

CREATE INDEX rentals_listed ON records (
  site_id, kind, id, withdrawn_at,
  json_array(
    json_array(
      doc -> '$.rental.id', doc -> '$.rental.general.descriptionShort', doc -> '$.rental.general.street',
      doc -> '$.rental.general.number', doc -> '$.rental.general.city', doc -> '$.contact.email'
    ),
    json_array(),
    json_array_length(doc, '$.rental.photos'),
    json_array(
      substr(trim(doc ->> '$.rental.general.description.nl', ' ' || char(9, 10, 13, 160)), 1, 1),
      substr(trim(doc ->> '$.rental.general.description.fr', ' ' || char(9, 10, 13, 160)), 1, 1),
      substr(trim(doc ->> '$.rental.general.description.en', ' ' || char(9, 10, 13, 160)), 1, 1),
      substr(trim(doc ->> '$.rental.general.description.de', ' ' || char(9, 10, 13, 160)), 1, 1)
    )
  )
) WHERE kind = 'rental';

CREATE INDEX site_changes_by_age ON site_changes (at);

CREATE INDEX page_versions_by_age ON page_versions (at);

CREATE INDEX page_drafts_by_age ON page_drafts (at);

CREATE INDEX own_services_due ON own_services (ask_at);

CREATE INDEX own_homes_due ON own_homes (site_id, ask_at) WHERE ask_at IS NOT NULL;

CREATE INDEX own_homes_oldest ON own_homes (site_id, learned_at);

CREATE INDEX addressed_pictures_by_name ON addressed_pictures (site_id, name);

CREATE INDEX addressed_pictures_due ON addressed_pictures (check_at);

CREATE INDEX addressed_pictures_due_of_site ON addressed_pictures (site_id, check_at);

CREATE UNIQUE INDEX estates_by_id ON estates (site_id, id);

CREATE INDEX estates_by_guid ON estates (site_id, guid) WHERE guid IS NOT NULL;

CREATE INDEX estates_of_city ON estates (site_id, city_id, id, parent_id, withdrawn_at)
  WHERE parent_id IS NULL AND withdrawn_at IS NULL;

CREATE INDEX estates_by_unit_bedrooms ON estates (site_id, bedroom_count, parent_id, source)
  WHERE parent_id IS NOT NULL AND withdrawn_at IS NULL;

CREATE INDEX estates_by_open_house ON estates (site_id, open_until) WHERE open_until IS NOT NULL;

CREATE INDEX estates_withdrawn ON estates (withdrawn_at) WHERE withdrawn_at IS NOT NULL;

CREATE INDEX documents_by_reference ON estate_documents (site_id, lower(trim(doc ->> '$.general.reference')))
  WHERE doc ->> '$.general.reference' IS NOT NULL;

CREATE INDEX source_listings_withdrawn ON source_listings (withdrawn_at) WHERE withdrawn_at IS NOT NULL;

CREATE INDEX estates_with_units ON estates (
  site_id, transaction_key, head_type_id, sub_type_id, city_id, country_id, price, bedroom_count, id,
  traits, living_area, land_area, built_in, available_on
) WHERE has_units = 1 AND parent_id IS NULL AND withdrawn_at IS NULL;

CREATE INDEX estates_of_project ON estates (
  site_id, parent_id, withdrawn_at, price, bedroom_count, transaction_key, transaction_id,
  traits, living_area, land_area, built_in, available_on
) WHERE parent_id IS NOT NULL;

CREATE INDEX estates_by_date ON estates (
  site_id, publication_date DESC, id,
  transaction_key, head_type_id, price, bedroom_count, has_units, city_id, sub_type_id, country_id,
  price_step, lat, lon, guid, source, transaction_id, traits, living_area, land_area, built_in, available_on
) WHERE parent_id IS NULL AND withdrawn_at IS NULL;

CREATE INDEX estates_by_price ON estates (
  site_id, price_step, price, publication_date DESC, id,
  transaction_key, head_type_id, bedroom_count, has_units, city_id, sub_type_id, country_id,
  lat, lon, guid, source, transaction_id, traits, living_area, land_area, built_in, available_on
) WHERE parent_id IS NULL AND withdrawn_at IS NULL;

CREATE INDEX estates_by_city ON estates (
  site_id, city_id, publication_date DESC, id,
  transaction_key, head_type_id, price, bedroom_count, has_units, sub_type_id, country_id,
  price_step, lat, lon, guid, source, transaction_id, traits, living_area, land_area, built_in, available_on
) WHERE parent_id IS NULL AND withdrawn_at IS NULL;

CREATE INDEX estates_by_city_name ON estates (
  site_id, city_name, city_id, publication_date DESC, id,
  transaction_key, head_type_id, price, bedroom_count, has_units, sub_type_id, country_id,
  price_step, lat, lon, guid, source, transaction_id, traits, living_area, land_area, built_in, available_on
) WHERE parent_id IS NULL AND withdrawn_at IS NULL;

CREATE INDEX estates_by_place ON estates (
  site_id, lat, lon,
  transaction_key, head_type_id, price, bedroom_count, has_units, city_id, sub_type_id, country_id,
  price_step, publication_date, id, guid, source, transaction_id,
  traits, living_area, land_area, built_in, available_on
) WHERE parent_id IS NULL AND withdrawn_at IS NULL;

CREATE INDEX estates_by_kind ON estates (
  site_id, transaction_key, bedroom_count, head_type_id, sub_type_id,
  country_id, price_step, price, has_units, city_id, publication_date, id, guid, source, transaction_id, lat, lon,
  traits, living_area, land_area, built_in, available_on
) WHERE parent_id IS NULL AND withdrawn_at IS NULL;

CREATE INDEX estates_by_project ON estates (
  site_id, head_type_id, sub_type_id, city_id, price_step, transaction_key,
  price, bedroom_count, has_units, country_id, publication_date, id, guid, source, transaction_id, lat, lon,
  traits, living_area, land_area, built_in, available_on
) WHERE project = 1 AND parent_id IS NULL AND withdrawn_at IS NULL;

CREATE INDEX estates_by_area ON estates (
  site_id, living_area, publication_date DESC, id,
  transaction_key, head_type_id, price, bedroom_count, has_units, city_id, sub_type_id, country_id,
  price_step, lat, lon, guid, source, transaction_id, traits, land_area, built_in, available_on
) WHERE parent_id IS NULL AND withdrawn_at IS NULL;

CREATE INDEX estates_by_price_per_area ON estates (
  site_id, price_per_area, publication_date DESC, id,
  transaction_key, head_type_id, price, bedroom_count, has_units, city_id, sub_type_id, country_id,
  price_step, lat, lon, guid, source, transaction_id, traits, living_area, land_area, built_in, available_on
) WHERE parent_id IS NULL AND withdrawn_at IS NULL;

CREATE INDEX estates_by_sea_view ON estates (site_id, source)
  WHERE traits >> 14 & 3 = 1 AND withdrawn_at IS NULL;

CREATE INDEX estates_by_tile ON estates (
  site_id, (CAST((lat + 90) * 20 AS INTEGER) * 10000 + CAST((lon + 180) * 12.5 AS INTEGER)), lat, lon,
  transaction_key, head_type_id, price, bedroom_count, has_units, city_id, sub_type_id, country_id,
  price_step, publication_date, id, guid, source, transaction_id,
  traits, living_area, land_area, built_in, available_on
) WHERE parent_id IS NULL AND withdrawn_at IS NULL;

CREATE INDEX contact_infos_by_contact ON contact_infos (site_id, doc);

CREATE INDEX estate_collections_of_estate ON estate_collections (site_id, estate_id);

CREATE INDEX home_counts_by_price ON home_counts (site_id, price_step);

CREATE INDEX home_counts_by_bedrooms ON home_counts (site_id, bedroom_count);

CREATE INDEX index_now_due ON index_now (next_at);

CREATE INDEX modified_documents_by_time ON modified_documents (site_id, modified_at, kind, id);

CREATE INDEX agenda_closures_ahead ON agenda_closures (site_id, ends_at);

CREATE INDEX agenda_closures_by_age ON agenda_closures (ends_at);

CREATE UNIQUE INDEX open_houses_of ON open_houses (site_id, estate_id, day, from_time);

CREATE INDEX open_houses_by_end ON open_houses (ends_at);

CREATE INDEX appointments_of_person ON appointments (site_id, email_key, created_at);

CREATE INDEX appointments_by_age ON appointments (ends_at);

CREATE INDEX appointments_of_day ON appointments (site_id, agent_id, day) WHERE state = 'booked';

CREATE INDEX appointments_held ON appointments (site_id, created_at) WHERE held_until IS NOT NULL;

CREATE INDEX appointments_held_until ON appointments (held_until) WHERE held_until IS NOT NULL;

CREATE UNIQUE INDEX appointments_by_number ON appointments (site_id, substr(id, 1, 16));

CREATE INDEX appointments_of_site ON appointments (site_id, starts_at, id);

CREATE UNIQUE INDEX appointments_of_agent ON appointments (site_id, agent_id, starts_at)
WHERE state = 'booked' AND places IS NULL;

CREATE INDEX appointments_of_open_house ON appointments (site_id, estate_id, starts_at)
WHERE state = 'booked' AND places IS NOT NULL;

CREATE INDEX appointments_to_remind ON appointments (starts_at)
WHERE state = 'booked' AND held_until IS NULL AND reminded_at IS NULL;

CREATE INDEX appointments_with_street ON appointments (site_id, estate_id, street_told_at)
  WHERE street_told_at IS NOT NULL;

CREATE INDEX appointment_links_of ON appointment_links (site_id, appointment_id);

CREATE INDEX rental_units_withdrawn ON rental_units (withdrawn_at) WHERE withdrawn_at IS NOT NULL;

CREATE INDEX stays_of_unit ON stays (site_id, unit_id, to_day, from_day) WHERE state <> 'released';

CREATE INDEX stays_of_address ON stays (site_id, email_key, created_at) WHERE email_key IS NOT NULL;

CREATE INDEX stays_of_site ON stays (site_id, created_at) WHERE email_key IS NOT NULL;

CREATE INDEX stays_to_lapse ON stays (lapses_at) WHERE state = 'requested';

CREATE INDEX stays_by_age ON stays (to_day);

CREATE INDEX stays_held ON stays (site_id, created_at) WHERE held_until IS NOT NULL;

CREATE INDEX stays_held_until ON stays (held_until) WHERE held_until IS NOT NULL;

CREATE INDEX stays_to_remind ON stays (remind_at) WHERE remind_at IS NOT NULL AND state = 'requested';

CREATE INDEX stays_elsewhere ON stays (site_id, unit_id) WHERE elsewhere = 1;

CREATE INDEX stays_of_site_by_age ON stays (site_id, to_day);

CREATE INDEX stays_wished ON stays (site_id, wished_at) WHERE wish IS NOT NULL;

CREATE INDEX stay_nights_of_stay ON stay_nights (site_id, stay_id);

CREATE INDEX stay_links_of_stay ON stay_links (site_id, stay_id);

CREATE UNIQUE INDEX calendars_by_hash ON calendars (site_id, hash);

CREATE INDEX read_calendars_due ON read_calendars (next_at);

CREATE INDEX read_calendars_of_unit ON read_calendars (site_id, unit_id);

CREATE INDEX calendar_conflicts_of_stay ON calendar_conflicts (site_id, stay_id);

CREATE INDEX submissions_of_sender ON submissions (site_id, kind, sender_key, created_at);

CREATE INDEX submissions_to_recipient ON submissions (site_id, kind, recipient_key, created_at);

CREATE INDEX submissions_by_age ON submissions (site_id, kind, created_at);

CREATE INDEX submissions_to_sweep ON submissions (kind, created_at);

CREATE INDEX submissions_unanswered ON submissions (site_id, kind, answered_at, created_at) WHERE answered_at IS NULL;

CREATE INDEX friends_by_turn ON submissions (site_id, turn_at) WHERE kind = 'friend';

CREATE INDEX valuations_of_sender ON valuations (site_id, sender_key, created_at);

CREATE INDEX valuations_by_age ON valuations (site_id, created_at);

CREATE INDEX valuations_to_sweep ON valuations (created_at);

CREATE INDEX valuations_unanswered ON valuations (site_id, created_at) WHERE state = 'asked' AND answered_at IS NULL;

CREATE INDEX valuation_links_of ON valuation_links (site_id, valuation_id);

CREATE INDEX subscriptions_of_address ON subscriptions (site_id, email_key, created_at);

CREATE INDEX subscriptions_by_state ON subscriptions (state, created_at);

CREATE INDEX subscriptions_of_site ON subscriptions (site_id, created_at);

CREATE INDEX subscriptions_of_home ON subscriptions (site_id, criteria ->> '$.home')
  WHERE state = 'active' AND criteria ->> '$.home' IS NOT NULL;

CREATE INDEX subscriptions_ended ON subscriptions (ended_at) WHERE state = 'ended';

CREATE INDEX subscription_tokens_of ON subscription_tokens (site_id, subscription_id);

CREATE INDEX alert_runs_open ON alert_runs (enqueued_at, site_id) WHERE finished_at IS NULL;

CREATE INDEX alert_runs_by_end ON alert_runs (finished_at) WHERE finished_at IS NOT NULL;

CREATE INDEX estate_events_of_site ON estate_events (site_id, seq);

CREATE INDEX estate_events_by_age ON estate_events (created_at);

CREATE INDEX shown_prices_by_end ON shown_prices (until) WHERE until IS NOT NULL;

CREATE INDEX alerts_at_once_due ON alerts_at_once (due_at) WHERE due_at IS NOT NULL AND upto IS NULL;

CREATE INDEX alerts_at_once_open ON alerts_at_once (enqueued_at) WHERE upto IS NOT NULL;

CREATE INDEX subscriptions_to_match ON subscriptions (site_id, id, seen_event, rhythm, in_step)
  WHERE state = 'active';

CREATE INDEX subscriptions_at_once ON subscriptions (site_id, id) WHERE state = 'active' AND rhythm = 'at_once';

CREATE INDEX estate_events_new ON estate_events (site_id, estate_id) WHERE kind = 'new';

CREATE INDEX estate_events_held ON estate_events (site_id, not_before) WHERE not_before IS NOT NULL;

CREATE INDEX lead_keys_by_end ON lead_keys (ends_at) WHERE ends_at IS NOT NULL;

CREATE INDEX lead_calls_due ON lead_calls (next_attempt_at) WHERE state IN ('due', 'sending');

CREATE INDEX lead_calls_in_order ON lead_calls (site_id, created_at, id);

CREATE INDEX lead_calls_by_age ON lead_calls (created_at);

CREATE INDEX lead_calls_of_visitors ON lead_calls (site_id, visitor_key) WHERE visitor_key IS NOT NULL;

CREATE INDEX lead_calls_of_feeds ON lead_calls (site_id, feed, state) WHERE feed IS NOT NULL;

CREATE INDEX lead_calls_of_searches ON lead_calls (site_id, subject_id) WHERE deed = 'search';

CREATE INDEX outbox_due ON outbox (next_attempt_at) WHERE state IN ('due', 'sending');

CREATE INDEX outbox_by_age ON outbox (created_at);

CREATE INDEX outbox_to_recipient ON outbox (site_id, kind, recipient_key, created_at);

CREATE UNIQUE INDEX outbox_once ON outbox (site_id, dedupe) WHERE dedupe IS NOT NULL;

CREATE INDEX outbox_of_kind ON outbox (site_id, kind, created_at);

CREATE INDEX outbox_due_by_rank ON outbox (rank, next_attempt_at) WHERE state IN ('due', 'sending');

CREATE INDEX outbox_of_recipient ON outbox (recipient_key);

CREATE INDEX outbox_failed ON outbox (site_id) WHERE state = 'failed';

CREATE INDEX outbox_sending ON outbox (site_id) WHERE state = 'sending';

CREATE INDEX mail_days_by_age ON mail_days (day);

CREATE INDEX mailbox_mails_of ON mailbox_mails (mailbox, sent_at);

CREATE INDEX mailbox_mails_by_age ON mailbox_mails (sent_at);

CREATE INDEX mail_senders_by_check ON mail_senders (checked_at);

CREATE UNIQUE INDEX staff_of_address ON staff (site_id, email_key) WHERE removed_at IS NULL;

CREATE INDEX staff_removed ON staff (removed_at) WHERE removed_at IS NOT NULL;

CREATE INDEX staff_asks_of_address ON staff_asks (site_id, email_key, created_at);

CREATE INDEX staff_asks_of_site ON staff_asks (site_id, created_at);

CREATE INDEX staff_asks_by_age ON staff_asks (created_at);

CREATE UNIQUE INDEX staff_sign_in_of_token ON staff_sign_ins (site_id, hash);

CREATE INDEX staff_sign_ins_of ON staff_sign_ins (site_id, staff_id);

CREATE INDEX staff_sign_ins_by_end ON staff_sign_ins (expires_at);

CREATE INDEX staff_sign_ins_of_browser ON staff_sign_ins (site_id, browser_hash);

CREATE INDEX staff_sessions_of ON staff_sessions (site_id, staff_id);

CREATE INDEX staff_sessions_by_end ON staff_sessions (expires_at);

CREATE INDEX idempotent_answers_by_age ON idempotent_answers (created_at);

CREATE INDEX confirmed_addresses_by_age ON confirmed_addresses (confirmed_at);

CREATE INDEX mailed_tokens_by_age ON mailed_tokens (created_at);

CREATE INDEX answer_links_by_end ON answer_links (expires_at);

CREATE INDEX answer_links_of ON answer_links (site_id, kind, subject_id, used_at, mailed_to);

CREATE UNIQUE INDEX case_numbers_of ON case_numbers (site_id, kind, subject_id);

CREATE INDEX network_uses_of ON network_uses (site_id, kind, network_key, created_at);

CREATE INDEX network_uses_by_age ON network_uses (created_at);

CREATE INDEX traffic_by_slot ON traffic (slot);

CREATE INDEX dead_letters_by_age ON dead_letters (failed_at, id);

CREATE INDEX redirects_by_path ON redirects (site_id, pattern, path, key_param);

CREATE INDEX redirect_uses_by_day ON redirect_uses (day);

CREATE UNIQUE INDEX seller_windows_open ON seller_windows (site_id, kind, home) WHERE ended_at IS NULL;

CREATE INDEX seller_windows_to_mail ON seller_windows (mailed_on) WHERE ended_at IS NULL AND rhythm <> 'none';

CREATE INDEX site_weeks_by_age ON site_weeks (week);

CREATE INDEX seller_windows_by_end ON seller_windows (ended_at) WHERE ended_at IS NOT NULL;

CREATE INDEX seller_windows_by_age ON seller_windows (made_at);

CREATE INDEX duo_lists_by_use ON duo_lists (used_on);

CREATE INDEX duo_lists_by_age ON duo_lists (site_id, made_at);

CREATE TRIGGER hostname_stays BEFORE UPDATE OF site_id ON hostnames WHEN NEW.site_id <> OLD.site_id
BEGIN
  SELECT RAISE(ABORT, 'hostname_taken');
END;

CREATE TRIGGER hostname_claimed BEFORE INSERT ON hostnames
WHEN EXISTS (SELECT 1 FROM claimed_hostnames WHERE hostname = NEW.hostname AND site_id <> NEW.site_id)
BEGIN
  SELECT RAISE(ABORT, 'hostname_taken');
END;

CREATE TRIGGER claim_taken BEFORE INSERT ON claimed_hostnames
WHEN EXISTS (SELECT 1 FROM claimed_hostnames WHERE hostname = NEW.hostname AND site_id <> NEW.site_id)
  OR EXISTS (SELECT 1 FROM hostnames WHERE hostname = NEW.hostname AND site_id <> NEW.site_id)
BEGIN
  SELECT RAISE(ABORT, 'hostname_taken');
END;

CREATE TRIGGER picture_named_by_site AFTER UPDATE OF doc ON sites
BEGIN
  DELETE FROM unnamed_pictures WHERE site_id = NEW.id AND instr(NEW.doc, '"' || name || '"') > 0;
END;

CREATE TRIGGER assets_insert_uses_file AFTER INSERT ON assets
BEGIN
  UPDATE picture_files SET unused_since = NULL, used = 1
  WHERE site_id = NEW.site_id AND hash = NEW.hash AND (unused_since IS NOT NULL OR used = 0);
END;

CREATE TRIGGER assets_delete_leaves_file AFTER DELETE ON assets
BEGIN
  UPDATE picture_files SET unused_since = ifnull(
    (SELECT since FROM unnamed_pictures WHERE site_id = OLD.site_id AND name = OLD.name),
    strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))
  WHERE site_id = OLD.site_id AND hash = OLD.hash
    AND NOT EXISTS (SELECT 1 FROM assets WHERE site_id = OLD.site_id AND hash = OLD.hash);
END;

CREATE TRIGGER assets_update_changes_file AFTER UPDATE OF hash ON assets WHEN NEW.hash <> OLD.hash
BEGIN
  UPDATE picture_files SET unused_since = NULL, used = 1
  WHERE site_id = NEW.site_id AND hash = NEW.hash AND (unused_since IS NOT NULL OR used = 0);
  UPDATE picture_files SET unused_since = strftime('%Y-%m-%dT%H:%M:%fZ', 'now')
  WHERE site_id = OLD.site_id AND hash = OLD.hash
    AND NOT EXISTS (SELECT 1 FROM assets WHERE site_id = OLD.site_id AND hash = OLD.hash);
END;

CREATE TRIGGER picture_named AFTER INSERT ON picture_uses
BEGIN
  DELETE FROM unnamed_pictures WHERE site_id = NEW.site_id AND name = NEW.name;
END;

CREATE TRIGGER picture_unnamed AFTER DELETE ON picture_uses
WHEN NOT EXISTS (SELECT 1 FROM picture_uses WHERE site_id = OLD.site_id AND name = OLD.name)
  AND EXISTS (SELECT 1 FROM sites WHERE id = OLD.site_id AND instr(doc, '"' || OLD.name || '"') = 0)
BEGIN
  INSERT INTO unnamed_pictures (site_id, name, since)
  VALUES (OLD.site_id, OLD.name, strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))
  ON CONFLICT DO NOTHING;
END;

CREATE TRIGGER estates_of_feeds BEFORE INSERT ON estates
WHEN length(NEW.id) = 12 AND NEW.id >= '9' AND NEW.id NOT GLOB '*[^0-9]*'
  AND NOT EXISTS (SELECT 1 FROM feed_homes WHERE site_id = NEW.site_id AND estate_id = NEW.id)
BEGIN
  SELECT RAISE(ABORT, 'refused: number_of_feeds');
END;

CREATE TRIGGER shown_before_ends AFTER UPDATE OF doc ON sites
WHEN (OLD.doc ->> '$.state', OLD.doc -> '$.settings.hiddenStatus')
  IS NOT (NEW.doc ->> '$.state', NEW.doc -> '$.settings.hiddenStatus')
BEGIN
  UPDATE home_versions SET shown_before = '{}' WHERE site_id = NEW.id AND shown_before <> '{}';
END;

CREATE TRIGGER home_is_forgotten AFTER DELETE ON records WHEN OLD.kind IN ('estate', 'rental')
BEGIN
  DELETE FROM home_drafts WHERE site_id = OLD.site_id AND kind = OLD.kind AND home = OLD.id;
  DELETE FROM home_versions WHERE site_id = OLD.site_id AND kind = OLD.kind AND home = OLD.id;
END;

CREATE TRIGGER layer_is_forgotten AFTER DELETE ON records WHEN OLD.kind IN ('estate', 'listing', 'rental')
BEGIN
  DELETE FROM home_layers WHERE site_id = OLD.site_id AND kind = OLD.kind AND home = OLD.id;
  DELETE FROM home_versions WHERE OLD.kind = 'listing' AND site_id = OLD.site_id AND kind = 'estate' AND home = OLD.id;
END;

CREATE TRIGGER draft_names_pictures AFTER INSERT ON home_drafts
WHEN NEW.field IN ('estate.pictures', 'rental.photos')
BEGIN
  INSERT INTO picture_uses (site_id, kind, id, name)
  SELECT DISTINCT NEW.site_id, 'draft-' || NEW.kind, NEW.home, one.name FROM (
    SELECT coalesce(iif(type = 'object', value, '{}') ->> '$.file',
      iif(type = 'object', value, '{}') ->> '$.original') AS name
    FROM json_each(iif(json_type(NEW.value) = 'array', NEW.value, '[]'))
  ) AS one
  WHERE typeof(one.name) = 'text' AND one.name NOT GLOB '*[^A-Za-z0-9_.-]*'
  ON CONFLICT DO NOTHING;
END;

CREATE TRIGGER draft_changes_pictures AFTER UPDATE OF value ON home_drafts
WHEN NEW.field IN ('estate.pictures', 'rental.photos')
BEGIN
  INSERT INTO picture_uses (site_id, kind, id, name)
  SELECT DISTINCT NEW.site_id, 'draft-' || NEW.kind, NEW.home, one.name FROM (
    SELECT coalesce(iif(type = 'object', value, '{}') ->> '$.file',
      iif(type = 'object', value, '{}') ->> '$.original') AS name
    FROM json_each(iif(json_type(NEW.value) = 'array', NEW.value, '[]'))
  ) AS one
  WHERE typeof(one.name) = 'text' AND one.name NOT GLOB '*[^A-Za-z0-9_.-]*'
  ON CONFLICT DO NOTHING;
  DELETE FROM picture_uses
  WHERE site_id = NEW.site_id AND kind = 'draft-' || NEW.kind AND id = NEW.home AND name NOT IN (
    SELECT ifnull(coalesce(iif(type = 'object', value, '{}') ->> '$.file',
      iif(type = 'object', value, '{}') ->> '$.original'), '')
    FROM json_each(iif(json_type(NEW.value) = 'array', NEW.value, '[]'))
  );
END;

CREATE TRIGGER draft_leaves_pictures AFTER DELETE ON home_drafts
WHEN OLD.field IN ('estate.pictures', 'rental.photos')
BEGIN
  DELETE FROM picture_uses WHERE site_id = OLD.site_id AND kind = 'draft-' || OLD.kind AND id = OLD.home;
END;

CREATE TRIGGER page_draft_names_pictures AFTER INSERT ON page_drafts
BEGIN
  INSERT INTO picture_uses (site_id, kind, id, name)
  SELECT DISTINCT NEW.site_id, 'draft-page', NEW.page, value FROM json_tree(NEW.doc)
  WHERE key = 'file' AND type = 'text' AND value NOT GLOB '*[^A-Za-z0-9_.-]*'
  ON CONFLICT DO NOTHING;
END;

CREATE TRIGGER page_draft_changes_pictures AFTER UPDATE OF doc ON page_drafts
BEGIN
  INSERT INTO picture_uses (site_id, kind, id, name)
  SELECT DISTINCT NEW.site_id, 'draft-page', NEW.page, value FROM json_tree(NEW.doc)
  WHERE key = 'file' AND type = 'text' AND value NOT GLOB '*[^A-Za-z0-9_.-]*'
  ON CONFLICT DO NOTHING;
  DELETE FROM picture_uses
  WHERE site_id = NEW.site_id AND kind = 'draft-page' AND id = NEW.page AND name NOT IN (
    SELECT value FROM json_tree(NEW.doc) WHERE key = 'file' AND type = 'text'
  );
END;

CREATE TRIGGER page_draft_leaves_pictures AFTER DELETE ON page_drafts
BEGIN
  DELETE FROM picture_uses WHERE site_id = OLD.site_id AND kind = 'draft-page' AND id = OLD.page;
END;

CREATE TRIGGER plan_is_none AFTER DELETE ON addressed_pictures
WHEN OLD.plan = 1
BEGIN
  UPDATE addressed_pictures SET etag = NULL, check_at = CAST(unixepoch('subsec') * 1000 AS INTEGER)
  WHERE site_id = OLD.site_id AND name = OLD.name
    AND NOT EXISTS (SELECT 1 FROM addressed_pictures WHERE site_id = OLD.site_id AND name = OLD.name AND plan = 1);
END;

CREATE TRIGGER estates_unit_new AFTER INSERT ON estates WHEN NEW.parent_id IS NOT NULL
BEGIN
  UPDATE estates SET has_units = 1 WHERE site_id = NEW.site_id AND id = NEW.parent_id AND has_units = 0;
END;

CREATE TRIGGER estates_unit_moved AFTER UPDATE OF parent_id ON estates
  WHEN NEW.parent_id IS NOT NULL AND NEW.parent_id IS NOT OLD.parent_id
BEGIN
  UPDATE estates SET has_units = 1 WHERE site_id = NEW.site_id AND id = NEW.parent_id AND has_units = 0;
END;

CREATE TRIGGER unit_new_of_hidden_project AFTER INSERT ON estates
  WHEN NEW.parent_id IS NOT NULL AND EXISTS (SELECT 1 FROM estates AS p
    WHERE p.site_id = NEW.site_id AND p.id = NEW.parent_id AND p.address_hidden = 1)
BEGIN
  UPDATE estates SET address_hidden = 1,
    (lat, lon) = (SELECT p.lat, p.lon FROM estates AS p WHERE p.site_id = NEW.site_id AND p.id = NEW.parent_id)
  WHERE num = NEW.num;
END;

CREATE TRIGGER unit_changed_of_hidden_project AFTER UPDATE OF lat, lon, address_hidden, parent_id ON estates
  WHEN NEW.parent_id IS NOT NULL AND EXISTS (SELECT 1 FROM estates AS p
    WHERE p.site_id = NEW.site_id AND p.id = NEW.parent_id AND p.address_hidden = 1
      AND (NEW.address_hidden = 0 OR NEW.lat IS NOT p.lat OR NEW.lon IS NOT p.lon))
BEGIN
  UPDATE estates SET address_hidden = 1,
    (lat, lon) = (SELECT p.lat, p.lon FROM estates AS p WHERE p.site_id = NEW.site_id AND p.id = NEW.parent_id)
  WHERE num = NEW.num;
END;

CREATE TRIGGER hidden_project_new AFTER INSERT ON estates
  WHEN NEW.address_hidden = 1 AND NEW.parent_id IS NULL
BEGIN
  UPDATE estates SET address_hidden = 1, lat = NEW.lat, lon = NEW.lon
  WHERE site_id = NEW.site_id AND parent_id = NEW.id;
END;

CREATE TRIGGER hidden_project_changed AFTER UPDATE OF lat, lon, address_hidden ON estates
  WHEN NEW.address_hidden = 1 AND NEW.parent_id IS NULL AND NEW.has_units = 1
BEGIN
  UPDATE estates SET address_hidden = 1, lat = NEW.lat, lon = NEW.lon
  WHERE site_id = NEW.site_id AND parent_id = NEW.id;
END;

CREATE TRIGGER histories_of_site AFTER UPDATE OF doc ON sites
WHEN (OLD.doc ->> '$.state', OLD.doc -> '$.settings.hiddenStatus')
  IS NOT (NEW.doc ->> '$.state', NEW.doc -> '$.settings.hiddenStatus')
BEGIN
  DELETE FROM home_histories WHERE site_id = NEW.id
    AND NOT EXISTS (SELECT 1 FROM homes_with_history AS h WHERE h.site_id = NEW.id AND h.id = estate_id);
  INSERT INTO home_histories (site_id, estate_id, since, steps)
    SELECT site_id, id,
      iif(OLD.doc ->> '$.state' IS NOT NEW.doc ->> '$.state', strftime('%Y-%m-%dT%H:%M:%fZ', 'now'), NULL),
      json_array(json_object(
        'at', iif(OLD.doc ->> '$.state' IS NOT NEW.doc ->> '$.state', strftime('%Y-%m-%dT%H:%M:%fZ', 'now'), NULL),
        'state', history_status, 'price', price))
    FROM homes_with_history AS h WHERE site_id = NEW.id
      AND NOT EXISTS (SELECT 1 FROM home_histories WHERE site_id = h.site_id AND estate_id = h.id);
END;

CREATE TRIGGER history_begins AFTER INSERT ON estates WHEN NEW.history_status IS NOT NULL AND NEW.parent_id IS NULL
BEGIN
  INSERT INTO home_histories (site_id, estate_id, since, steps)
    SELECT site_id, id, strftime('%Y-%m-%dT%H:%M:%fZ', 'now'),
      json_array(json_object('at', strftime('%Y-%m-%dT%H:%M:%fZ', 'now'), 'state', history_status, 'price', price))
    FROM homes_with_history WHERE site_id = NEW.site_id AND id = NEW.id;
END;

CREATE TRIGGER history_goes_on
AFTER UPDATE OF parent_id, has_units, withdrawn_at, on_offer, hidden_by, history_status, price ON estates
WHEN (OLD.parent_id, OLD.has_units, OLD.withdrawn_at, OLD.on_offer, OLD.hidden_by, OLD.history_status, OLD.price)
  IS NOT (NEW.parent_id, NEW.has_units, NEW.withdrawn_at, NEW.on_offer, NEW.hidden_by, NEW.history_status, NEW.price)
BEGIN
  DELETE FROM home_histories WHERE site_id = NEW.site_id AND estate_id = NEW.id
    AND ((OLD.price IS NULL) IS NOT (NEW.price IS NULL)
      OR substr(OLD.history_status, -4) IS NOT substr(NEW.history_status, -4)
      OR NOT EXISTS (SELECT 1 FROM homes_with_history WHERE site_id = NEW.site_id AND id = NEW.id));
  UPDATE home_histories SET steps = json_insert(
      iif(json_array_length(steps) >= 24, json_remove(steps, '$[0]'), steps), '$[#]',
      json_object('at', strftime('%Y-%m-%dT%H:%M:%fZ', 'now'), 'state', NEW.history_status, 'price', NEW.price))
    WHERE site_id = NEW.site_id AND estate_id = NEW.id
      AND (steps ->> '$[#-1].state', steps ->> '$[#-1].price') IS NOT (NEW.history_status, NEW.price);
  INSERT INTO home_histories (site_id, estate_id, since, steps)
    SELECT site_id, id,
      iif(OLD.withdrawn_at IS NOT NULL, strftime('%Y-%m-%dT%H:%M:%fZ', 'now'), NULL),
      json_array(json_object(
        'at', iif(OLD.withdrawn_at IS NOT NULL, strftime('%Y-%m-%dT%H:%M:%fZ', 'now'), NULL),
        'state', history_status, 'price', price))
    FROM homes_with_history AS h WHERE site_id = NEW.site_id AND id = NEW.id
      AND NOT EXISTS (SELECT 1 FROM home_histories WHERE site_id = h.site_id AND estate_id = h.id);
END;

CREATE TRIGGER estate_leaves_untold AFTER UPDATE OF parent_id, withdrawn_at, on_offer, hidden_by ON estates
WHEN (OLD.parent_id, OLD.withdrawn_at, OLD.on_offer, OLD.hidden_by)
    IS NOT (NEW.parent_id, NEW.withdrawn_at, NEW.on_offer, NEW.hidden_by)
  AND EXISTS (SELECT 1 FROM alert_sites WHERE site_id = NEW.site_id)
  AND NOT EXISTS (SELECT 1 FROM offered_estates WHERE site_id = NEW.site_id AND id = NEW.id)
BEGIN
  DELETE FROM announced_estates WHERE site_id = NEW.site_id AND estate_id = NEW.id AND EXISTS (
    SELECT 1 FROM untold_events AS u WHERE u.site_id = NEW.site_id AND u.estate_id = NEW.id AND u.kind = 'new');
  DELETE FROM estate_events WHERE seq IN (
    SELECT u.seq FROM untold_events AS u WHERE u.site_id = NEW.site_id AND u.estate_id = NEW.id AND u.kind = 'new');
END;

CREATE TRIGGER listings_of_feeds BEFORE INSERT ON estates
WHEN NEW.guid IS NOT NULL
  AND EXISTS (
    SELECT 1 FROM feed_homes AS f JOIN feeds AS s ON s.site_id = f.site_id AND s.name = f.feed
    JOIN records AS r ON r.site_id = f.site_id AND r.kind = 'listing' AND r.id = f.guid AND r.withdrawn_at IS NULL
    AND r.doc ->> '$.listing.external_id' = f.estate_id
    WHERE f.site_id = NEW.site_id AND f.guid = lower(NEW.guid) AND f.estate_id <> NEW.id
  )
BEGIN
  SELECT RAISE(ABORT, 'refused: listing_of_feed');
END;

CREATE TRIGGER estates_words_changed AFTER UPDATE OF parent_id, withdrawn_at ON estates
  WHEN (OLD.parent_id IS NULL AND OLD.withdrawn_at IS NULL) <>
    (NEW.parent_id IS NULL AND NEW.withdrawn_at IS NULL)
BEGIN
  DELETE FROM estate_words WHERE rowid = OLD.num;
  INSERT INTO estate_words (rowid, words)
  SELECT NEW.num, replace(' ' || d.words, ' ', ' ' || hex(NEW.site_id) || ':') FROM estate_documents AS d
  WHERE d.site_id = NEW.site_id AND d.id = NEW.id AND NEW.parent_id IS NULL AND NEW.withdrawn_at IS NULL;
END;

CREATE TRIGGER estates_words_gone AFTER DELETE ON estates
BEGIN
  DELETE FROM estate_words WHERE rowid = OLD.num;
END;

CREATE TRIGGER estates_count_new AFTER INSERT ON estates
  WHEN NEW.parent_id IS NULL AND NEW.withdrawn_at IS NULL
BEGIN
  INSERT INTO estate_counts VALUES
    (NEW.site_id, '*', '', ifnull(NEW.transaction_key, ''), ifnull(NEW.head_type_id, ''),
      ifnull(NEW.sub_type_id, ''), ifnull(NEW.country_id, ''), ifnull(NEW.transaction_id, ''),
      NEW.source, 1),
    (NEW.site_id, ifnull(NEW.city_id, ''), ifnull(NEW.city_name, ''), ifnull(NEW.transaction_key, ''),
      ifnull(NEW.head_type_id, ''), ifnull(NEW.sub_type_id, ''), ifnull(NEW.country_id, ''),
      ifnull(NEW.transaction_id, ''), NEW.source, 1)
  ON CONFLICT DO UPDATE SET estates = estates + 1;
END;

CREATE TRIGGER estates_count_gone AFTER DELETE ON estates
  WHEN OLD.parent_id IS NULL AND OLD.withdrawn_at IS NULL
BEGIN
  UPDATE estate_counts SET estates = estates - 1
  WHERE site_id = OLD.site_id
    AND (city_id, city_name) IN (VALUES ('*', ''), (ifnull(OLD.city_id, ''), ifnull(OLD.city_name, '')))
    AND transaction_key = ifnull(OLD.transaction_key, '') AND head_type_id = ifnull(OLD.head_type_id, '')
    AND sub_type_id = ifnull(OLD.sub_type_id, '') AND country_id = ifnull(OLD.country_id, '')
    AND transaction_id = ifnull(OLD.transaction_id, '') AND source = OLD.source;
  DELETE FROM estate_counts
  WHERE site_id = OLD.site_id
    AND (city_id, city_name) IN (VALUES ('*', ''), (ifnull(OLD.city_id, ''), ifnull(OLD.city_name, '')))
    AND transaction_key = ifnull(OLD.transaction_key, '') AND head_type_id = ifnull(OLD.head_type_id, '')
    AND estates = 0;
END;

CREATE TRIGGER estates_count_changed AFTER UPDATE OF
    parent_id, withdrawn_at, source, country_id, city_id, city_name, head_type_id, sub_type_id,
    transaction_id, transaction_key ON estates
  WHEN (OLD.parent_id, OLD.withdrawn_at, OLD.source, OLD.country_id, OLD.city_id, OLD.city_name,
      OLD.head_type_id, OLD.sub_type_id, OLD.transaction_id, OLD.transaction_key) IS NOT
    (NEW.parent_id, NEW.withdrawn_at, NEW.source, NEW.country_id, NEW.city_id, NEW.city_name,
      NEW.head_type_id, NEW.sub_type_id, NEW.transaction_id, NEW.transaction_key)
BEGIN
  UPDATE estate_counts SET estates = estates - 1
  WHERE OLD.parent_id IS NULL AND OLD.withdrawn_at IS NULL AND site_id = OLD.site_id
    AND (city_id, city_name) IN (VALUES ('*', ''), (ifnull(OLD.city_id, ''), ifnull(OLD.city_name, '')))
    AND transaction_key = ifnull(OLD.transaction_key, '') AND head_type_id = ifnull(OLD.head_type_id, '')
    AND sub_type_id = ifnull(OLD.sub_type_id, '') AND country_id = ifnull(OLD.country_id, '')
    AND transaction_id = ifnull(OLD.transaction_id, '') AND source = OLD.source;
  DELETE FROM estate_counts
  WHERE site_id = OLD.site_id
    AND (city_id, city_name) IN (VALUES ('*', ''), (ifnull(OLD.city_id, ''), ifnull(OLD.city_name, '')))
    AND transaction_key = ifnull(OLD.transaction_key, '') AND head_type_id = ifnull(OLD.head_type_id, '')
    AND estates = 0;
  INSERT INTO estate_counts
  SELECT NEW.site_id, place.city_id, place.city_name, ifnull(NEW.transaction_key, ''),
    ifnull(NEW.head_type_id, ''), ifnull(NEW.sub_type_id, ''), ifnull(NEW.country_id, ''),
    ifnull(NEW.transaction_id, ''), NEW.source, 1
  FROM (SELECT '*' AS city_id, '' AS city_name
    UNION ALL SELECT ifnull(NEW.city_id, ''), ifnull(NEW.city_name, '')) AS place
  WHERE NEW.parent_id IS NULL AND NEW.withdrawn_at IS NULL
  ON CONFLICT DO UPDATE SET estates = estates + 1;
END;

CREATE TRIGGER estates_home_new AFTER INSERT ON estates WHEN NEW.parent_id IS NULL
BEGIN
  INSERT INTO home_counts
  SELECT NEW.site_id, ifnull(NEW.transaction_key, ''), ifnull(NEW.head_type_id, ''), ifnull(NEW.sub_type_id, ''),
    ifnull(NEW.country_id, ''), ifnull(NEW.transaction_id, ''), NEW.source, ifnull(NEW.bedroom_count, -1),
    ifnull(NEW.price_step, -1), 1
  WHERE NEW.withdrawn_at IS NULL AND NEW.has_units = 0
  ON CONFLICT DO UPDATE SET homes = homes + 1;
  UPDATE estates SET has_units = 1
  WHERE num = NEW.num AND EXISTS (SELECT 1 FROM estates WHERE site_id = NEW.site_id AND parent_id = NEW.id);
END;

CREATE TRIGGER estates_home_gone AFTER DELETE ON estates
  WHEN OLD.parent_id IS NULL AND OLD.withdrawn_at IS NULL AND OLD.has_units = 0
BEGIN
  UPDATE home_counts SET homes = homes - 1
  WHERE site_id = OLD.site_id AND transaction_key = ifnull(OLD.transaction_key, '')
    AND head_type_id = ifnull(OLD.head_type_id, '') AND sub_type_id = ifnull(OLD.sub_type_id, '')
    AND country_id = ifnull(OLD.country_id, '') AND transaction_id = ifnull(OLD.transaction_id, '')
    AND source = OLD.source AND bedroom_count = ifnull(OLD.bedroom_count, -1)
    AND price_step = ifnull(OLD.price_step, -1);
  DELETE FROM home_counts
  WHERE site_id = OLD.site_id AND transaction_key = ifnull(OLD.transaction_key, '')
    AND head_type_id = ifnull(OLD.head_type_id, '') AND sub_type_id = ifnull(OLD.sub_type_id, '')
    AND country_id = ifnull(OLD.country_id, '') AND transaction_id = ifnull(OLD.transaction_id, '')
    AND source = OLD.source AND bedroom_count = ifnull(OLD.bedroom_count, -1)
    AND price_step = ifnull(OLD.price_step, -1) AND homes = 0;
END;

CREATE TRIGGER estates_home_changed AFTER UPDATE OF
    parent_id, withdrawn_at, has_units, source, country_id, head_type_id, sub_type_id, transaction_id,
    transaction_key, bedroom_count, price_step ON estates
  WHEN (OLD.parent_id, OLD.withdrawn_at, OLD.has_units, OLD.source, OLD.country_id, OLD.head_type_id,
      OLD.sub_type_id, OLD.transaction_id, OLD.transaction_key, OLD.bedroom_count, OLD.price_step) IS NOT
    (NEW.parent_id, NEW.withdrawn_at, NEW.has_units, NEW.source, NEW.country_id, NEW.head_type_id,
      NEW.sub_type_id, NEW.transaction_id, NEW.transaction_key, NEW.bedroom_count, NEW.price_step)
BEGIN
  UPDATE home_counts SET homes = homes - 1
  WHERE OLD.parent_id IS NULL AND OLD.withdrawn_at IS NULL AND OLD.has_units = 0
    AND site_id = OLD.site_id AND transaction_key = ifnull(OLD.transaction_key, '')
    AND head_type_id = ifnull(OLD.head_type_id, '') AND sub_type_id = ifnull(OLD.sub_type_id, '')
    AND country_id = ifnull(OLD.country_id, '') AND transaction_id = ifnull(OLD.transaction_id, '')
    AND source = OLD.source AND bedroom_count = ifnull(OLD.bedroom_count, -1)
    AND price_step = ifnull(OLD.price_step, -1);
  DELETE FROM home_counts
  WHERE site_id = OLD.site_id AND transaction_key = ifnull(OLD.transaction_key, '')
    AND head_type_id = ifnull(OLD.head_type_id, '') AND sub_type_id = ifnull(OLD.sub_type_id, '')
    AND country_id = ifnull(OLD.country_id, '') AND transaction_id = ifnull(OLD.transaction_id, '')
    AND source = OLD.source AND bedroom_count = ifnull(OLD.bedroom_count, -1)
    AND price_step = ifnull(OLD.price_step, -1) AND homes = 0;
  INSERT INTO home_counts
  SELECT NEW.site_id, ifnull(NEW.transaction_key, ''), ifnull(NEW.head_type_id, ''), ifnull(NEW.sub_type_id, ''),
    ifnull(NEW.country_id, ''), ifnull(NEW.transaction_id, ''), NEW.source, ifnull(NEW.bedroom_count, -1),
    ifnull(NEW.price_step, -1), 1
  WHERE NEW.parent_id IS NULL AND NEW.withdrawn_at IS NULL AND NEW.has_units = 0
  ON CONFLICT DO UPDATE SET homes = homes + 1;
END;

CREATE TRIGGER documents_words_new AFTER INSERT ON estate_documents
BEGIN
  INSERT INTO estate_words (rowid, words)
  SELECT e.num, replace(' ' || NEW.words, ' ', ' ' || hex(NEW.site_id) || ':') FROM estates AS e
  WHERE e.site_id = NEW.site_id AND e.id = NEW.id AND e.parent_id IS NULL AND e.withdrawn_at IS NULL;
END;

CREATE TRIGGER documents_words_changed AFTER UPDATE OF words ON estate_documents
  WHEN OLD.words <> NEW.words
BEGIN
  DELETE FROM estate_words
  WHERE rowid = (SELECT num FROM estates WHERE site_id = NEW.site_id AND id = NEW.id);
  INSERT INTO estate_words (rowid, words)
  SELECT e.num, replace(' ' || NEW.words, ' ', ' ' || hex(NEW.site_id) || ':') FROM estates AS e
  WHERE e.site_id = NEW.site_id AND e.id = NEW.id AND e.parent_id IS NULL AND e.withdrawn_at IS NULL;
END;

CREATE TRIGGER page_document_new AFTER INSERT ON pages
BEGIN
  INSERT INTO modified_documents VALUES (NEW.site_id, 'page', NEW.id, strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))
  ON CONFLICT DO UPDATE SET modified_at = excluded.modified_at;
END;

CREATE TRIGGER page_document_changed AFTER UPDATE OF doc ON pages WHEN OLD.doc <> NEW.doc
BEGIN
  INSERT INTO modified_documents VALUES (NEW.site_id, 'page', NEW.id, strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))
  ON CONFLICT DO UPDATE SET modified_at = excluded.modified_at;
END;

CREATE TRIGGER estate_withdrawal_changed AFTER UPDATE OF withdrawn_at ON estates
WHEN (OLD.withdrawn_at IS NULL) <> (NEW.withdrawn_at IS NULL)
BEGIN
  INSERT INTO modified_documents (site_id, kind, id, modified_at)
  SELECT NEW.site_id, 'estate', page.id, strftime('%Y-%m-%dT%H:%M:%fZ', 'now')
  FROM (SELECT NEW.id AS id UNION SELECT NEW.parent_id WHERE NEW.parent_id IS NOT NULL) AS page WHERE true
  ON CONFLICT DO UPDATE SET modified_at = excluded.modified_at;
END;

CREATE TRIGGER estate_document_new AFTER INSERT ON estate_documents
BEGIN
  INSERT INTO modified_documents (site_id, kind, id, modified_at)
  SELECT NEW.site_id, 'estate', page.id, strftime('%Y-%m-%dT%H:%M:%fZ', 'now')
  FROM (SELECT NEW.id AS id UNION SELECT e.parent_id FROM estates AS e
    WHERE e.site_id = NEW.site_id AND e.id = NEW.id AND e.parent_id IS NOT NULL) AS page WHERE true
  ON CONFLICT DO UPDATE SET modified_at = excluded.modified_at;
END;

CREATE TRIGGER estate_document_changed AFTER UPDATE OF doc ON estate_documents WHEN OLD.doc <> NEW.doc
BEGIN
  INSERT INTO modified_documents (site_id, kind, id, modified_at)
  SELECT NEW.site_id, 'estate', page.id, strftime('%Y-%m-%dT%H:%M:%fZ', 'now')
  FROM (SELECT NEW.id AS id UNION SELECT e.parent_id FROM estates AS e
    WHERE e.site_id = NEW.site_id AND e.id = NEW.id AND e.parent_id IS NOT NULL) AS page WHERE true
  ON CONFLICT DO UPDATE SET modified_at = excluded.modified_at;
END;

CREATE TRIGGER listing_document_changed AFTER UPDATE OF doc ON "source_listings" WHEN OLD.doc <> NEW.doc
BEGIN
  INSERT INTO modified_documents (site_id, kind, id, modified_at)
  SELECT e.site_id, 'estate', e.id, strftime('%Y-%m-%dT%H:%M:%fZ', 'now') FROM estates AS e
  WHERE e.site_id = NEW.site_id AND e.guid = NEW.guid
  ON CONFLICT DO UPDATE SET modified_at = excluded.modified_at;
END;

CREATE TRIGGER rental_document_new AFTER INSERT ON rental_units
BEGIN
  INSERT INTO modified_documents VALUES (NEW.site_id, 'rental', NEW.id, strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))
  ON CONFLICT DO UPDATE SET modified_at = excluded.modified_at;
END;

CREATE TRIGGER rental_document_changed AFTER UPDATE OF doc ON rental_units WHEN OLD.doc <> NEW.doc
BEGIN
  INSERT INTO modified_documents VALUES (NEW.site_id, 'rental', NEW.id, strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))
  ON CONFLICT DO UPDATE SET modified_at = excluded.modified_at;
END;

CREATE TRIGGER open_until_of_new AFTER INSERT ON estates WHEN NEW.on_offer = 1 AND EXISTS (
  SELECT 1 FROM open_houses WHERE site_id = NEW.site_id AND estate_id = NEW.id AND ends_at > ifnull(NEW.open_until, ''))
BEGIN
  UPDATE estates SET open_until = (
    SELECT max(ends_at) FROM open_houses WHERE site_id = NEW.site_id AND estate_id = NEW.id)
  WHERE site_id = NEW.site_id AND id = NEW.id;
END;

CREATE TRIGGER open_until_of_changed AFTER UPDATE OF open_until ON estates WHEN NEW.on_offer = 1 AND EXISTS (
  SELECT 1 FROM open_houses WHERE site_id = NEW.site_id AND estate_id = NEW.id AND ends_at > ifnull(NEW.open_until, ''))
BEGIN
  UPDATE estates SET open_until = (
    SELECT max(ends_at) FROM open_houses WHERE site_id = NEW.site_id AND estate_id = NEW.id)
  WHERE site_id = NEW.site_id AND id = NEW.id;
END;

CREATE TRIGGER open_houses_of_new AFTER INSERT ON estate_documents
WHEN EXISTS (SELECT 1 FROM open_houses WHERE site_id = NEW.site_id AND estate_id = NEW.id)
BEGIN
  UPDATE estate_documents SET (doc, card) = (
    SELECT json_set(doc, '$.openHouses', json(h.days)), json_set(card, '$.openHouses', json(h.days))
    FROM homes_with_open_houses AS h WHERE h.site_id = NEW.site_id AND h.id = NEW.id)
  WHERE site_id = NEW.site_id AND id = NEW.id;
END;

CREATE TRIGGER open_houses_of_changed AFTER UPDATE OF doc ON estate_documents
WHEN EXISTS (SELECT 1 FROM open_houses WHERE site_id = NEW.site_id AND estate_id = NEW.id)
  AND NOT EXISTS (SELECT 1 FROM json_each(NEW.doc, '$.openHouses') AS one WHERE one.value ->> '$.office' IS NOT NULL)
BEGIN
  UPDATE estate_documents SET (doc, card) = (
    SELECT json_set(doc, '$.openHouses', json(h.days)), json_set(card, '$.openHouses', json(h.days))
    FROM homes_with_open_houses AS h WHERE h.site_id = NEW.site_id AND h.id = NEW.id)
  WHERE site_id = NEW.site_id AND id = NEW.id;
END;

CREATE TRIGGER open_house_set AFTER INSERT ON open_houses
BEGIN
  UPDATE estate_documents SET (doc, card) = (
    SELECT json_set(doc, '$.openHouses', json(h.days)), json_set(card, '$.openHouses', json(h.days))
    FROM homes_with_open_houses AS h WHERE h.site_id = NEW.site_id AND h.id = NEW.estate_id)
  WHERE site_id = NEW.site_id AND id = NEW.estate_id;
  UPDATE estates SET open_until = max(ifnull(open_until, ''), NEW.ends_at)
  WHERE site_id = NEW.site_id AND id = NEW.estate_id AND on_offer = 1;
END;

CREATE TRIGGER open_house_ended AFTER DELETE ON open_houses
BEGIN
  UPDATE estate_documents SET (doc, card) = (
    SELECT json_set(doc, '$.openHouses', json(h.days)), json_set(card, '$.openHouses', json(h.days))
    FROM homes_with_open_houses AS h WHERE h.site_id = OLD.site_id AND h.id = OLD.estate_id)
  WHERE site_id = OLD.site_id AND id = OLD.estate_id;
END;

CREATE TRIGGER appointment_cap BEFORE INSERT ON appointments WHEN NEW.state = 'booked'
BEGIN
  SELECT RAISE(ABORT, 'cap_of_upcoming') WHERE 3 <= (
    SELECT count(*) FROM appointments WHERE site_id = NEW.site_id AND email_key = NEW.email_key
      AND state = 'booked' AND ends_at > NEW.created_at);
  SELECT RAISE(ABORT, 'cap_of_person') WHERE 10 <= (
    SELECT count(*) FROM appointments WHERE site_id = NEW.site_id AND email_key = NEW.email_key
      AND created_at > strftime('%Y-%m-%dT%H:%M:%fZ', NEW.created_at, '-1 day'));
END;

CREATE TRIGGER appointment_stands_at_once BEFORE INSERT ON appointments
WHEN NEW.state = 'booked' AND NEW.held_until IS NULL AND NEW.day_slots IS NOT NULL
  AND NOT EXISTS (
    SELECT 1 FROM confirmed_addresses WHERE site_id = NEW.site_id AND email_key = NEW.email_key)
BEGIN
  SELECT RAISE(ABORT, 'hold_needed') WHERE NEW.day_slots <= 5 * (
    SELECT count(*) FROM appointments AS a WHERE a.site_id = NEW.site_id AND a.agent_id = NEW.agent_id
      AND a.day = NEW.day AND a.state = 'booked' AND NOT EXISTS (
        SELECT 1 FROM confirmed_addresses AS c WHERE c.site_id = a.site_id AND c.email_key = a.email_key));
END;

CREATE TRIGGER appointment_held_cap BEFORE INSERT ON appointments WHEN NEW.held_until IS NOT NULL
BEGIN
  SELECT RAISE(ABORT, 'cap_of_site')
  WHERE (SELECT most FROM site_limits WHERE site_id = NEW.site_id AND name = 'held_hour') <= (
    SELECT count(*) FROM appointments WHERE site_id = NEW.site_id AND held_until IS NOT NULL
      AND created_at > strftime('%Y-%m-%dT%H:%M:%fZ', NEW.created_at, '-1 hour'));
END;

CREATE TRIGGER appointment_answer_is_final BEFORE UPDATE OF answer ON appointments
WHEN OLD.answer IN ('declined', 'cancelled') AND NEW.answer IS NOT OLD.answer
BEGIN
  SELECT RAISE(ABORT, 'answer_is_final');
END;

CREATE TRIGGER appointment_collision BEFORE INSERT ON appointments
WHEN NEW.state = 'booked' AND NEW.places IS NULL
BEGIN
  SELECT RAISE(ABORT, 'slot_taken') WHERE EXISTS (
    SELECT 1 FROM appointments WHERE site_id = NEW.site_id AND agent_id = NEW.agent_id AND state = 'booked'
      AND places IS NULL
      AND starts_at > strftime('%Y-%m-%dT%H:%M:%fZ', NEW.starts_at, '-1 day')
      AND starts_at < NEW.occupied_until AND occupied_until > NEW.starts_at);
END;

CREATE TRIGGER open_house_places BEFORE INSERT ON appointments WHEN NEW.state = 'booked' AND NEW.places > 0
BEGIN
  SELECT RAISE(ABORT, 'slot_taken') WHERE NEW.places <= (
    SELECT count(*) FROM appointments WHERE site_id = NEW.site_id AND estate_id = NEW.estate_id
      AND starts_at = NEW.starts_at AND state = 'booked' AND places IS NOT NULL);
  SELECT RAISE(ABORT, 'hold_needed') WHERE NEW.held_until IS NULL
    AND NOT EXISTS (
      SELECT 1 FROM confirmed_addresses WHERE site_id = NEW.site_id AND email_key = NEW.email_key)
    AND NEW.places <= 5 * (
      SELECT count(*) FROM appointments AS a WHERE a.site_id = NEW.site_id AND a.estate_id = NEW.estate_id
        AND a.starts_at = NEW.starts_at AND a.state = 'booked' AND a.places IS NOT NULL AND NOT EXISTS (
          SELECT 1 FROM confirmed_addresses AS c WHERE c.site_id = a.site_id AND c.email_key = a.email_key));
END;

CREATE TRIGGER appointment_stays_cancelled BEFORE UPDATE OF state, starts_at, agent_id ON appointments
WHEN OLD.state = 'cancelled'
  OR ((NEW.starts_at <> OLD.starts_at OR NEW.agent_id <> OLD.agent_id) AND NEW.sequence <> OLD.sequence + 1)
BEGIN
  SELECT RAISE(ABORT, 'appointment_is_final');
END;

CREATE TRIGGER appointment_move_collision BEFORE UPDATE OF starts_at, agent_id ON appointments
WHEN NEW.state = 'booked'
BEGIN
  SELECT RAISE(ABORT, 'slot_taken') WHERE EXISTS (
    SELECT 1 FROM appointments WHERE site_id = NEW.site_id AND agent_id = NEW.agent_id AND state = 'booked'
      AND places IS NULL AND id <> NEW.id
      AND starts_at > strftime('%Y-%m-%dT%H:%M:%fZ', NEW.starts_at, '-1 day')
      AND starts_at < NEW.occupied_until AND occupied_until > NEW.starts_at);
END;

CREATE TRIGGER appointment_moves_within BEFORE UPDATE OF starts_at ON appointments
WHEN NEW.day_slots IS NOT NULL AND (NEW.day IS NOT OLD.day OR NEW.agent_id <> OLD.agent_id) AND NOT EXISTS (
  SELECT 1 FROM confirmed_addresses WHERE site_id = NEW.site_id AND email_key = NEW.email_key)
BEGIN
  SELECT RAISE(ABORT, 'hold_needed') WHERE NEW.day_slots <= 5 * (
    SELECT count(*) FROM appointments AS a WHERE a.site_id = NEW.site_id AND a.agent_id = NEW.agent_id
      AND a.day = NEW.day AND a.state = 'booked' AND a.id <> NEW.id AND NOT EXISTS (
        SELECT 1 FROM confirmed_addresses AS c WHERE c.site_id = a.site_id AND c.email_key = a.email_key));
END;

CREATE TRIGGER appointment_in_closure BEFORE INSERT ON appointments
WHEN NEW.state = 'booked' AND NEW.places IS NULL
BEGIN
  SELECT RAISE(ABORT, 'slot_taken') WHERE EXISTS (
    SELECT 1 FROM agenda_closures AS c WHERE c.site_id = NEW.site_id AND c.ends_at > NEW.starts_at
      AND c.starts_at < NEW.ends_at AND (c.agent_id IS NULL OR c.agent_id = NEW.agent_id));
END;

CREATE TRIGGER appointment_moves_into_closure BEFORE UPDATE OF starts_at, agent_id ON appointments
WHEN NEW.state = 'booked'
BEGIN
  SELECT RAISE(ABORT, 'slot_taken') WHERE EXISTS (
    SELECT 1 FROM agenda_closures AS c WHERE c.site_id = NEW.site_id AND c.ends_at > NEW.starts_at
      AND c.starts_at < NEW.ends_at AND (c.agent_id IS NULL OR c.agent_id = NEW.agent_id));
END;

CREATE TRIGGER appointment_moves_from BEFORE INSERT ON appointment_moves
BEGIN
  SELECT RAISE(ABORT, 'appointment_changed') WHERE NOT EXISTS (
    SELECT 1 FROM appointments WHERE site_id = NEW.site_id AND id = NEW.appointment_id AND state = 'booked'
      AND held_until IS NULL AND sequence = NEW.sequence - 1 AND starts_at = NEW.from_start
      AND starts_at > NEW.moved_at);
END;

CREATE TRIGGER stay_asked_for BEFORE INSERT ON stays WHEN NEW.state = 'requested'
BEGIN
  SELECT RAISE(ABORT, 'unit_withdrawn') WHERE EXISTS (
    SELECT 1 FROM rental_units WHERE site_id = NEW.site_id AND id = NEW.unit_id AND withdrawn_at IS NOT NULL);
  SELECT RAISE(ABORT, 'too_many_persons') WHERE NEW.persons > (
    SELECT max_occupation FROM rental_units WHERE site_id = NEW.site_id AND id = NEW.unit_id);
  SELECT RAISE(ABORT, 'cap_of_sender') WHERE 5 <= (
    SELECT count(*) FROM stays WHERE site_id = NEW.site_id AND email_key = NEW.email_key
      AND created_at > strftime('%Y-%m-%dT%H:%M:%fZ', NEW.created_at, '-1 day'));
  SELECT RAISE(ABORT, 'cap_of_site') WHERE 200 <= (
    SELECT count(*) FROM stays WHERE site_id = NEW.site_id AND email_key IS NOT NULL
      AND created_at > strftime('%Y-%m-%dT%H:%M:%fZ', NEW.created_at, '-1 day'));
END;

CREATE TRIGGER stay_takes_nights AFTER INSERT ON stays WHEN NEW.state <> 'released'
BEGIN
  INSERT INTO stay_nights (site_id, unit_id, night, stay_id)
  SELECT NEW.site_id, NEW.unit_id, night, NEW.id FROM (
    WITH RECURSIVE taken (night) AS (
      SELECT NEW.from_day UNION ALL
      SELECT date(night, '+1 day') FROM taken WHERE date(night, '+1 day') < NEW.to_day)
    SELECT night FROM taken);
END;

CREATE TRIGGER stay_takes_nights_again AFTER UPDATE OF state ON stays
  WHEN OLD.state = 'released' AND NEW.state <> 'released'
BEGIN
  INSERT INTO stay_nights (site_id, unit_id, night, stay_id)
  SELECT NEW.site_id, NEW.unit_id, night, NEW.id FROM (
    WITH RECURSIVE taken (night) AS (
      SELECT NEW.from_day UNION ALL
      SELECT date(night, '+1 day') FROM taken WHERE date(night, '+1 day') < NEW.to_day)
    SELECT night FROM taken);
END;

CREATE TRIGGER stay_gives_nights_back AFTER UPDATE OF state ON stays
  WHEN NEW.state = 'released' AND OLD.state <> 'released'
BEGIN
  DELETE FROM stay_nights WHERE site_id = NEW.site_id AND stay_id = NEW.id;
END;

CREATE TRIGGER stay_stands_at_once BEFORE INSERT ON stays
WHEN NEW.state = 'requested' AND NEW.held_until IS NULL AND NEW.season_nights IS NOT NULL
  AND NOT EXISTS (
    SELECT 1 FROM confirmed_addresses WHERE site_id = NEW.site_id AND email_key = NEW.email_key)
BEGIN
  SELECT RAISE(ABORT, 'hold_needed') WHERE NEW.season_nights <= 10 * (
    SELECT COALESCE(sum(julianday(s.to_day) - julianday(s.from_day)), 0) FROM stays AS s
    WHERE s.site_id = NEW.site_id AND s.unit_id = NEW.unit_id AND s.season = NEW.season
      AND s.state = 'requested' AND NOT EXISTS (
        SELECT 1 FROM confirmed_addresses AS c WHERE c.site_id = s.site_id AND c.email_key = s.email_key));
END;

CREATE TRIGGER stay_held_cap BEFORE INSERT ON stays WHEN NEW.held_until IS NOT NULL
BEGIN
  SELECT RAISE(ABORT, 'cap_of_site')
  WHERE (SELECT most FROM site_limits WHERE site_id = NEW.site_id AND name = 'held_hour') <= (
    SELECT count(*) FROM stays WHERE site_id = NEW.site_id AND held_until IS NOT NULL
      AND created_at > strftime('%Y-%m-%dT%H:%M:%fZ', NEW.created_at, '-1 hour'));
END;

CREATE TRIGGER stay_answer_is_final BEFORE UPDATE OF state, answer ON stays
WHEN OLD.answer IN ('declined', 'cancelled') AND (NEW.answer IS NOT OLD.answer OR NEW.state <> OLD.state)
BEGIN
  SELECT RAISE(ABORT, 'answer_is_final');
END;

CREATE TRIGGER stay_wished BEFORE UPDATE OF wishes ON stays
BEGIN
  SELECT RAISE(ABORT, 'stay_changed') WHERE OLD.state <> 'confirmed' OR OLD.from_day < substr(NEW.wished_at, 1, 10);
  SELECT RAISE(ABORT, 'wish_stands') WHERE OLD.wish = NEW.wish;
END;

CREATE TRIGGER stay_stays BEFORE UPDATE OF site_id, id, unit_id, from_day, to_day ON stays
  WHEN (OLD.site_id, OLD.id, OLD.unit_id) IS NOT (NEW.site_id, NEW.id, NEW.unit_id)
    OR ((OLD.from_day, OLD.to_day) IS NOT (NEW.from_day, NEW.to_day)
      AND (NEW.sequence <> OLD.sequence + 1 OR NEW.state <> 'confirmed' OR NEW.email_key IS NULL))
BEGIN
  SELECT RAISE(ABORT, 'stay_is_fixed');
END;

CREATE TRIGGER stay_moves AFTER UPDATE OF from_day, to_day ON stays
  WHEN (OLD.from_day, OLD.to_day) IS NOT (NEW.from_day, NEW.to_day)
BEGIN
  DELETE FROM stay_nights WHERE site_id = NEW.site_id AND stay_id = NEW.id;
  INSERT INTO stay_nights (site_id, unit_id, night, stay_id)
  SELECT NEW.site_id, NEW.unit_id, night, NEW.id FROM (
    WITH RECURSIVE taken (night) AS (
      SELECT NEW.from_day UNION ALL
      SELECT date(night, '+1 day') FROM taken WHERE date(night, '+1 day') < NEW.to_day)
    SELECT night FROM taken);
  INSERT INTO stays (site_id, id, unit_id, from_day, to_day, state, created_at, elsewhere)
  SELECT c.site_id, 'read-' || c.unit_id || '-' || n.value, c.unit_id, n.value, date(n.value, '+1 day'), 'blocked',
    max(ifnull(c.read_at, c.given_at)), 1
  FROM read_calendars AS c, json_each(c.nights) AS n
  WHERE c.site_id = NEW.site_id AND c.unit_id = NEW.unit_id AND NOT EXISTS (
    SELECT 1 FROM stay_nights AS t WHERE t.site_id = c.site_id AND t.unit_id = c.unit_id AND t.night = n.value)
  GROUP BY n.value;
END;

CREATE TRIGGER blocked_before_elsewhere BEFORE INSERT ON stays
WHEN NEW.state = 'blocked' AND NEW.elsewhere = 0
BEGIN
  DELETE FROM stays WHERE site_id = NEW.site_id AND unit_id = NEW.unit_id AND elsewhere = 1
    AND from_day < NEW.to_day AND to_day > NEW.from_day;
END;

CREATE TRIGGER released_to_elsewhere AFTER UPDATE OF state ON stays
WHEN NEW.state = 'released' AND OLD.state <> 'released' AND NEW.elsewhere = 0
BEGIN
  DELETE FROM stay_nights WHERE site_id = NEW.site_id AND stay_id = NEW.id;
  INSERT INTO stays (site_id, id, unit_id, from_day, to_day, state, created_at, elsewhere)
  SELECT c.site_id, 'read-' || c.unit_id || '-' || n.value, c.unit_id, n.value, date(n.value, '+1 day'), 'blocked',
    max(ifnull(c.read_at, c.given_at)), 1
  FROM read_calendars AS c, json_each(c.nights) AS n
  WHERE c.site_id = NEW.site_id AND c.unit_id = NEW.unit_id AND NOT EXISTS (
    SELECT 1 FROM stay_nights AS t WHERE t.site_id = c.site_id AND t.unit_id = c.unit_id AND t.night = n.value)
  GROUP BY n.value;
END;

CREATE TRIGGER blocked_to_elsewhere AFTER INSERT ON stays
WHEN NEW.state = 'blocked' AND NEW.elsewhere = 0
BEGIN
  INSERT INTO stays (site_id, id, unit_id, from_day, to_day, state, created_at, elsewhere)
  SELECT c.site_id, 'read-' || c.unit_id || '-' || n.value, c.unit_id, n.value, date(n.value, '+1 day'), 'blocked',
    max(ifnull(c.read_at, c.given_at)), 1
  FROM read_calendars AS c, json_each(c.nights) AS n
  WHERE c.site_id = NEW.site_id AND c.unit_id = NEW.unit_id AND NOT (n.value >= NEW.from_day AND n.value < NEW.to_day)
    AND NOT EXISTS (
      SELECT 1 FROM stay_nights AS t WHERE t.site_id = c.site_id AND t.unit_id = c.unit_id AND t.night = n.value)
  GROUP BY n.value;
END;

CREATE TRIGGER deleted_to_elsewhere AFTER DELETE ON stays
WHEN OLD.elsewhere = 0 AND OLD.state <> 'released'
BEGIN
  INSERT INTO stays (site_id, id, unit_id, from_day, to_day, state, created_at, elsewhere)
  SELECT c.site_id, 'read-' || c.unit_id || '-' || n.value, c.unit_id, n.value, date(n.value, '+1 day'), 'blocked',
    max(ifnull(c.read_at, c.given_at)), 1
  FROM read_calendars AS c, json_each(c.nights) AS n
  WHERE c.site_id = OLD.site_id AND c.unit_id = OLD.unit_id AND NOT EXISTS (
    SELECT 1 FROM stay_nights AS t WHERE t.site_id = c.site_id AND t.unit_id = c.unit_id AND t.night = n.value
      AND t.stay_id <> OLD.id)
  GROUP BY n.value;
END;

CREATE TRIGGER contact_cap BEFORE INSERT ON submissions WHEN NEW.kind = 'contact'
BEGIN
  SELECT RAISE(ABORT, 'cap_of_sender') WHERE 20 <= (
    SELECT count(*) FROM submissions WHERE site_id = NEW.site_id AND kind = 'contact'
      AND sender_key = NEW.sender_key
      AND created_at > strftime('%Y-%m-%dT%H:%M:%fZ', NEW.created_at, '-1 day'));
  SELECT RAISE(ABORT, 'cap_of_site') WHERE 2000 <= (
    SELECT count(*) FROM submissions WHERE site_id = NEW.site_id AND kind = 'contact'
      AND created_at > strftime('%Y-%m-%dT%H:%M:%fZ', NEW.created_at, '-1 day'));
END;

CREATE TRIGGER friend_cap BEFORE INSERT ON submissions WHEN NEW.kind = 'friend'
BEGIN
  SELECT RAISE(ABORT, 'cap_of_recipient')
  WHERE (SELECT most FROM site_limits WHERE site_id = NEW.site_id AND name = 'friend_recipient_day') <= (
    SELECT count(*) FROM submissions WHERE site_id = NEW.site_id AND kind = 'friend'
      AND recipient_key = NEW.recipient_key
      AND created_at > strftime('%Y-%m-%dT%H:%M:%fZ', NEW.created_at, '-1 day'));
  SELECT RAISE(ABORT, 'cap_of_site')
  WHERE NEW.turn_at IS NULL
    OR NEW.turn_at > strftime('%Y-%m-%dT%H:%M:%fZ', NEW.created_at, '+12 hours');
END;

CREATE TRIGGER valuation_cap BEFORE INSERT ON valuations
BEGIN
  SELECT RAISE(ABORT, 'cap_of_sender') WHERE 10 <= (
    SELECT count(*) FROM valuations WHERE site_id = NEW.site_id AND sender_key = NEW.sender_key
      AND created_at > strftime('%Y-%m-%dT%H:%M:%fZ', NEW.created_at, '-1 day'));
  SELECT RAISE(ABORT, 'cap_of_site') WHERE 1000 <= (
    SELECT count(*) FROM valuations WHERE site_id = NEW.site_id
      AND created_at > strftime('%Y-%m-%dT%H:%M:%fZ', NEW.created_at, '-1 day'));
END;

CREATE TRIGGER prices_shown_by_site AFTER UPDATE OF doc ON sites
WHEN (OLD.doc ->> '$.state', OLD.doc -> '$.settings.hiddenStatus')
  IS NOT (NEW.doc ->> '$.state', NEW.doc -> '$.settings.hiddenStatus')
BEGIN
  DELETE FROM price_cuts WHERE site_id = NEW.id;
  DELETE FROM shown_prices WHERE site_id = NEW.id;
  INSERT INTO shown_prices (site_id, estate_id, since, price)
    SELECT site_id, id, strftime('%Y-%m-%dT%H:%M:%fZ', 'now'), price FROM shown_homes WHERE site_id = NEW.id;
END;

CREATE TRIGGER estate_offered_on_insert AFTER INSERT ON estates
BEGIN
  INSERT INTO announced_estates (site_id, estate_id)
    SELECT o.site_id, o.id FROM offered_estates AS o
    WHERE o.site_id = NEW.site_id AND o.id = NEW.id
      AND NOT EXISTS (SELECT 1 FROM announced_estates AS a WHERE a.site_id = o.site_id AND a.estate_id = o.id);
END;

CREATE TRIGGER price_first_shown AFTER INSERT ON estates
WHEN NEW.price IS NOT NULL AND NEW.parent_id IS NULL
BEGIN
  INSERT INTO shown_prices (site_id, estate_id, since, price)
    SELECT site_id, id, strftime('%Y-%m-%dT%H:%M:%fZ', 'now'), price FROM shown_homes
    WHERE site_id = NEW.site_id AND id = NEW.id;
END;

CREATE TRIGGER estate_offered_on_update
AFTER UPDATE OF parent_id, withdrawn_at, guid, transaction_id, transaction_key, hidden_by ON estates
BEGIN
  INSERT INTO announced_estates (site_id, estate_id)
    SELECT o.site_id, o.id FROM offered_estates AS o
    WHERE o.site_id = NEW.site_id AND o.id = NEW.id
      AND NOT EXISTS (SELECT 1 FROM announced_estates AS a WHERE a.site_id = o.site_id AND a.estate_id = o.id);
END;

CREATE TRIGGER subscription_cap BEFORE INSERT ON subscriptions
BEGIN
  SELECT RAISE(ABORT, 'cap_of_recipient') WHERE 5 <= (
    SELECT count(*) FROM subscriptions WHERE site_id = NEW.site_id AND email_key = NEW.email_key
      AND created_at > strftime('%Y-%m-%dT%H:%M:%fZ', NEW.created_at, '-1 day'));
END;

CREATE TRIGGER subscription_site_cap BEFORE INSERT ON subscriptions WHEN NEW.state = 'pending'
BEGIN
  SELECT RAISE(ABORT, 'cap_of_site')
  WHERE (SELECT most FROM site_limits WHERE site_id = NEW.site_id AND name = 'subscription_hour') <= (
    SELECT count(*) FROM subscriptions WHERE site_id = NEW.site_id
      AND created_at > strftime('%Y-%m-%dT%H:%M:%fZ', NEW.created_at, '-1 hour'));
  SELECT RAISE(ABORT, 'cap_of_site')
  WHERE (SELECT most FROM site_limits WHERE site_id = NEW.site_id AND name = 'subscription_day') <= (
    SELECT count(*) FROM subscriptions WHERE site_id = NEW.site_id
      AND created_at > strftime('%Y-%m-%dT%H:%M:%fZ', NEW.created_at, '-1 day'));
END;

CREATE TRIGGER rental_alert_ends AFTER UPDATE OF state ON subscriptions
WHEN NEW.state = 'ended'
BEGIN
  DELETE FROM rental_alerts WHERE site_id = NEW.site_id AND subscription_id = NEW.id;
END;

CREATE TRIGGER estate_is_new AFTER INSERT ON announced_estates
WHEN EXISTS (SELECT 1 FROM alert_sites WHERE site_id = NEW.site_id)
BEGIN
  INSERT INTO estate_events (site_id, estate_id, kind, created_at)
    SELECT e.site_id, e.id, 'new', strftime('%Y-%m-%dT%H:%M:%fZ', 'now') FROM estates AS e
    WHERE e.site_id = NEW.site_id AND e.id = NEW.estate_id
      AND COALESCE(e.publication_date, '9') >= strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-30 days');
END;

CREATE TRIGGER price_is_lowered AFTER INSERT ON price_cuts
WHEN EXISTS (SELECT 1 FROM alert_sites WHERE site_id = NEW.site_id)
BEGIN
  INSERT INTO estate_events (site_id, estate_id, kind, price_before, created_at)
    VALUES (NEW.site_id, NEW.estate_id, 'price_lowered', NEW.price_before, NEW.cut_at);
END;

CREATE TRIGGER price_shown_changed
AFTER UPDATE OF parent_id, has_units, withdrawn_at, on_offer, price_from, transaction_id, transaction_key, hidden_by, price
  ON estates
WHEN (OLD.parent_id, OLD.has_units, OLD.withdrawn_at, OLD.on_offer, OLD.price_from, OLD.transaction_id,
    OLD.transaction_key, OLD.hidden_by, OLD.price)
  IS NOT (NEW.parent_id, NEW.has_units, NEW.withdrawn_at, NEW.on_offer, NEW.price_from, NEW.transaction_id,
    NEW.transaction_key, NEW.hidden_by, NEW.price)
BEGIN
  INSERT INTO estate_events (site_id, estate_id, kind, created_at)
    SELECT NEW.site_id, NEW.id, 'gone', strftime('%Y-%m-%dT%H:%M:%fZ', 'now')
    WHERE EXISTS (SELECT 1 FROM subscriptions WHERE site_id = NEW.site_id AND criteria ->> '$.home' = NEW.id
        AND criteria ->> '$.home' IS NOT NULL AND state = 'active')
      AND NOT EXISTS (SELECT 1 FROM offered_estates WHERE site_id = NEW.site_id AND id = NEW.id);
  DELETE FROM shown_prices WHERE site_id = NEW.site_id AND estate_id = NEW.id
    AND (OLD.transaction_key IS NOT NEW.transaction_key
      OR NOT EXISTS (SELECT 1 FROM shown_homes WHERE site_id = NEW.site_id AND id = NEW.id));
  DELETE FROM price_cuts WHERE site_id = NEW.site_id AND estate_id = NEW.id
    AND (OLD.price IS NOT NEW.price
      OR NOT EXISTS (SELECT 1 FROM shown_prices WHERE site_id = NEW.site_id AND estate_id = NEW.id));
  INSERT INTO estate_events (site_id, estate_id, kind, price_before, created_at)
    SELECT p.site_id, p.estate_id, 'price_changed', p.price, strftime('%Y-%m-%dT%H:%M:%fZ', 'now')
    FROM shown_prices AS p
    WHERE p.site_id = NEW.site_id AND p.estate_id = NEW.id AND p.until IS NULL AND p.price <> NEW.price
      AND EXISTS (SELECT 1 FROM subscriptions WHERE site_id = NEW.site_id AND criteria ->> '$.home' = NEW.id
        AND criteria ->> '$.home' IS NOT NULL AND state = 'active');
  UPDATE shown_prices SET until = strftime('%Y-%m-%dT%H:%M:%fZ', 'now')
    WHERE site_id = NEW.site_id AND estate_id = NEW.id AND until IS NULL AND price <> NEW.price;
  INSERT INTO price_cuts (site_id, estate_id, price_before, cut_at)
    SELECT NEW.site_id, NEW.id, min(price), strftime('%Y-%m-%dT%H:%M:%fZ', 'now') FROM shown_prices
    WHERE OLD.price IS NOT NEW.price AND site_id = NEW.site_id AND estate_id = NEW.id
      AND until > strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-30 days')
    HAVING NEW.price < min(price) AND max(julianday(until) - julianday(since)) >= 1;
  INSERT OR REPLACE INTO shown_prices (site_id, estate_id, since, price)
    SELECT h.site_id, h.id, strftime('%Y-%m-%dT%H:%M:%fZ', 'now'), h.price FROM shown_homes AS h
    WHERE h.site_id = NEW.site_id AND h.id = NEW.id AND NOT EXISTS (
      SELECT 1 FROM shown_prices AS p WHERE p.site_id = h.site_id AND p.estate_id = h.id AND p.until IS NULL);
END;

CREATE TRIGGER news_is_due AFTER INSERT ON estate_events
WHEN NEW.kind IN ('new', 'price_lowered')
BEGIN
  UPDATE alerts_at_once SET
    first_at = ifnull(first_at, NEW.created_at),
    due_at = min(strftime('%Y-%m-%dT%H:%M:%fZ', NEW.created_at, '+3 minutes'),
      strftime('%Y-%m-%dT%H:%M:%fZ', ifnull(first_at, NEW.created_at), '+6 minutes'))
  WHERE site_id = NEW.site_id AND (due_at IS NULL
    OR (due_at < strftime('%Y-%m-%dT%H:%M:%fZ', NEW.created_at, '+150 seconds')
      AND due_at < strftime('%Y-%m-%dT%H:%M:%fZ', first_at, '+6 minutes')));
END;

CREATE TRIGGER search_card_ends BEFORE UPDATE OF state ON subscriptions
WHEN NEW.state = 'ended' AND OLD.state = 'active'
BEGIN
  UPDATE search_cards SET ended_at = ifnull(NEW.ended_at, strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))
  WHERE site_id = OLD.site_id AND subscription_id = OLD.id AND ended_at IS NULL;
END;

CREATE TRIGGER search_card_ended AFTER UPDATE OF ended_at ON search_cards
WHEN NEW.ended_at IS NOT NULL AND OLD.ended_at IS NULL AND NEW.queued_at IS NOT NULL
BEGIN
  INSERT INTO lead_calls (site_id, id, deed, news, subject_id, recipient, mail, next_attempt_at, created_at, feed, visitor_key)
  SELECT s.site_id, 'lead-search-' || s.id || '-' || s.changes || '-end', 'search', 'cancelled', s.id,
    w.doc ->> '$.settings.contact.email',
    json_object('id', 'card-' || s.id || '-' || s.changes || '-end', 'mail', json_object('kind', 'search-card', 'data', json_object(
      'subscriptionId', s.id, 'news', 'cancelled', 'ended', json_object(
        'system', NEW.system, 'email', s.email, 'name', s.name, 'locale', s.locale, 'criteria', json(s.criteria), 'origin', s.origin)))),
    NEW.ended_at, NEW.ended_at, NEW.feed, s.email_key
  FROM subscriptions AS s JOIN sites AS w ON w.id = s.site_id
  WHERE s.site_id = NEW.site_id AND s.id = NEW.subscription_id AND NOT EXISTS (
    SELECT 1 FROM lead_calls AS c WHERE c.site_id = NEW.site_id AND c.subject_id = NEW.subscription_id AND c.deed = 'search'
      AND c.news = 'asked' AND c.state = 'due')
  ON CONFLICT DO NOTHING;
  UPDATE lead_calls SET state = 'void', recipient = NULL, mail = NULL
  WHERE site_id = NEW.site_id AND subject_id = NEW.subscription_id AND deed = 'search' AND news <> 'cancelled' AND state = 'due';
END;

CREATE TRIGGER mail_within_quota BEFORE UPDATE OF state ON outbox
WHEN NEW.state = 'sending' AND OLD.state = 'due'
  AND (SELECT count(*) FROM outbox WHERE site_id = NEW.site_id AND state = 'sending')
    + COALESCE((SELECT sent FROM mail_days
      WHERE site_id = NEW.site_id AND day = date(NEW.next_attempt_at, '-5 minutes')), 0)
    >= COALESCE((SELECT most FROM mail_quotas WHERE site_id = NEW.site_id),
      (SELECT most FROM mail_quotas WHERE site_id = '')) * (10 - OLD.rank) / 10
BEGIN
  SELECT RAISE(IGNORE);
END;

CREATE TRIGGER appointment_numbered AFTER INSERT ON appointments
BEGIN
  INSERT INTO case_numbers (site_id, number, kind, subject_id)
  SELECT NEW.site_id, number, 'appointment', NEW.id FROM drawn_case_numbers AS d
  WHERE NOT EXISTS (SELECT 1 FROM case_numbers AS n WHERE n.site_id = NEW.site_id AND n.number = d.number) LIMIT 1;
END;

CREATE TRIGGER appointment_number_ends AFTER DELETE ON appointments
BEGIN
  DELETE FROM case_numbers WHERE site_id = OLD.site_id AND kind = 'appointment' AND subject_id = OLD.id;
END;

CREATE TRIGGER stay_numbered AFTER INSERT ON stays WHEN NEW.doc IS NOT NULL
BEGIN
  INSERT INTO case_numbers (site_id, number, kind, subject_id)
  SELECT NEW.site_id, number, 'stay', NEW.id FROM drawn_case_numbers AS d
  WHERE NOT EXISTS (SELECT 1 FROM case_numbers AS n WHERE n.site_id = NEW.site_id AND n.number = d.number) LIMIT 1;
END;

CREATE TRIGGER stay_number_ends AFTER DELETE ON stays
BEGIN
  DELETE FROM case_numbers WHERE site_id = OLD.site_id AND kind = 'stay' AND subject_id = OLD.id;
END;

CREATE TRIGGER question_numbered AFTER INSERT ON submissions WHEN NEW.kind = 'contact'
BEGIN
  INSERT INTO case_numbers (site_id, number, kind, subject_id)
  SELECT NEW.site_id, number, 'contact', NEW.id FROM drawn_case_numbers AS d
  WHERE NOT EXISTS (SELECT 1 FROM case_numbers AS n WHERE n.site_id = NEW.site_id AND n.number = d.number) LIMIT 1;
END;

CREATE TRIGGER question_number_ends AFTER DELETE ON submissions
BEGIN
  DELETE FROM case_numbers WHERE site_id = OLD.site_id AND kind = 'contact' AND subject_id = OLD.id;
END;

CREATE TRIGGER answer_link_is_used_once BEFORE UPDATE ON answer_links WHEN OLD.used_at IS NOT NULL
BEGIN
  SELECT RAISE(ABORT, 'link_is_used');
END;

CREATE TRIGGER batch_refused INSTEAD OF INSERT ON refusals
BEGIN
  SELECT RAISE(ABORT, 'refused: ' || NEW.because);
END;

CREATE TRIGGER network_cap BEFORE INSERT ON network_uses
BEGIN
  SELECT RAISE(ABORT, 'cap_of_network')
  WHERE (SELECT most FROM site_limits WHERE site_id = NEW.site_id AND name = 'network_day') <= (
    SELECT count(*) FROM network_uses WHERE site_id = NEW.site_id AND kind = NEW.kind
      AND network_key = NEW.network_key
      AND created_at > strftime('%Y-%m-%dT%H:%M:%fZ', NEW.created_at, '-1 day'));
END;
