-- The database as it stood before the first release (decision 135). Later migrations are files of their own, and only
-- add; `content-service/schema.sql` is the schema after all of them.
--
-- A paragraph that begins with a folder says which capability the tables and views below it belong to. An index or a
-- trigger belongs to the capability of its table, unless its own comment begins with another folder. `docs/tables.md`
-- and each folder's `triggers.md` are generated from these comments. A column named in a comment as `table.column` is
-- one that this column refers to without a foreign key: the row may outlive the other one, or names it by one of
-- several ids.
--
-- Nearly every table has `site_id` as the first part of its key, every query uses it, and rows are deleted with their
-- site. Instants are UTC, ISO 8601 with milliseconds, so that they compare as text, unless a comment says otherwise.
-- Keys of persons (`…_key`) are SHA-256 of the address in lower case: enough to count by. Documents are in `doc`, in
-- the format of the contract (decision 14).

-- sites/: agencies' sites, the hostnames that lead to them, and the database that has their rows.

-- One agency's site. Its settings, texts and state are in its document.
CREATE TABLE sites (
  id         TEXT PRIMARY KEY NOT NULL,
  doc        TEXT NOT NULL CHECK (json_valid(doc)),
  -- Since when its removal, or its restore, is under way: from then on no call finds it. Its rows, pictures and
  -- cached answers go in pieces that each fit into one invocation, and this row goes last (decision 47).
  removed_at TEXT
) STRICT;

-- Hostnames are stored in lower case and without a port.
CREATE TABLE hostnames (
  hostname TEXT PRIMARY KEY NOT NULL CHECK (hostname = lower(hostname)),
  site_id  TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

-- Hostnames of sites in further databases, in the directory: one hostname leads to one site, whichever database has
-- it (decision 108). A claim is a row of its own for each call (decision 121): a call that ends takes only its own
-- claims, and not those of another call for the same site. In a further database this table is empty.
CREATE TABLE claimed_hostnames (
  hostname   TEXT NOT NULL CHECK (hostname = lower(hostname)),
  -- sites.id, in another database.
  site_id    TEXT NOT NULL,
  -- The call that claimed it, or that found it with the site when it ended.
  claim      TEXT NOT NULL,
  claimed_at TEXT NOT NULL,
  -- 1 until the call says how it ended; 0 for a hostname that the site has.
  is_open    INTEGER NOT NULL DEFAULT 0 CHECK (is_open IN (0, 1)),
  PRIMARY KEY (hostname, claim)
) STRICT, WITHOUT ROWID;

-- The number of the database that has the rows of each site; the first database alone knows (decision 81).
CREATE TABLE site_shards (
  -- sites.id, in whichever database.
  site_id      TEXT PRIMARY KEY NOT NULL,
  shard        INTEGER NOT NULL CHECK (shard >= 0),
  -- The database that it moves to (decision 130). While it moves, no isolate caches where it is.
  moving_to    INTEGER CHECK (moving_to >= 0),
  moving_since TEXT CHECK ((moving_to IS NULL) = (moving_since IS NULL))
) STRICT, WITHOUT ROWID;

-- Secret addresses at which an agency sees its site before it is opened (decision 131).
CREATE TABLE previews (
  site_id    TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  id         TEXT NOT NULL,
  -- SHA-256 of the secret in the hostname.
  hash       TEXT NOT NULL,
  created_at TEXT NOT NULL,
  until      TEXT NOT NULL,
  -- The theme in the contract's form; null for the site's own.
  theme      TEXT CHECK (theme IS NULL OR json_valid(theme)),
  -- The logo that is shown instead of the site's own; null for that one.
  logo       TEXT CHECK (logo IS NULL OR json_valid(logo)),
  PRIMARY KEY (site_id, id)
) WITHOUT ROWID;

-- For how many days an agency keeps what visitors left, where its settings say so (decision 88).
CREATE VIEW kept_days AS
SELECT s.id AS site_id, k.key AS kind, k.value AS days
FROM sites AS s, json_each(s.doc, '$.settings.keptDays') AS k
WHERE s.doc ->> '$.settings.keptDays' IS NOT NULL AND k.type = 'integer';

-- access/: tokens of callers, and the journal of what they did.

-- Tokens of callers. A secret is told once, when its token is made, and never stored.
CREATE TABLE tokens (
  -- '*' stands for every site.
  site_id    TEXT NOT NULL,
  id         TEXT NOT NULL,
  role       TEXT NOT NULL CHECK (role IN ('read', 'write', 'operate')),
  name       TEXT NOT NULL,
  -- SHA-256 of the secret, hexadecimal.
  hash       TEXT NOT NULL,
  created_at TEXT NOT NULL,
  revoked_at TEXT,
  -- The site that the token is deleted with; null for a token of every site.
  of_site    TEXT GENERATED ALWAYS AS (nullif(site_id, '*')) VIRTUAL REFERENCES sites (id) ON DELETE CASCADE,
  PRIMARY KEY (site_id, id)
) STRICT, WITHOUT ROWID;

-- One row for each write, in the batch of that write.
CREATE TABLE journal (
  -- '*' stands for no one site.
  site_id TEXT NOT NULL,
  -- Grows with each row, and no number is given twice.
  seq     INTEGER PRIMARY KEY AUTOINCREMENT,
  at      TEXT NOT NULL,
  -- tokens.id, or 'operator'.
  who     TEXT NOT NULL,
  deed    TEXT NOT NULL,
  what    TEXT NOT NULL,
  count   INTEGER NOT NULL,
  of_site TEXT GENERATED ALWAYS AS (nullif(site_id, '*')) VIRTUAL REFERENCES sites (id) ON DELETE CASCADE
) STRICT;

-- pages/: what a site shows beside its listings.

-- Menus of a site.
CREATE TABLE navigations (
  site_id TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  name    TEXT NOT NULL,
  doc     TEXT NOT NULL CHECK (json_valid(doc)),
  PRIMARY KEY (site_id, name)
) STRICT;

-- Pages that an agency writes. An address leads to one page in each language.
CREATE TABLE pages (
  site_id      TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  id           TEXT NOT NULL,
  url_nl       TEXT,
  url_fr       TEXT,
  url_en       TEXT,
  url_de       TEXT,
  -- Since when its address answers 410.
  withdrawn_at TEXT,
  doc          TEXT NOT NULL CHECK (json_valid(doc)),
  PRIMARY KEY (site_id, id)
) STRICT;

-- A list of an agency's own, such as its team or its offices.
CREATE TABLE entities (
  site_id TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  id      TEXT NOT NULL,
  doc     TEXT NOT NULL CHECK (json_valid(doc)),
  PRIMARY KEY (site_id, id)
) STRICT;

-- The entries of such a list, in its order.
CREATE TABLE entity_items (
  site_id   TEXT NOT NULL,
  entity_id TEXT NOT NULL,
  id        TEXT NOT NULL,
  position  INTEGER NOT NULL,
  doc       TEXT NOT NULL CHECK (json_valid(doc)),
  PRIMARY KEY (site_id, entity_id, id),
  FOREIGN KEY (site_id, entity_id) REFERENCES entities (site_id, id) ON DELETE CASCADE
) STRICT;

-- The texts of a collection; `estate_collections` says which homes are in it.
CREATE TABLE collections (
  site_id TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  id      TEXT NOT NULL,
  doc     TEXT NOT NULL CHECK (json_valid(doc)),
  PRIMARY KEY (site_id, id)
) STRICT;

-- Homes that an agency shows together, such as those in a block of its home page.
CREATE TABLE estate_groups (
  site_id TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  id      TEXT NOT NULL,
  doc     TEXT NOT NULL CHECK (json_valid(doc)),
  PRIMARY KEY (site_id, id)
) STRICT;

-- The estates of a group in its own order. Those that are withdrawn stay, and are not shown.
CREATE TABLE estate_group_members (
  site_id   TEXT NOT NULL,
  group_id  TEXT NOT NULL,
  position  INTEGER NOT NULL,
  -- estates.id.
  estate_id TEXT NOT NULL,
  PRIMARY KEY (site_id, group_id, position),
  FOREIGN KEY (site_id, group_id) REFERENCES estate_groups (site_id, id) ON DELETE CASCADE
) STRICT;

-- Pages about one estate or project, by its id (or the guid of a listing) and their name.
CREATE TABLE estate_pages (
  site_id      TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  -- estates.id, or the guid of a listing (source_listings.guid).
  estate_id    TEXT NOT NULL COLLATE NOCASE,
  name         TEXT NOT NULL,
  withdrawn_at TEXT,
  doc          TEXT NOT NULL CHECK (json_valid(doc)),
  PRIMARY KEY (site_id, estate_id, name)
) STRICT;

-- Texts that replace those of the dictionaries. The empty site id holds those that all sites share; hence no
-- foreign key.
CREATE TABLE translations (
  site_id TEXT NOT NULL,
  locale  TEXT NOT NULL,
  key     TEXT NOT NULL,
  value   TEXT NOT NULL,
  PRIMARY KEY (site_id, locale, key)
) STRICT, WITHOUT ROWID;

-- pictures/: pictures in R2 (decisions 46 and 114).

-- Pictures as pages show them, one row for each size. `version` is `w` and the width in pixels that the size was
-- made for, or `social`: the JPEG for mails and link previews, which comes, changes and goes with the picture's
-- sizes (decision 114).
CREATE TABLE assets (
  site_id      TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  name         TEXT NOT NULL,
  version      TEXT NOT NULL CHECK (version GLOB 'w[1-9]*' OR version = 'social'),
  r2_key       TEXT NOT NULL,
  -- picture_files.hash, hexadecimal: also the ETag.
  hash         TEXT NOT NULL,
  content_type TEXT NOT NULL,
  width        INTEGER NOT NULL,
  height       INTEGER NOT NULL,
  bytes        INTEGER NOT NULL,
  -- A drawn plan: shown whole, never cut to a shape.
  plan         INTEGER NOT NULL DEFAULT 0 CHECK (plan IN (0, 1)),
  PRIMARY KEY (site_id, name, version),
  CONSTRAINT social_is_jpeg CHECK (
    version <> 'social' OR (content_type = 'image/jpeg' AND width = 1200 AND height = 630)
  )
) STRICT;

-- Bytes in R2 under `{site_id}/{hash}`, as they were uploaded; `assets` names them by their hash.
CREATE TABLE picture_files (
  site_id      TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  -- SHA-256 of the bytes, hexadecimal.
  hash         TEXT NOT NULL CHECK (length(hash) = 64),
  content_type TEXT NOT NULL,
  width        INTEGER NOT NULL,
  height       INTEGER NOT NULL,
  bytes        INTEGER NOT NULL,
  -- Since when no picture names it and no import has asked for it; null while one does.
  unused_since TEXT,
  -- Its bytes are being deleted: nothing may name it any more.
  swept_at     TEXT,
  -- 1 once it was part of a picture: it is kept for a restore. A file that never was is kept only for the import that
  -- sent it.
  used         INTEGER NOT NULL DEFAULT 0 CHECK (used IN (0, 1)),
  PRIMARY KEY (site_id, hash)
) STRICT;

-- Pictures that each record names. Only pictures that a record has named can be without a name later: icons, and
-- pictures of settings, never have a row.
CREATE TABLE picture_uses (
  site_id TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  kind    TEXT NOT NULL,
  -- records.id.
  id      TEXT NOT NULL COLLATE NOCASE,
  -- assets.name.
  name    TEXT NOT NULL,
  PRIMARY KEY (site_id, name, kind, id)
) STRICT, WITHOUT ROWID;

-- Pictures that nothing names any more: not served, and deleted after a while.
CREATE TABLE unnamed_pictures (
  site_id TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  -- assets.name.
  name    TEXT NOT NULL,
  since   TEXT NOT NULL,
  PRIMARY KEY (site_id, name)
) STRICT, WITHOUT ROWID;

-- intake/: content as it comes in (decision 43), and what is done with a site as a whole: persons forgotten,
-- backups restored, moves to another database.

-- Each record as it came in, in one canonical writing and without what is not public. Everything that visitors see
-- is derived from it when it comes; an export returns it.
CREATE TABLE records (
  site_id      TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  kind         TEXT NOT NULL,
  -- Its own among its kind: the id of an estate, the guid of a listing.
  id           TEXT NOT NULL COLLATE NOCASE,
  -- SHA-256 of the document and of the way rows are derived from it.
  hash         TEXT NOT NULL,
  -- Instant in UTC since when it is withdrawn; a home that is not is on offer.
  withdrawn_at TEXT,
  doc          TEXT NOT NULL CHECK (json_valid(doc)),
  PRIMARY KEY (site_id, kind, id)
) STRICT;

-- An import that is being staged, or was done. Nobody sees anything of it before it is committed, all at once.
CREATE TABLE imports (
  site_id     TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  id          TEXT NOT NULL,
  created_at  TEXT NOT NULL,
  -- Kinds whose records leave when the import does not have them: a JSON list.
  sync        TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(sync)),
  -- A commit that finds the site's records changed meanwhile ends as 'outdated', which is refused.
  state       TEXT NOT NULL DEFAULT 'open',
  summary     TEXT CHECK (summary IS NULL OR json_valid(summary)),
  -- Whether the commit allowed more than a fifth of the offer to leave: a repeated one must say the same.
  allows_many INTEGER NOT NULL DEFAULT 0 CHECK (allows_many IN (0, 1)),
  -- An import that no alert tells of, such as a move from another system: the last event before its commit. The
  -- commit deletes the events that its own triggers wrote behind it. Null: alerts tell of it, as usual.
  quiet_after INTEGER,
  PRIMARY KEY (site_id, id),
  CONSTRAINT import_outdated CHECK (state IN ('open', 'done'))
) STRICT;

-- Records of an import before its commit, or for a day.
CREATE TABLE staged_records (
  site_id      TEXT NOT NULL,
  import_id    TEXT NOT NULL,
  kind         TEXT NOT NULL,
  -- records.id.
  id           TEXT NOT NULL COLLATE NOCASE,
  chunk        INTEGER NOT NULL,
  -- Of the file that it came in.
  line         INTEGER,
  -- 'gone' is added by the commit. Of a refused record nothing is written, and what it names stays.
  outcome      TEXT NOT NULL CHECK (outcome IN ('new', 'changed', 'same', 'refused', 'gone')),
  -- The hash that the record of this id had when this one was staged.
  base         TEXT,
  hash         TEXT,
  withdrawn_at TEXT,
  doc          TEXT,
  -- Marks of the layer with which a staged record was derived; null for none.
  layer        TEXT,
  PRIMARY KEY (site_id, import_id, kind, id),
  FOREIGN KEY (site_id, import_id) REFERENCES imports (site_id, id) ON DELETE CASCADE
) STRICT;

-- The rows that follow from staged records, by what is done with them (`put:estates`).
CREATE TABLE staged_rows (
  site_id   TEXT NOT NULL,
  import_id TEXT NOT NULL,
  deed      TEXT NOT NULL,
  chunk     INTEGER NOT NULL,
  position  INTEGER NOT NULL,
  row       TEXT NOT NULL,
  PRIMARY KEY (site_id, import_id, deed, chunk, position),
  FOREIGN KEY (site_id, import_id) REFERENCES imports (site_id, id) ON DELETE CASCADE
) STRICT;

-- That somebody was forgotten, and when (decision 78): a hash under a key outside of the database, by which an
-- address that is shown again can be recognised, and from which none can be read.
CREATE TABLE erasures (
  person    TEXT NOT NULL,
  erased_at TEXT NOT NULL,
  -- Id of a token, or 'operator'.
  who       TEXT NOT NULL,
  rows      INTEGER NOT NULL,
  -- Whose files somebody was forgotten in: a site, or '*' for all of them. A backup that is put back obeys it.
  scope     TEXT NOT NULL DEFAULT '*',
  PRIMARY KEY (person, erased_at)
) STRICT, WITHOUT ROWID;

-- A site that is being restored from a backup: no call finds it until it is complete (decision 129). Events and
-- journal count over a whole database, so numbers of the backup are raised.
CREATE TABLE restores (
  site_id      TEXT PRIMARY KEY NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  saved_at     TEXT NOT NULL,
  began_at     TEXT NOT NULL,
  -- Added to the numbers of the backup's events (estate_events.seq).
  events_from  INTEGER NOT NULL,
  -- Added to the numbers of the backup's journal (journal.seq).
  journal_from INTEGER NOT NULL,
  -- When its rows and files were compared: from then on nothing more is written until it begins again, so that the
  -- site that opens is the one that was compared, without persons who were erased since the backup.
  compared_at  TEXT
) STRICT, WITHOUT ROWID;

-- A site whose rows do not change while it moves to another database (decision 130), in the database that it
-- leaves.
CREATE TABLE holds (
  site_id TEXT PRIMARY KEY NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  -- `held` ends by itself; then it is decided that the site moves (`decided`), it has moved (`moved`), and its rows
  -- here are being deleted (`leaving`).
  state   TEXT NOT NULL CHECK (state IN ('held', 'decided', 'moved', 'leaving')),
  -- Seconds since 1970.
  until   INTEGER CHECK ((until IS NULL) = (state <> 'held')),
  since   TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- Feeds of sites: from where homes come, and how the last round went. Instants are milliseconds since 1970.
CREATE TABLE feeds (
  site_id       TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  -- A word of the operator's; the kind's name where none was given.
  name          TEXT NOT NULL,
  kind          TEXT NOT NULL,
  settings      TEXT NOT NULL CHECK (json_valid(settings)),
  -- Hosts whose pictures are fetched, as the kind names them: a JSON list.
  picture_hosts TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(picture_hosts)),
  -- Sealed, with the id of the key; null where the kind needs none.
  secret_key    TEXT,
  secret        TEXT,
  paused        INTEGER NOT NULL DEFAULT 0 CHECK (paused IN (0, 1)),
  -- Milliseconds between the beginnings of two rounds.
  every         INTEGER NOT NULL CHECK (every >= 900000),
  -- When the next round is due.
  run_at        INTEGER NOT NULL,
  -- When the round under way began, until when its next piece is awaited, and whether it reads the whole list.
  round         INTEGER,
  round_until   INTEGER,
  whole         INTEGER CHECK (whole IN (0, 1)),
  -- When the last complete round began, and the last complete one that read the whole list.
  since         INTEGER,
  whole_at      INTEGER,
  -- The mapping, settings and languages with which it read: with others, the next round reads the whole list again.
  reading       TEXT,
  -- What the kind wants to begin the next round with, such as an ETag.
  checkpoint    TEXT,
  -- Of the last round: 'ok' or a state of `FeedFault`, and why, in words for operators.
  outcome       TEXT,
  reason        TEXT,
  ended_at      INTEGER,
  -- Failed rounds in a row.
  failures      INTEGER NOT NULL DEFAULT 0,
  -- How requests about its homes go: by mail or as the site's settings say (`mail`), to its system and by mail
  -- where that does not take them (`call`), or both.
  leads         TEXT NOT NULL DEFAULT 'mail' CHECK (leads IN ('mail', 'call', 'both')),
  PRIMARY KEY (site_id, name),
  CHECK ((secret IS NULL) = (secret_key IS NULL)),
  CHECK ((round IS NULL) = (round_until IS NULL) AND (round IS NULL) = (whole IS NULL))
) STRICT, WITHOUT ROWID;

-- Homes of feeds by their vendors' ids, for ever: a home keeps its number when it leaves and returns, and when its
-- feed is removed and added again.
CREATE TABLE feed_homes (
  site_id   TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  feed      TEXT NOT NULL,
  vendor_id TEXT NOT NULL,
  -- Its number here, of a range that no other record may use (`estates_of_feeds`).
  number    INTEGER NOT NULL CHECK (number BETWEEN 900000000000 AND 999999999999),
  -- estates.id: its number, or the home of the agency's own that an operator said is the same.
  estate_id TEXT NOT NULL,
  -- The vendor's id of the project that it is a unit of: while that one is not shown, neither is the unit.
  parent    TEXT,
  -- Of the vendor's home as it was last mapped; another one means that it is mapped again.
  mark      TEXT,
  -- `named` by another home only, such as the project of a unit; `shown`; `hidden` by its vendor; `refused` as it
  -- is now, while what was shown stays; `asked`: kept apart until an operator says what it is; `gone` from the
  -- vendor's list.
  state     TEXT NOT NULL DEFAULT 'named' CHECK (state IN ('named', 'shown', 'hidden', 'refused', 'asked', 'gone')),
  -- Why it is not shown as the vendor has it now.
  reason    TEXT,
  -- estates.id of a home of the agency's own with the same reference, and what an operator said of the two.
  rival     TEXT,
  decided   TEXT CHECK (decided IN ('same', 'other')),
  -- Since which round it is missing from the whole list, while that must be found once more.
  gone_at   INTEGER,
  -- Codes and values that have no place in our record: a JSON list.
  unmapped  TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(unmapped)),
  -- feed_homes: the GUID of a home that is a listing of the second source, and what its vendor was last told of its
  -- page (decision 162).
  guid      TEXT,
  reported  TEXT,
  PRIMARY KEY (site_id, feed, vendor_id)
) STRICT, WITHOUT ROWID;

-- Ids that the pages of a round's whole list named, until the round ends: what is in none of them is missing.
CREATE TABLE feed_pages (
  site_id TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  feed    TEXT NOT NULL,
  -- feeds.round.
  round   INTEGER NOT NULL,
  page    INTEGER NOT NULL,
  ids     TEXT NOT NULL CHECK (json_valid(ids)),
  PRIMARY KEY (site_id, feed, round, page)
) STRICT, WITHOUT ROWID;

-- The deployment's accounts at vendors, one for all its agencies; in the first database only.
CREATE TABLE feed_accounts (
  kind    TEXT PRIMARY KEY NOT NULL,
  -- Sealed, with the id of the key.
  key     TEXT NOT NULL,
  account TEXT NOT NULL,
  set_at  TEXT NOT NULL,
  -- when the next call with this account may be made, in milliseconds since 1970, where the vendor counts calls by
  -- account: the rounds of several agencies share it.
  free_at INTEGER NOT NULL DEFAULT 0
) STRICT, WITHOUT ROWID;

-- Homes made here by their numbers, for ever: one above all that the site has in the range of such numbers.
CREATE TABLE made_homes (
  site_id TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  -- records.id: twelve digits that begin with an eight.
  home    TEXT NOT NULL CHECK (length(home) = 12 AND home GLOB '8*' AND home NOT GLOB '*[^0-9]*'),
  kind    TEXT NOT NULL CHECK (kind IN ('estate', 'rental')),
  -- What the request said that made it: the same request again names the same home.
  made_by TEXT NOT NULL,
  -- staff.id.
  who     TEXT NOT NULL,
  -- records.id of the project of which it is a unit, which has its draft; null for a home.
  project TEXT,
  PRIMARY KEY (site_id, home),
  UNIQUE (site_id, made_by)
) STRICT, WITHOUT ROWID;

-- Drafts, a row for each field that differs from the record: visitors see none of it.
CREATE TABLE home_drafts (
  site_id TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  kind    TEXT NOT NULL CHECK (kind IN ('estate', 'rental')),
  -- records.id, or the number of a home that was never published.
  home    TEXT NOT NULL COLLATE NOCASE,
  -- Path within the record: `estate.general.price.value`.
  field   TEXT NOT NULL,
  -- JSON; null removes the field.
  value   TEXT NOT NULL CHECK (json_valid(value)),
  -- What the record had when this was typed: another value there means that the two must be chosen between.
  base    TEXT NOT NULL CHECK (json_valid(base)),
  -- staff.id.
  who     TEXT NOT NULL,
  at      TEXT NOT NULL,
  PRIMARY KEY (site_id, kind, home, field)
) STRICT, WITHOUT ROWID;

-- The last ten records of a home that went out from here, and those that were found in their place.
CREATE TABLE home_versions (
  site_id      TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  kind         TEXT NOT NULL CHECK (kind IN ('estate', 'rental')),
  home         TEXT NOT NULL COLLATE NOCASE,
  -- Counts from 1.
  number       INTEGER NOT NULL,
  -- What was done; `found` for a record that another way had brought.
  action       TEXT NOT NULL,
  -- staff.id; empty for `found`.
  who          TEXT NOT NULL,
  at           TEXT NOT NULL,
  -- Of the record: its hash, its withdrawal and its document.
  hash         TEXT NOT NULL,
  withdrawn_at TEXT,
  doc          TEXT NOT NULL CHECK (json_valid(doc)),
  -- The draft that was published, so that taking it back gives it back: a JSON list of its rows.
  draft        TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(draft)),
  -- The last event before it: its own are later.
  events_after INTEGER NOT NULL,
  -- What visitors had been shown before it, so that taking it back gives it back: lists of the values of rows of
  -- home_histories, shown_prices and price_cuts.
  shown_before TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(shown_before)),
  -- Of an action that changed a layer: its rows before and after, a JSON object; null for an action on the record.
  layer        TEXT CHECK (layer IS NULL OR json_valid(layer)),
  PRIMARY KEY (site_id, kind, home, number)
) STRICT, WITHOUT ROWID;

-- A row for each field of a home that shows something else than its record, until it shows the record's again.
CREATE TABLE home_layers (
  site_id TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  kind    TEXT NOT NULL CHECK (kind IN ('estate', 'listing', 'rental')),
  -- records.id.
  home    TEXT NOT NULL COLLATE NOCASE,
  field   TEXT NOT NULL CHECK (field IN ('contact', 'hidden', 'openHouses', 'pictures')),
  -- JSON; null: the record's own value again, so that an older choice in a file does not come back.
  value   TEXT NOT NULL CHECK (json_valid(value)),
  -- staff.id; empty for what an import brought.
  who     TEXT NOT NULL,
  at      TEXT NOT NULL,
  -- Of value and instant: a commit compares it with what the home was derived with.
  mark    TEXT NOT NULL,
  PRIMARY KEY (site_id, kind, home, field)
) STRICT, WITHOUT ROWID;

-- Bytes that people of a site have sent as pictures on a day (UTC): what a day may cost is limited.
CREATE TABLE sent_pictures (
  site_id TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  day     TEXT NOT NULL,
  bytes   INTEGER NOT NULL,
  PRIMARY KEY (site_id, day)
) STRICT, WITHOUT ROWID;

-- From where homes of sites come, as operators and agencies see it: feeds, and agencies' own services for the core
-- of the contract, which are asked every quarter of an hour and less often while nothing changes. `failing` wants
-- somebody's eye: the last round failed, and another one will come.
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

-- The last changes on the agency's page, each with the values before and after, so that it can be put back.
CREATE TABLE site_changes (
  site_id  TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  number   INTEGER NOT NULL,
  -- staff.id.
  who      TEXT NOT NULL,
  at       TEXT NOT NULL,
  -- Number of the change that it put back; null for another change.
  put_back INTEGER,
  -- A list of {path, before, after}, and `place` of an entry that was taken out of its list.
  rows     TEXT NOT NULL CHECK (json_valid(rows)),
  PRIMARY KEY (site_id, number)
) STRICT, WITHOUT ROWID;

-- What a change on the staff's page replaced: the record of the page as it was before. The last ten of each page.
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

-- Drafts of pages: visitors see none of it. Of a new page there is a draft and no record.
CREATE TABLE page_drafts (
  site_id TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  page TEXT NOT NULL COLLATE NOCASE,
  -- Hash of `doc`.
  mark TEXT NOT NULL,
  -- Stands for the record on which it was begun; null for a new page.
  base TEXT,
  -- staff.id.
  who TEXT NOT NULL,
  at TEXT NOT NULL,
  doc TEXT NOT NULL CHECK (json_valid(doc)),
  PRIMARY KEY (site_id, page)
) STRICT, WITHOUT ROWID;

-- own-service/: content services of agencies' own, which are asked for their homes (decision 86).

-- Content services of agencies' own: where one is, and how it answered when it was last asked.
CREATE TABLE own_services (
  site_id       TEXT PRIMARY KEY NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  address       TEXT NOT NULL,
  scope         TEXT NOT NULL CHECK (scope IN ('core', 'full')),
  -- Hosts whose pictures are fetched: a JSON list.
  picture_hosts TEXT NOT NULL CHECK (json_valid(picture_hosts)),
  -- Sealed, with the id of the key; null where the service asks for none.
  token_key     TEXT,
  token         TEXT,
  -- Milliseconds since 1970, as all instants here: when its list is asked for next, and was.
  ask_at        INTEGER NOT NULL,
  asked_at      INTEGER,
  -- What came of it: 'ok', a status, or a word of ours.
  outcome       TEXT,
  -- Rounds in a row that brought nothing new, or failed: each makes the next one later.
  quiet         INTEGER NOT NULL DEFAULT 0,
  -- When the last complete round began.
  since         INTEGER,
  -- When the last round ended.
  ended_at      INTEGER,
  -- More about its `outcome`, which is 'ok' or a state of feeds; in words for operators.
  reason        TEXT,
  -- Failed rounds in a row.
  failures      INTEGER NOT NULL DEFAULT 0,
  -- own_services/: what a service can do besides the core, as its agency says: a JSON list of `traits` and `areas`
  -- (decisions 86, 150, 151). The site offers nothing else of its searches.
  knows         TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(knows)),
  CHECK ((token IS NULL) = (token_key IS NULL))
) STRICT, WITHOUT ROWID;

-- Homes of such a service, as its lists name them.
CREATE TABLE own_homes (
  site_id    TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  id         TEXT NOT NULL,
  -- SHA-256 of what its list said of it; null before a list has named it.
  listed     TEXT,
  -- The round in which a list named it last.
  seen_at    INTEGER NOT NULL DEFAULT 0,
  learned_at INTEGER,
  -- Since when it is to be asked for by its address; null while nothing is known to have changed.
  ask_at     INTEGER,
  tries      INTEGER NOT NULL DEFAULT 0,
  -- Why the last document was not taken; null for one that was.
  refused    TEXT,
  PRIMARY KEY (site_id, id)
) STRICT, WITHOUT ROWID;

-- Homes of an agency's own service that a visitor named before they were learned: a row is who asks, and for a
-- minute what came of it.
CREATE TABLE asked_homes (
  site_id  TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  id       TEXT NOT NULL,
  -- Milliseconds since 1970.
  asked_at INTEGER NOT NULL,
  -- null while the service is asked.
  outcome  TEXT CHECK (outcome IN ('learned', 'unknown', 'unreachable')),
  PRIMARY KEY (site_id, id)
) STRICT, WITHOUT ROWID;

-- Pictures that homes of agencies' own services name by address: a row for each home that does.
CREATE TABLE addressed_pictures (
  site_id  TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  -- own_homes.id.
  home_id  TEXT NOT NULL,
  -- assets.name, made of the address.
  name     TEXT NOT NULL,
  address  TEXT NOT NULL,
  state    TEXT NOT NULL DEFAULT 'due' CHECK (state IN ('due', 'kept', 'gone', 'refused', 'failing')),
  -- Why it is refused, or failed; a word of ours.
  reason   TEXT,
  -- Of the bytes that are kept, as its host named them.
  etag     TEXT,
  tries    INTEGER NOT NULL DEFAULT 0,
  -- Milliseconds since 1970.
  check_at INTEGER NOT NULL,
  -- Whether its vendor or service says that it is a plan, which is shown whole.
  plan     INTEGER NOT NULL DEFAULT 0 CHECK (plan IN (0, 1)),
  PRIMARY KEY (site_id, home_id, name)
) STRICT, WITHOUT ROWID;

-- Sites whose pictures are being fetched: a row while a message of the queue does it, or waits. Others start none.
CREATE TABLE picture_chains (
  site_id TEXT PRIMARY KEY NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  -- Until when the next message is awaited, milliseconds since 1970; after that, another chain may start.
  until   INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Homes of those, by their ids in the agency's system.
CREATE VIEW shown_feed_homes AS
SELECT site_id, feed, vendor_id AS home, estate_id AS estate, number, state, reason, rival, unmapped FROM feed_homes
UNION ALL
SELECT site_id, 'own-service', id, id, CAST(id AS INTEGER),
  CASE WHEN refused IS NOT NULL THEN 'refused' WHEN learned_at IS NULL THEN 'named' ELSE 'shown' END,
  refused, NULL, '[]'
FROM own_homes;

-- estates/: homes of every source, as they are searched and shown; written by imports.

-- What is searched, sorted and counted: homes, projects and their units. Columns are derived from the document when
-- it comes in, by `intake/` alone. The document has a table of its own, so that reading these rows never reads
-- kilobytes of text.
CREATE TABLE estates (
  -- Names the row in the index of words (`estate_words`).
  num              INTEGER PRIMARY KEY,
  site_id          TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  id               TEXT NOT NULL,
  -- source_listings.guid, for homes of another source than the first.
  guid             TEXT COLLATE NOCASE,
  -- estates.id of the project that this unit belongs to.
  parent_id        TEXT,
  -- 1 once a unit names it as its project: only then are units looked for.
  has_units        INTEGER NOT NULL DEFAULT 0 CHECK (has_units IN (0, 1)),
  -- Since when its address answers 410.
  withdrawn_at     TEXT,
  country_id       TEXT,
  -- cities.id.
  city_id          TEXT,
  -- Folded: without accents and capitals.
  city_name        TEXT,
  head_type_id     TEXT,
  sub_type_id      TEXT,
  -- As the source writes it.
  transaction_id   TEXT,
  -- The same in the first source's numbering, so that lists of both sources share one filter.
  transaction_key  TEXT,
  -- Euros; null when unset (-1, 0 or absent).
  price            REAL,
  -- Lower end of the price step it lies in, euros (domain/price-steps.ts).
  price_step       INTEGER,
  -- Null when unset (-1 or absent).
  bedroom_count    INTEGER,
  floor            INTEGER,
  floor_id         INTEGER,
  -- Instant in UTC, ISO 8601.
  publication_date TEXT,
  -- The point that may be shown: a stable fuzzed one where the address is hidden.
  lat              REAL,
  lon              REAL,
  address_hidden   INTEGER NOT NULL DEFAULT 0 CHECK (address_hidden IN (0, 1)),
  source           TEXT NOT NULL DEFAULT 'first',
  -- Sold or let, by the source's own transaction id (domain/rules/status.ts).
  sold             INTEGER NOT NULL DEFAULT 0 CHECK (sold IN (0, 1)),
  -- Whether its listing marks it as a project, with units or without.
  project          INTEGER NOT NULL DEFAULT 0 CHECK (project IN (0, 1)),
  -- Neither sold, let nor taken over, its order not ended, and not in the archive. Alerts, mails, viewings and
  -- searches ask nothing else.
  on_offer         INTEGER NOT NULL DEFAULT 1 CHECK (on_offer IN (0, 1)),
  -- End of the last open house of a home on offer: a search finds it by this (decision 70).
  open_until       TEXT,
  -- Which entries of a site's hidden statuses hide it, by the one reading of what it states (decision 105).
  hidden_by        TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(hidden_by)),
  -- All coded traits in one number, by the bits of domain/filter/traits.ts, so that each index has one column for
  -- them.
  traits           INTEGER NOT NULL DEFAULT 0,
  -- Whole m².
  living_area      INTEGER,
  -- Whole m².
  land_area        INTEGER,
  -- Of construction, or of the later renovation.
  built_in         INTEGER,
  -- `YYYYMMDD`, 0 for at once.
  available_on     INTEGER,
  -- Euros per m², of a public price and a living area.
  price_per_area   REAL,
  -- The status that its history has now: a code of domain/status-code.ts of a home on offer; null for what has
  -- none: a project, a unit, a price "from", and what is not on offer. Imports write it.
  history_status   TEXT,
  -- 1 for a price that is the one of the cheapest of several: a project's, or a price "from".
  price_from       INTEGER NOT NULL DEFAULT 0 CHECK (price_from IN (0, 1))
) STRICT;

-- The document of an estate, and its words for the index.
CREATE TABLE estate_documents (
  site_id TEXT NOT NULL,
  id      TEXT NOT NULL,
  -- Folded words of all languages, each once; without the street where the address is hidden.
  words   TEXT NOT NULL DEFAULT '',
  doc     TEXT NOT NULL CHECK (json_valid(doc)),
  -- As lists carry it, so that a search need not read the document of each home on its page. null until its record
  -- comes again after this column was added.
  card    TEXT,
  PRIMARY KEY (site_id, id),
  FOREIGN KEY (site_id, id) REFERENCES estates (site_id, id) ON DELETE CASCADE
) STRICT;

-- Full listings of other sources than the first; the estate of the same guid stands for them in lists.
CREATE TABLE source_listings (
  site_id        TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  guid           TEXT NOT NULL COLLATE NOCASE,
  withdrawn_at   TEXT,
  lat            REAL,
  lon            REAL,
  address_hidden INTEGER NOT NULL DEFAULT 0 CHECK (address_hidden IN (0, 1)),
  doc            TEXT NOT NULL CHECK (json_valid(doc)),
  PRIMARY KEY (site_id, guid)
) STRICT;

-- Who is asked about a home.
CREATE TABLE contact_infos (
  site_id   TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  -- estates.id, or the guid of a listing (source_listings.guid).
  estate_id TEXT NOT NULL COLLATE NOCASE,
  doc       TEXT NOT NULL CHECK (json_valid(doc)),
  PRIMARY KEY (site_id, estate_id)
) STRICT;

-- Homes whose price everybody can see: on offer at a live site, no unit, no project, a price that is not hidden.
CREATE VIEW shown_homes AS
SELECT e.site_id, e.id, e.price
FROM offered_estates AS o
JOIN estates AS e ON e.site_id = o.site_id AND e.id = o.id
WHERE e.price IS NOT NULL
  AND e.price_from = 0
  AND e.has_units = 0
  AND (SELECT s.doc ->> '$.state' FROM sites AS s WHERE s.id = e.site_id) = 'live';

-- Homes with a history: on offer at a live site, whether their price is public or not.
CREATE VIEW homes_with_history AS
SELECT e.site_id, e.id, e.history_status, e.price
FROM offered_estates AS o
JOIN estates AS e ON e.site_id = o.site_id AND e.id = o.id
WHERE e.history_status IS NOT NULL
  AND e.has_units = 0
  AND (SELECT s.doc ->> '$.state' FROM sites AS s WHERE s.id = e.site_id) = 'live';

-- What visitors saw of a home without interruption. It goes when the home is withdrawn, sold or hidden, and begins
-- anew when it comes back, and when its price is hidden or shown.
CREATE TABLE home_histories (
  site_id   TEXT NOT NULL,
  estate_id TEXT NOT NULL,
  -- Instant in UTC from which its page could be seen; null where this is not known.
  since     TEXT,
  -- The latest changes, oldest first: `at`, an instant in UTC; `state`, a code as in `history_status` of its home;
  -- `price`, euros, null where it is not public. The last one is what is shown now. Where `since` is null, so is the `at`
  -- of the step that it began with: it would be the day on which something was hidden or shown.
  steps     TEXT NOT NULL CHECK (json_valid(steps)),
  PRIMARY KEY (site_id, estate_id),
  FOREIGN KEY (site_id, estate_id) REFERENCES estates (site_id, id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

-- offer/: what a search reads beside the homes, so that it need not read them all. Triggers maintain the counts and
-- the index of words, since homes come and go in many ways: an import, a withdrawal, the end of a site.

-- Which estates and units belong to a collection (terms on `children.collections`); nothing withdrawn does.
CREATE TABLE estate_collections (
  site_id       TEXT NOT NULL,
  -- collections.id.
  collection_id TEXT NOT NULL,
  estate_id     TEXT NOT NULL,
  -- What a list shows for it: the estate itself, or a unit's project.
  listed_id     TEXT NOT NULL,
  PRIMARY KEY (site_id, collection_id, estate_id),
  FOREIGN KEY (site_id, estate_id) REFERENCES estates (site_id, id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

-- Cities as a site's listings name them; the centre is where a search around the city starts.
CREATE TABLE cities (
  site_id  TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  id       TEXT NOT NULL,
  zip      TEXT NOT NULL,
  name_nl  TEXT,
  name_fr  TEXT,
  name_en  TEXT,
  name_de  TEXT,
  alias_nl TEXT,
  alias_fr TEXT,
  alias_en TEXT,
  alias_de TEXT,
  lat      REAL,
  lon      REAL,
  PRIMARY KEY (site_id, id)
) STRICT;

-- What a city may be found by when a visitor types it: its zip, names and aliases, folded, each from its beginning
-- and from every later word on ("knokke heist", "heist"), so that a prefix is a range of the key.
CREATE TABLE city_words (
  site_id TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  word    TEXT NOT NULL,
  -- cities.id.
  city_id TEXT NOT NULL,
  kind    TEXT NOT NULL CHECK (kind IN ('zip', 'name', 'alias')),
  -- Language of the name or alias; empty for a zip.
  locale  TEXT NOT NULL,
  -- Whether it is the name from its beginning.
  whole   INTEGER NOT NULL CHECK (whole IN (0, 1)),
  PRIMARY KEY (site_id, word, city_id, kind, locale)
) STRICT, WITHOUT ROWID;

-- Names of head types, sub types and transactions as the listings write them, merged from all of them, so that one
-- listing with a missing translation does not leave an option without a name. Kinds: headType, subType, transaction
-- (first source's numbering), ownTransaction (second source's).
CREATE TABLE option_names (
  site_id TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  kind    TEXT NOT NULL,
  id      TEXT NOT NULL,
  nl      TEXT,
  fr      TEXT,
  en      TEXT,
  de      TEXT,
  PRIMARY KEY (site_id, kind, id)
) STRICT, WITHOUT ROWID;

-- How many listed estates there are of each kind in each city, and in the row of city '*' all over the site. ''
-- stands for null, which no key may be.
CREATE TABLE estate_counts (
  site_id         TEXT NOT NULL,
  city_id         TEXT NOT NULL,
  city_name       TEXT NOT NULL,
  transaction_key TEXT NOT NULL,
  head_type_id    TEXT NOT NULL,
  sub_type_id     TEXT NOT NULL,
  country_id      TEXT NOT NULL,
  transaction_id  TEXT NOT NULL,
  source          TEXT NOT NULL,
  estates         INTEGER NOT NULL,
  PRIMARY KEY (site_id, city_id, city_name, transaction_key, head_type_id, sub_type_id, country_id,
    transaction_id, source)
) STRICT, WITHOUT ROWID;

-- What the options of a filter are counted by: listed homes of each kind, in each price step and with each number
-- of bedrooms, all over the site (decision 51). Homes without units alone: a project is counted by its units, and
-- they are few. '' and -1 stand for null, which no key may be.
CREATE TABLE home_counts (
  site_id         TEXT NOT NULL,
  transaction_key TEXT NOT NULL,
  head_type_id    TEXT NOT NULL,
  sub_type_id     TEXT NOT NULL,
  country_id      TEXT NOT NULL,
  transaction_id  TEXT NOT NULL,
  source          TEXT NOT NULL,
  bedroom_count   INTEGER NOT NULL,
  price_step      INTEGER NOT NULL,
  homes           INTEGER NOT NULL,
  PRIMARY KEY (site_id, transaction_key, head_type_id, sub_type_id, country_id, transaction_id, source,
    bedroom_count, price_step)
) STRICT, WITHOUT ROWID;

-- The words of what is listed, each written behind its site's id in hexadecimal ("636F617374:zeezicht"), so that a
-- word is looked for among those of one site. It holds no text: `estate_documents.words` does, and it can be made
-- anew from there. `ascii` takes every letter beyond ASCII as part of a word; the words are folded already.
CREATE VIRTUAL TABLE estate_words USING fts5 (
  words, content = '', contentless_delete = 1, detail = none, tokenize = "ascii tokenchars ':'"
);

-- sitemap/: when a page last changed. Triggers write it, so that no import can forget to.

-- When the content of a page last changed. The same document again changes nothing. Rows may outlive their
-- documents.
CREATE TABLE modified_documents (
  site_id     TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  kind        TEXT NOT NULL CHECK (kind IN ('estate', 'rental', 'page')),
  -- estates.id, rental_units.id or pages.id.
  id          TEXT NOT NULL,
  -- Instant in UTC, ISO 8601.
  modified_at TEXT NOT NULL,
  PRIMARY KEY (site_id, kind, id)
) STRICT, WITHOUT ROWID;

-- appointments/: viewings by appointment and open-house days. Two rules of the database keep them right: nobody
-- shows two homes at once, and nobody books an agenda empty (decisions 22, 35 and 69).

-- When and by whom an agency shows homes. `appointments/settings.ts` checks the document when it is read.
CREATE TABLE agendas (
  site_id TEXT PRIMARY KEY NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  doc     TEXT NOT NULL CHECK (json_valid(doc))
) STRICT;

-- Days and hours on which nobody shows homes, for one agent or the whole agency, beside those of the agenda's
-- document, which an import writes anew. What is booked within stays; nothing new comes in (decision 69).
CREATE TABLE agenda_closures (
  site_id    TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  -- Of what it closes: the same closure made twice is one.
  id         TEXT NOT NULL,
  -- null: everybody.
  agent_id   TEXT,
  starts_at  TEXT NOT NULL,
  ends_at    TEXT NOT NULL,
  created_at TEXT NOT NULL,
  PRIMARY KEY (site_id, id),
  CHECK (starts_at < ends_at)
) STRICT, WITHOUT ROWID;

-- Open-house days that an agency sets at its own page (decision 92), beside those that come with its homes.
CREATE TABLE open_houses (
  site_id      TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  id           TEXT NOT NULL,
  -- estates.id.
  estate_id    TEXT NOT NULL,
  -- Day and times by the clock of Brussels.
  day          TEXT NOT NULL,
  from_time    TEXT NOT NULL,
  to_time      TEXT NOT NULL,
  -- How many may register; null for everybody.
  places       INTEGER,
  registration INTEGER NOT NULL CHECK (registration IN (0, 1)),
  -- Instant in UTC.
  ends_at      TEXT NOT NULL,
  created_at   TEXT NOT NULL,
  PRIMARY KEY (site_id, id)
) STRICT, WITHOUT ROWID;

-- The open-house days of each home: those that came with it, then the agency's own, marked as the office's. What is
-- shown, searched, booked and told in alerts knows one kind alone. A day at the same hour that came with the home
-- goes first.
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

-- Viewings, of homes by appointment and on open-house days.
CREATE TABLE appointments (
  site_id        TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  -- SHA-256 of the id that whoever booked holds; the id itself is nowhere in this table.
  id             TEXT NOT NULL,
  -- Random; the id is made from it and a secret that the database does not hold.
  seed           TEXT NOT NULL,
  state          TEXT NOT NULL DEFAULT 'booked' CHECK (state IN ('booked', 'cancelled')),
  -- estates.id.
  estate_id      TEXT NOT NULL,
  -- Of the agenda's settings: who shows the estate.
  agent_id       TEXT NOT NULL,
  starts_at      TEXT NOT NULL,
  ends_at        TEXT NOT NULL,
  -- Until when the agent can show no other estate: the way there included.
  occupied_until TEXT NOT NULL,
  -- Of the site, as links in mails begin.
  origin         TEXT NOT NULL,
  email_key      TEXT NOT NULL,
  created_at     TEXT NOT NULL,
  cancelled_at   TEXT,
  -- Who comes, and who is met.
  doc            TEXT NOT NULL CHECK (json_valid(doc)),
  -- Until when it waits to be confirmed; null: it stands. Once that has passed it no longer stands, and the next
  -- booking releases it.
  held_until     TEXT,
  -- Calendar day of its start in the agenda's zone, and how many slots the agent has on it; null for what was not
  -- booked by a visitor, which neither counts nor is counted.
  day            TEXT,
  day_slots      INTEGER,
  -- What the agency answered (decision 48): the checks hold an operator's SQL to the same rule as the calls. A
  -- viewing that was confirmed may still be cancelled by the visitor, so `confirmed` stays.
  answer         TEXT CHECK (answer IS NULL
    OR (answer = 'confirmed' AND held_until IS NULL)
    OR (answer IN ('declined', 'cancelled') AND state = 'cancelled')),
  -- The agency's word to the visitor.
  word           TEXT CHECK (word IS NULL OR (answer IS NOT NULL AND length(word) BETWEEN 1 AND 1000)),
  answered_at    TEXT CHECK ((answer IS NULL) = (answered_at IS NULL)),
  -- Grows with each move, as calendars count changes (RFC 5545 §3.8.7.4).
  sequence       INTEGER NOT NULL DEFAULT 0,
  moved_at       TEXT,
  -- How often its visitor moved it.
  visitor_moves  INTEGER NOT NULL DEFAULT 0
    CONSTRAINT cap_of_moves CHECK (visitor_moves BETWEEN 0 AND 3),
  -- When its reminder was queued; null again once it is moved.
  reminded_at    TEXT,
  -- Of a place on an open-house day: how many there are, 0 without a limit; null of a viewing by appointment, for
  -- which an agent has time for one visitor alone.
  places         INTEGER CHECK (places IS NULL OR places >= 0),
  -- When the visitor may first read the street of a hidden home: since the agency confirmed or moved the viewing, or
  -- from the reminder on (decision 128). null: not yet.
  street_told_at TEXT,
  PRIMARY KEY (site_id, id),
  CHECK (starts_at < ends_at AND ends_at <= occupied_until),
  CHECK ((state = 'cancelled') = (cancelled_at IS NOT NULL))
) STRICT;

-- Hashes of ids by which a mail names an appointment, where they differ from the one it was booked under: the
-- secret that makes ids may have changed in between. A link is looked up by its hash and never made again, so that
-- none depends on a secret that has gone.
CREATE TABLE appointment_links (
  site_id        TEXT NOT NULL,
  -- SHA-256 of the id in the mail.
  hash           TEXT NOT NULL,
  appointment_id TEXT NOT NULL,
  PRIMARY KEY (site_id, hash),
  FOREIGN KEY (site_id, appointment_id) REFERENCES appointments (site_id, id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

-- Where a viewing was before each of its moves, for the mail that tells of it. The viewing keeps its row, and so
-- its id and its name in calendars.
CREATE TABLE appointment_moves (
  site_id        TEXT NOT NULL,
  appointment_id TEXT NOT NULL,
  -- Of the appointment from then on.
  sequence       INTEGER NOT NULL,
  moved_by       TEXT NOT NULL CHECK (moved_by IN ('visitor', 'agency')),
  moved_at       TEXT NOT NULL,
  -- When it was to be, and whom the visitor was to meet.
  from_start     TEXT NOT NULL,
  from_end       TEXT NOT NULL,
  from_agent     TEXT NOT NULL CHECK (json_valid(from_agent)),
  -- The agency's word to the visitor.
  word           TEXT CHECK (word IS NULL OR (moved_by = 'agency' AND length(word) BETWEEN 1 AND 1000)),
  PRIMARY KEY (site_id, appointment_id, sequence),
  FOREIGN KEY (site_id, appointment_id) REFERENCES appointments (site_id, id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

-- rentals/: holiday rentals and their stays (decisions 23 and 106).

-- Holiday homes. What a search sorts, filters and counts by is derived from the document when it comes in, by
-- `intake/` alone.
CREATE TABLE rental_units (
  site_id        TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  id             TEXT NOT NULL,
  withdrawn_at   TEXT,
  doc            TEXT NOT NULL CHECK (json_valid(doc)),
  name           TEXT NOT NULL DEFAULT '',
  city_name      TEXT NOT NULL DEFAULT '',
  words          TEXT NOT NULL DEFAULT '',
  max_occupation INTEGER NOT NULL DEFAULT 0,
  -- Prices of a period by season and type: [{"season", "type", "price"}], euros.
  rates          TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(rates)),
  city_id        TEXT,
  location_id    TEXT,
  sub_kind_id    TEXT,
  -- Weekdays on which one may arrive, a digit each; 0 is Sunday.
  arrival_days   TEXT NOT NULL DEFAULT '6',
  min_nights     INTEGER NOT NULL DEFAULT 7,
  -- As lists carry it, so that a search need not read the document of each unit on its page.
  card           TEXT,
  -- What every stay costs besides its rent, cents: the list sorts by the total that it shows (decisions 106 and
  -- 110). Here costs for a stay. Unset costs (absent, null, -1) are not charged.
  cleaning_cents INTEGER NOT NULL DEFAULT 0,
  -- For each guest and night.
  tax_cents      INTEGER NOT NULL DEFAULT 0,
  -- For each night.
  night_cents    INTEGER NOT NULL DEFAULT 0,
  -- For each guest.
  person_cents   INTEGER NOT NULL DEFAULT 0,
  -- What a holiday rental has, by the bits of domain/stays/stay-features.ts.
  features       INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (site_id, id)
) STRICT;

-- What guests accept when they reserve a stay, in each language of the site.
CREATE TABLE agreements (
  site_id  TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  id       TEXT NOT NULL,
  locale   TEXT NOT NULL,
  -- Order in which they are shown.
  position INTEGER NOT NULL,
  title    TEXT NOT NULL,
  -- Paragraphs, separated by blank lines.
  body     TEXT NOT NULL,
  required INTEGER NOT NULL CHECK (required IN (0, 1)),
  PRIMARY KEY (site_id, id, locale)
) STRICT, WITHOUT ROWID;

-- What guests ask for, and nights that are taken otherwise (blocked by the owner, on the telephone, or on another
-- portal). Days are calendar days in Brussels and nights half-open, [from_day, to_day): who leaves makes room that
-- day.
CREATE TABLE stays (
  site_id       TEXT NOT NULL,
  id            TEXT NOT NULL,
  unit_id       TEXT NOT NULL,
  from_day      TEXT NOT NULL CHECK (from_day = date(from_day)),
  to_day        TEXT NOT NULL CHECK (to_day = date(to_day)),
  -- A stay that is released holds no night.
  state         TEXT NOT NULL CHECK (state IN ('requested', 'confirmed', 'blocked', 'released')),
  -- Of what a visitor asked for, as are the next three: SHA-256 of the address in lower case.
  email_key     TEXT,
  persons       INTEGER,
  -- When a request that nobody confirmed is released; instant in UTC.
  lapses_at     TEXT,
  -- The form, what it costs, and how the site's addresses begin.
  doc           TEXT CHECK (doc IS NULL OR json_valid(doc)),
  created_at    TEXT NOT NULL,
  -- Until when it waits to be confirmed by its guest; null: it stands.
  held_until    TEXT,
  -- Season of the arrival with its year ("HIGH-2027"), and its nights; null for what no guest asked for.
  season        TEXT,
  season_nights INTEGER,
  -- What the agency answered (decision 48), when, and its word to the guest. The checks hold an operator's SQL to the
  -- same rule as the calls: an answer and a state never contradict.
  answer        TEXT CHECK (answer IS NULL
    OR (answer = 'confirmed' AND state = 'confirmed')
    OR (answer IN ('declined', 'cancelled') AND state = 'released')),
  word          TEXT CHECK (word IS NULL OR (answer IS NOT NULL AND length(word) BETWEEN 1 AND 1000)),
  answered_at   TEXT CHECK ((answer IS NULL) = (answered_at IS NULL)),
  -- Other days that the agency offered with its "no": [{"from", "to"}].
  offers        TEXT
    CHECK (offers IS NULL OR (answer = 'declined' AND json_type(offers) = 'array')),
  -- When the agency is to be reminded; null once it was, or where no hour is left for it.
  remind_at     TEXT,
  -- Nights that are taken elsewhere are blocked stays too, so that one index decides for all: of these no guest is
  -- known.
  elsewhere     INTEGER NOT NULL DEFAULT 0
    CHECK (elsewhere = 0 OR (elsewhere = 1 AND email_key IS NULL AND doc IS NULL)),
  -- Who cancelled: the guest, by the link in a mail, or else the agency. `answered_at` says when.
  by_guest      INTEGER NOT NULL DEFAULT 0
    CHECK (by_guest IN (0, 1) AND (by_guest = 0 OR answer = 'cancelled')),
  -- Grows with each move, as calendars count changes (RFC 5545 §3.8.7.4).
  sequence      INTEGER NOT NULL DEFAULT 0,
  -- Other days that the guest of a confirmed stay asks for: {"from", "to", "breakdown"}, and when. They take no
  -- night, and the stay holds until the agency answers.
  wish          TEXT CHECK (wish IS NULL OR json_valid(wish)),
  wished_at     TEXT CHECK ((wish IS NULL) = (wished_at IS NULL)),
  wishes        INTEGER NOT NULL DEFAULT 0 CONSTRAINT cap_of_wishes CHECK (wishes BETWEEN 0 AND 5),
  PRIMARY KEY (site_id, id),
  FOREIGN KEY (site_id, unit_id) REFERENCES rental_units (site_id, id) ON DELETE CASCADE,
  CHECK (to_day > from_day AND to_day <= date(from_day, '+1 year')),
  CHECK (state IN ('blocked', 'released') OR (email_key IS NOT NULL AND persons >= 1 AND doc IS NOT NULL))
) STRICT;

-- One row for each night, which no two stays can share. Written by triggers alone.
CREATE TABLE stay_nights (
  site_id TEXT NOT NULL,
  -- rental_units.id.
  unit_id TEXT NOT NULL,
  night   TEXT NOT NULL,
  stay_id TEXT NOT NULL,
  PRIMARY KEY (site_id, unit_id, night),
  FOREIGN KEY (site_id, stay_id) REFERENCES stays (site_id, id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

-- Hashes of the links in mails to guests: a changed secret gives another link, and all of them work.
CREATE TABLE stay_links (
  site_id TEXT NOT NULL,
  hash    TEXT NOT NULL,
  stay_id TEXT NOT NULL,
  PRIMARY KEY (site_id, hash),
  FOREIGN KEY (site_id, stay_id) REFERENCES stays (site_id, id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

-- calendars/: calendars that others read, and calendars of other portals that are read (decision 84).

-- Calendars that are read at a secret address: viewings of a person, nights of a holiday home.
CREATE TABLE calendars (
  site_id    TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  kind       TEXT NOT NULL CHECK (kind IN ('person', 'unit')),
  -- An agent of the agenda, or rental_units.id.
  subject_id TEXT NOT NULL,
  -- With the deployment's secret it makes the token of the address; another one, another address.
  seed       TEXT NOT NULL,
  -- SHA-256 of that token, by which it is found.
  hash       TEXT NOT NULL,
  made_at    TEXT NOT NULL,
  -- Hashes of its tokens under secrets that were turned since: an address that was told before still works.
  earlier    TEXT NOT NULL DEFAULT '[]' CHECK (json_type(earlier) = 'array'),
  PRIMARY KEY (site_id, kind, subject_id)
) STRICT, WITHOUT ROWID;

-- Calendars of other portals that a unit's nights are read from.
CREATE TABLE read_calendars (
  site_id        TEXT NOT NULL,
  -- First digits of the hash of unit and address: the same one given twice is one.
  id             TEXT NOT NULL,
  unit_id        TEXT NOT NULL,
  address        TEXT NOT NULL,
  -- When the cron hands it out next; when it was last asked, and last understood.
  next_at        TEXT NOT NULL,
  asked_at       TEXT,
  read_at        TEXT,
  -- Since when it has failed without a break; and when the agency was told so.
  failing_since  TEXT,
  told_at        TEXT,
  -- A word for operators: `read`, a status, `timeout`, `no calendar`, …
  outcome        TEXT,
  -- The nights that it last said are taken, from the day before it was read on: ["YYYY-MM-DD"].
  nights         TEXT NOT NULL DEFAULT '[]' CHECK (json_type(nights) = 'array'),
  -- Events whose repetition was not understood, and that were taken once.
  not_understood INTEGER NOT NULL DEFAULT 0,
  given_at       TEXT NOT NULL,
  -- Events of a night or more that another portal's calendar marks as free: left out, and shown to the agency.
  free           INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (site_id, id),
  FOREIGN KEY (site_id, unit_id) REFERENCES rental_units (site_id, id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

-- Stays that another calendar contradicts, once told.
CREATE TABLE calendar_conflicts (
  site_id     TEXT NOT NULL,
  calendar_id TEXT NOT NULL,
  stay_id     TEXT NOT NULL,
  told_at     TEXT NOT NULL,
  PRIMARY KEY (site_id, calendar_id, stay_id),
  FOREIGN KEY (site_id, calendar_id) REFERENCES read_calendars (site_id, id) ON DELETE CASCADE,
  FOREIGN KEY (site_id, stay_id) REFERENCES stays (site_id, id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

-- contact/: questions to agencies, and homes recommended to friends.

-- Contact requests and recommendations to friends, as they were sent.
CREATE TABLE submissions (
  site_id       TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  id            TEXT NOT NULL,
  kind          TEXT NOT NULL CHECK (kind IN ('contact', 'friend')),
  sender_key    TEXT NOT NULL,
  recipient_key TEXT,
  created_at    TEXT NOT NULL,
  doc           TEXT NOT NULL CHECK (json_valid(doc)),
  -- When the agency said of a message that it is answered.
  answered_at   TEXT CHECK (answered_at IS NULL OR kind = 'contact'),
  -- When a recommendation goes that is beyond the site's limit of an hour or a day. The n-th goes no sooner than an
  -- hour after the one `friend_hour` before it, and a day after the one `friend_day` before it.
  turn_at       TEXT,
  PRIMARY KEY (site_id, id)
) STRICT;

-- valuations/: requests to say what a home is worth.

-- Requests to say what a home is worth. Whoever asks may take the request back by a link in a mail: then the row
-- stays, so that the link can say so, and nothing of what was typed does.
CREATE TABLE valuations (
  site_id      TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  id           TEXT NOT NULL,
  -- The token of its link is made from it (decision 17).
  seed         TEXT NOT NULL,
  -- By which visitor and agency name it: six signs, drawn by chance.
  reference    TEXT NOT NULL,
  state        TEXT NOT NULL DEFAULT 'asked' CHECK (state IN ('asked', 'withdrawn')),
  locale       TEXT NOT NULL,
  -- As the site's addresses begin.
  origin       TEXT NOT NULL,
  -- SHA-256 of the address or the number that it is to be answered at; empty once it is withdrawn.
  sender_key   TEXT NOT NULL,
  created_at   TEXT NOT NULL,
  withdrawn_at TEXT,
  doc          TEXT NOT NULL CHECK (json_valid(doc)),
  -- When the agency said of a request that it is answered.
  answered_at  TEXT,
  PRIMARY KEY (site_id, id)
) STRICT;

-- Hashes of the tokens that mails carry, stored before they are sent.
CREATE TABLE valuation_links (
  site_id      TEXT NOT NULL,
  hash         TEXT NOT NULL,
  valuation_id TEXT NOT NULL,
  PRIMARY KEY (site_id, hash),
  FOREIGN KEY (site_id, valuation_id) REFERENCES valuations (site_id, id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

-- alerts/: searches and homes that people follow, and the events that they are told of. Triggers write the events
-- from what is public, so that no import can forget to, whatever its source (decisions 42 and 70).

-- Searches and homes that people follow.
CREATE TABLE subscriptions (
  site_id      TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  id           TEXT NOT NULL,
  state        TEXT NOT NULL CHECK (state IN ('pending', 'active', 'ended')),
  -- Empty once it has ended.
  email        TEXT NOT NULL,
  email_key    TEXT NOT NULL,
  name         TEXT,
  locale       TEXT NOT NULL,
  criteria     TEXT NOT NULL CHECK (json_valid(criteria)),
  -- Of the site, as links in mails begin.
  origin       TEXT NOT NULL,
  -- Random; its tokens are made from it and a secret that the database does not hold.
  seed         TEXT NOT NULL,
  -- Events up to here have been matched (estate_events.seq).
  seen_event   INTEGER NOT NULL DEFAULT 0,
  created_at   TEXT NOT NULL,
  confirmed_at TEXT,
  ended_at     TEXT,
  -- First day in Brussels on which it sends again; 9999-12-31: until it is resumed. null while it runs. A paused
  -- one keeps its place among the events, and tells of them in one mail when it goes on.
  paused_until TEXT CHECK (paused_until = date(paused_until)),
  -- `at_once`: some minutes after a home is published; `daily`: each morning; `weekly`: each Thursday morning.
  -- Alerts on one home and on holiday rentals are daily.
  rhythm       TEXT NOT NULL DEFAULT 'daily' CHECK (rhythm IN ('at_once', 'daily', 'weekly')),
  -- 1: events up to `alerts_at_once.seen_event` have been matched too, so that a publication writes the rows of
  -- those alone that it is told to. 0: events up to `seen_event`.
  in_step      INTEGER NOT NULL DEFAULT 0 CHECK (in_step IN (0, 1) AND (in_step = 0 OR rhythm = 'at_once')),
  -- 1: its address had its most mails at once that day, so that what was left is told by the next daily run, which
  -- says so.
  capped       INTEGER NOT NULL DEFAULT 0 CHECK (capped IN (0, 1)),
  -- How often its reader changed or paused it: what was matched with the criteria before is not stored.
  changes      INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (site_id, id)
) STRICT;

-- Links in mails to a subscriber.
CREATE TABLE subscription_tokens (
  site_id         TEXT NOT NULL,
  -- SHA-256 of the token.
  hash            TEXT NOT NULL,
  subscription_id TEXT NOT NULL,
  purpose         TEXT NOT NULL CHECK (purpose IN ('confirm', 'manage', 'unsubscribe')),
  -- Null: as long as the subscription lasts.
  expires_at      TEXT,
  PRIMARY KEY (site_id, hash),
  FOREIGN KEY (site_id, subscription_id) REFERENCES subscriptions (site_id, id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

-- Which holiday homes fitted when an alert last looked, so that the next look tells of those that fit since,
-- whatever made them fit: a new unit, free nights, a price, a rule.
CREATE TABLE rental_alerts (
  site_id         TEXT NOT NULL,
  subscription_id TEXT NOT NULL,
  -- JSON list of ids of units.
  known           TEXT NOT NULL CHECK (json_valid(known)),
  -- Day in Brussels of the last look.
  seen_on         TEXT NOT NULL,
  PRIMARY KEY (site_id, subscription_id),
  FOREIGN KEY (site_id, subscription_id) REFERENCES subscriptions (site_id, id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

-- Sites with at least one confirmed subscription, ever: before that nobody is told, and the first load of a site's
-- offer is no news.
CREATE TABLE alert_sites (
  site_id TEXT PRIMARY KEY NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  since   TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- The daily matching of a site's events, up to the newest one when it began.
CREATE TABLE alert_runs (
  site_id     TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  -- Calendar day in Brussels.
  day         TEXT NOT NULL,
  -- estate_events.seq.
  upto        INTEGER NOT NULL,
  enqueued_at TEXT,
  finished_at TEXT,
  -- Events up to here are told to weekly alerts: the newest one when the Thursday's run began, or the first run
  -- after a Thursday without one. What Thursday's run did not tell, the next day's does (estate_events.seq).
  weekly_upto INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (site_id, day)
) STRICT, WITHOUT ROWID;

-- Days whose alerts have begun: after that no site is looked at for the rest of the day.
CREATE TABLE alert_days (
  day TEXT PRIMARY KEY NOT NULL
) STRICT, WITHOUT ROWID;

-- Estates that have been on offer at least once. Rows outlive their estates: one that comes back, even after it was
-- deleted, is not new.
CREATE TABLE announced_estates (
  site_id   TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  -- estates.id.
  estate_id TEXT NOT NULL,
  PRIMARY KEY (site_id, estate_id)
) STRICT, WITHOUT ROWID;

-- Estates on offer that everybody may see: no units, nothing withdrawn or hidden by the site.
CREATE VIEW offered_estates AS
SELECT e.site_id, e.id, e.publication_date
FROM estates AS e
WHERE e.parent_id IS NULL
  AND e.withdrawn_at IS NULL
  AND e.on_offer = 1
  AND NOT EXISTS (
    SELECT 1 FROM sites AS s, json_each(s.doc, '$.settings.hiddenStatus') AS hidden, json_each(e.hidden_by) AS entry
    WHERE s.id = e.site_id AND CAST(hidden.value AS TEXT) = entry.value);

-- What alerts tell of.
CREATE TABLE estate_events (
  site_id      TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  -- Grows with each event, and no number is given twice.
  seq          INTEGER PRIMARY KEY AUTOINCREMENT,
  -- estates.id.
  estate_id    TEXT NOT NULL,
  -- price_changed and gone: of a home that somebody follows, for them alone.
  kind         TEXT NOT NULL CHECK (kind IN ('new', 'price_lowered', 'price_changed', 'gone')),
  -- Euros.
  price_before REAL,
  created_at   TEXT NOT NULL,
  -- No run of alerts reaches this event, or a later one, before this instant; null for one that may go at once.
  not_before   TEXT
) STRICT;

-- The prices of one showing: it ends, and its rows go, once the price is hidden, the home is no longer on offer, or
-- its transaction is another. A row without an end is the price that is shown now.
CREATE TABLE shown_prices (
  site_id   TEXT NOT NULL,
  estate_id TEXT NOT NULL,
  -- Instants in UTC.
  since     TEXT NOT NULL,
  until     TEXT,
  -- Euros.
  price     REAL NOT NULL,
  PRIMARY KEY (site_id, estate_id, since, price),
  FOREIGN KEY (site_id, estate_id) REFERENCES estates (site_id, id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

-- A price that is lower than every one of the thirty days before. It goes with the next price.
CREATE TABLE price_cuts (
  site_id      TEXT NOT NULL,
  estate_id    TEXT NOT NULL,
  -- The lowest price of those thirty days, euros.
  price_before REAL NOT NULL,
  cut_at       TEXT NOT NULL,
  PRIMARY KEY (site_id, estate_id),
  FOREIGN KEY (site_id, estate_id) REFERENCES estates (site_id, id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

-- News of sites with alerts at once, and the matching under way.
CREATE TABLE alerts_at_once (
  site_id     TEXT PRIMARY KEY NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  -- Events up to here have been matched with all alerts that are in step (estate_events.seq).
  seen_event  INTEGER NOT NULL,
  -- When the first news after that came; null without any.
  first_at    TEXT,
  -- When they are matched: three minutes after the last news, and at most six after the first.
  due_at      TEXT,
  -- 1: there were too many of them, as after an import, and the daily run tells them.
  too_many    INTEGER NOT NULL DEFAULT 0 CHECK (too_many IN (0, 1)),
  -- estate_events.seq up to which they are being matched, and since when; null while nothing is. The daily run tells
  -- what began on a day before and has not ended.
  upto        INTEGER,
  begun_at    TEXT,
  -- What is left to match: a JSON list of ranges of ids of subscriptions, `[after, to]`.
  pieces      TEXT CHECK (json_valid(pieces)),
  enqueued_at TEXT,
  CHECK ((upto IS NULL) = (pieces IS NULL) AND (upto IS NULL) = (begun_at IS NULL))
) STRICT, WITHOUT ROWID;

-- Events that no run has reached.
CREATE VIEW untold_events AS
SELECT e.site_id, e.seq, e.estate_id, e.kind FROM estate_events AS e
WHERE e.seq > max(
  ifnull((SELECT max(n.seen_event, ifnull(n.upto, 0)) FROM alerts_at_once AS n WHERE n.site_id = e.site_id), 0),
  ifnull((SELECT max(r.upto) FROM alert_runs AS r WHERE r.site_id = e.site_id), 0));

-- what a visitor agreed to at an alert: that the agency keeps the search in its system, and gets in touch about
-- homes that fit. It ends with the alert, or by its box.
CREATE TABLE search_cards (
  site_id         TEXT NOT NULL,
  subscription_id TEXT NOT NULL,
  email_key       TEXT NOT NULL,
  -- feeds.name: the feed to whose system the card goes.
  feed            TEXT NOT NULL,
  -- The system's name, as the box named it.
  system          TEXT NOT NULL,
  -- What the box said, in which language, and when it was ticked.
  words           TEXT NOT NULL,
  locale          TEXT NOT NULL,
  agreed_at       TEXT NOT NULL,
  -- When its first call was queued: not before the alert's address is confirmed.
  queued_at       TEXT,
  ended_at        TEXT,
  -- What was agreed before, oldest first: a JSON list of `system`, `words`, `locale`, `agreed_at` and `ended_at`,
  -- which is null where the card went over to another alert.
  earlier         TEXT NOT NULL DEFAULT '[]',
  PRIMARY KEY (site_id, subscription_id),
  FOREIGN KEY (site_id, subscription_id) REFERENCES subscriptions (site_id, id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

-- leads/: calls by which an agency's own system hears of visitors' requests (decision 72).

-- Keys that calls are signed with. Each is made from its seed and a secret that the database does not hold.
CREATE TABLE lead_keys (
  site_id    TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  id         TEXT NOT NULL,
  seed       TEXT NOT NULL,
  created_at TEXT NOT NULL,
  -- From then on nothing is signed with it; null for the one that stands.
  ends_at    TEXT,
  PRIMARY KEY (site_id, id)
) STRICT;

-- Calls to an agency's own system, or to that of a feed: an outbox beside that of mails. What a call says is
-- written when it is made, from the rows that it is about.
CREATE TABLE lead_calls (
  site_id         TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  -- Stands in the call as `webhook-id`: the same in every attempt.
  id              TEXT NOT NULL,
  deed            TEXT NOT NULL CHECK (deed IN ('contact', 'valuation', 'viewing', 'stay', 'search')),
  -- submissions.id, valuations.id, appointments.id, stays.id or subscriptions.id.
  subject_id      TEXT NOT NULL,
  -- Of the site, as links to its homes begin; null where the row that it is about says so.
  origin          TEXT,
  -- The agency's own address that looks after it; null where it has none.
  recipient       TEXT,
  -- The mail that goes in its place where it fails for good; null where that is sent besides, or has gone. That of
  -- a search that has ended says whose it was: its own row does not any more.
  mail            TEXT CHECK (mail IS NULL OR json_valid(mail)),
  state           TEXT NOT NULL DEFAULT 'due' CHECK (state IN ('due', 'sending', 'sent', 'failed', 'void')),
  attempts        INTEGER NOT NULL DEFAULT 0,
  next_attempt_at TEXT NOT NULL,
  created_at      TEXT NOT NULL,
  -- What the last attempt met: a status, or a word of ours.
  outcome         TEXT,
  -- What became of the request that a call tells of: one may be called off, a viewing moved, a search changed.
  news            TEXT NOT NULL DEFAULT 'asked' CHECK (news IN ('asked', 'moved', 'changed', 'cancelled')),
  -- feeds.name: the request goes to that feed's system; null for the agency's own address.
  feed            TEXT,
  -- feed_homes.vendor_id: the home that it is about; null for one about no home.
  vendor_home     TEXT,
  -- Hash of the visitor's address, of a request for a feed's system: what went there is told to the person.
  visitor_key     TEXT,
  -- When the call began that the feed's system may have taken: what has begun and did not end is not tried again.
  begun_at        TEXT,
  PRIMARY KEY (site_id, id)
) STRICT;

-- mail/: mails to be sent, and how many may be sent in a day (decisions 78 and 127).

-- Mail that is to be sent. What it says is rendered when it is sent, from kind and data.
CREATE TABLE outbox (
  site_id         TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  id              TEXT NOT NULL,
  kind            TEXT NOT NULL,
  -- Empty once it is sent.
  recipient       TEXT NOT NULL,
  recipient_key   TEXT NOT NULL,
  data            TEXT NOT NULL CHECK (json_valid(data)),
  -- void: there was nothing left to say when it was to be sent.
  state           TEXT NOT NULL DEFAULT 'due' CHECK (state IN ('due', 'sending', 'sent', 'failed', 'void')),
  attempts        INTEGER NOT NULL DEFAULT 0,
  -- When it is due; while it is being sent, when that counts as broken off.
  next_attempt_at TEXT NOT NULL,
  created_at      TEXT NOT NULL,
  -- What may be sent once only.
  dedupe          TEXT,
  -- 1 for alerts: what people wait for goes first.
  rank            INTEGER
    GENERATED ALWAYS AS (kind IN ('digest', 'home-price', 'home-gone')) VIRTUAL,
  -- Whether a form caused the mail, and whether its address had been confirmed at this agency when it was queued;
  -- NULL for mails that the agency, an alert or a signed-in person caused.
  asked           TEXT CHECK (asked IN ('unconfirmed', 'confirmed')),
  PRIMARY KEY (site_id, id)
) STRICT;

-- Mails that a site has sent on a day (UTC).
CREATE TABLE mail_days (
  site_id TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  day     TEXT NOT NULL,
  sent    INTEGER NOT NULL,
  PRIMARY KEY (site_id, day)
) STRICT, WITHOUT ROWID;

-- Most mails in a day; the empty site id stands for all sites without a row of their own.
CREATE TABLE mail_quotas (
  site_id TEXT PRIMARY KEY NOT NULL,
  most    INTEGER NOT NULL CHECK (most >= 0)
) STRICT, WITHOUT ROWID;

-- Sites whose mails of a rank wait until tomorrow: alerts leave the last tenth to what people wait for.
CREATE VIEW full_mail_days AS
SELECT d.site_id, d.day, r.value AS rank
FROM mail_days AS d JOIN mail_quotas AS q ON q.site_id = ''
LEFT JOIN mail_quotas AS own ON own.site_id = d.site_id
JOIN json_each('[0,1]') AS r
WHERE d.sent >= COALESCE(own.most, q.most) * (10 - r.value) / 10;

-- In the directory alone. The mailbox is a keyed hash of the address in one spelling.
CREATE TABLE mailbox_mails (
  -- The site's and the mail's id: another attempt counts once.
  mail    TEXT PRIMARY KEY NOT NULL,
  mailbox TEXT NOT NULL,
  sent_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- The address from which a site's mails are sent instead of the deployment's, as long as `fault` is null: `records`
-- when its domain lacks DNS records for it, `refused` when the mail platform refused it. A site without a row has
-- none.
CREATE TABLE mail_senders (
  site_id TEXT PRIMARY KEY NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  address TEXT NOT NULL,
  fault TEXT CHECK (fault IN ('records', 'refused')),
  checked_at TEXT NOT NULL
) STRICT;

-- staff/: people who answer for an agency, and how they sign in (decisions 82 and 116).

-- People who answer for an agency. They come in by a mailed link, without a password.
CREATE TABLE staff (
  site_id      TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  id           TEXT NOT NULL,
  name         TEXT NOT NULL,
  -- Empty once they were removed: the journal keeps the name alone.
  email        TEXT NOT NULL,
  -- SHA-256 of the address in lower case.
  email_key    TEXT NOT NULL,
  -- What they see and answer: everything, or what was mailed to them.
  sees         TEXT NOT NULL CHECK (sees IN ('all', 'own')),
  created_at   TEXT NOT NULL,
  removed_at   TEXT,
  -- Write homes: their drafts, prices, states and versions.
  edits_homes  INTEGER NOT NULL DEFAULT 0 CHECK (edits_homes IN (0, 1)),
  -- Write pages, menus and the team.
  edits_site   INTEGER NOT NULL DEFAULT 0 CHECK (edits_site IN (0, 1)),
  -- Add and remove people, and grant the rights that they have themselves.
  keeps_people INTEGER NOT NULL DEFAULT 0 CHECK (keeps_people IN (0, 1)),
  PRIMARY KEY (site_id, id)
) STRICT, WITHOUT ROWID;

-- Every address that was typed to sign in with, known or not: what rates are counted by, for a day.
CREATE TABLE staff_asks (
  site_id    TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  email_key  TEXT NOT NULL,
  -- Keyed hash of the network; empty where there is none.
  sender_key TEXT NOT NULL,
  created_at TEXT NOT NULL,
  -- SHA-256 of the proof that a browser signed in before as this address; empty without one.
  proof_key  TEXT NOT NULL DEFAULT ''
) STRICT;

-- A link that was mailed: works once, and in the browser that asked.
CREATE TABLE staff_sign_ins (
  site_id      TEXT NOT NULL,
  id           TEXT NOT NULL,
  -- SHA-256 of the token.
  hash         TEXT NOT NULL,
  staff_id     TEXT NOT NULL,
  -- SHA-256 of what the browser that asked holds.
  browser_hash TEXT NOT NULL,
  -- Word and number, on the screen and in the mail.
  sign         TEXT NOT NULL,
  locale       TEXT NOT NULL,
  origin       TEXT NOT NULL,
  created_at   TEXT NOT NULL,
  expires_at   TEXT NOT NULL,
  used_at      TEXT,
  -- SHA-256 of the asking browser's secret with the code of six digits: who reads the database cannot find the code
  -- by trying all.
  code_hash    TEXT NOT NULL DEFAULT '',
  -- Wrong codes typed, at most five.
  tries        INTEGER NOT NULL DEFAULT 0,
  -- Whether the browser that asked had signed in as this person before.
  known        INTEGER NOT NULL DEFAULT 0,
  -- Hash of the session that it opened: the batch that used it finds it by this.
  used_by      TEXT,
  PRIMARY KEY (site_id, id),
  FOREIGN KEY (site_id, staff_id) REFERENCES staff (site_id, id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

-- Devices that are signed in.
CREATE TABLE staff_sessions (
  site_id    TEXT NOT NULL,
  -- SHA-256 of what the device's cookie holds.
  hash       TEXT NOT NULL,
  -- By which lists name it; opens nothing.
  id         TEXT NOT NULL,
  staff_id   TEXT NOT NULL,
  -- "Firefox, Windows".
  device     TEXT NOT NULL,
  created_at TEXT NOT NULL,
  seen_at    TEXT NOT NULL,
  expires_at TEXT NOT NULL,
  PRIMARY KEY (site_id, hash),
  FOREIGN KEY (site_id, staff_id) REFERENCES staff (site_id, id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

-- platform/: what several capabilities use.

-- Sites whose content changed and whose version is not written yet: a call may end between the two.
CREATE TABLE changed_sites (
  site_id    TEXT PRIMARY KEY NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  -- Milliseconds since 1970, as versions are.
  changed_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- The answers to POSTs with an Idempotency-Key, written in one batch with what they answer: of two at once, the
-- primary key lets one through, and the other reads this row.
CREATE TABLE idempotent_answers (
  site_id    TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  key        TEXT NOT NULL,
  route      TEXT NOT NULL,
  -- SHA-256 of the body as it was understood.
  body_hash  TEXT NOT NULL,
  status     INTEGER NOT NULL,
  answer     TEXT NOT NULL CHECK (json_valid(answer)),
  created_at TEXT NOT NULL,
  PRIMARY KEY (site_id, key)
) STRICT, WITHOUT ROWID;

-- How often a site writes to addresses that nobody confirmed. Such mail goes out in the agency's name, to whomever
-- a stranger names: so little of it that spammers have no use for it, and a row where an agency needs another
-- number. The empty site id stands for all sites without a row of their own.
CREATE TABLE limits (
  site_id TEXT NOT NULL,
  name    TEXT NOT NULL CHECK (name IN (
    'friend_hour', 'friend_day', 'friend_recipient_day', 'subscription_hour', 'subscription_day',
    'receipt_hour', 'held_hour', 'network_day')),
  most    INTEGER NOT NULL CHECK (most >= 0),
  PRIMARY KEY (site_id, name)
) STRICT, WITHOUT ROWID;

-- The limits that hold for each site.
CREATE VIEW site_limits AS
SELECT s.id AS site_id, d.name, COALESCE(own.most, d.most) AS most
FROM sites AS s JOIN limits AS d ON d.site_id = ''
LEFT JOIN limits AS own ON own.site_id = s.id AND own.name = d.name;

-- Addresses from whose mailbox a link of the site was opened.
CREATE TABLE confirmed_addresses (
  site_id      TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  email_key    TEXT NOT NULL,
  confirmed_at TEXT NOT NULL,
  PRIMARY KEY (site_id, email_key)
) STRICT, WITHOUT ROWID;

-- Links that stand in mails alone: who opens one reads that mailbox. Written when the mail is made, so that no link
-- depends on a secret that may be turned meanwhile.
CREATE TABLE mailed_tokens (
  site_id    TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  -- SHA-256 of the token.
  hash       TEXT NOT NULL,
  kind       TEXT NOT NULL CHECK (kind IN ('appointment', 'stay')),
  -- appointments.id or stays.id.
  subject_id TEXT NOT NULL,
  email_key  TEXT NOT NULL,
  created_at TEXT NOT NULL,
  PRIMARY KEY (site_id, hash)
) STRICT, WITHOUT ROWID;

-- Links in mails to an agency by which it answers a visitor (decision 68). A link is of one case, one answer and
-- one mail, until an instant, and is used once.
CREATE TABLE answer_links (
  site_id    TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  -- SHA-256 of the token.
  hash       TEXT NOT NULL,
  kind       TEXT NOT NULL CHECK (kind IN ('stay', 'appointment', 'contact', 'valuation')),
  -- stays.id, submissions.id, valuations.id or appointments.id.
  subject_id TEXT NOT NULL,
  deed       TEXT NOT NULL,
  -- Of the mail that it stands in, together with the case's other links.
  mail_id    TEXT NOT NULL,
  -- The agency's address that the mail went to.
  mailed_to  TEXT NOT NULL,
  created_at TEXT NOT NULL,
  expires_at TEXT NOT NULL,
  used_at    TEXT CHECK (used_at IS NULL OR used_at < expires_at),
  PRIMARY KEY (site_id, hash)
) STRICT, WITHOUT ROWID;

-- Numbers by which visitors and agencies name a viewing, a stay or a question on the telephone (decision 112): four
-- signs without those that look alike, drawn by chance, unique within a site whatever the kind of case. A number
-- opens nothing: no call takes one instead of a link or a session.
CREATE TABLE case_numbers (
  site_id    TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  number     TEXT NOT NULL CHECK (length(number) = 4),
  kind       TEXT NOT NULL CHECK (kind IN ('appointment', 'stay', 'contact')),
  -- appointments.id, stays.id or submissions.id.
  subject_id TEXT NOT NULL,
  PRIMARY KEY (site_id, number)
) STRICT, WITHOUT ROWID;

-- Sixteen draws: one of them is free as long as a site keeps fewer than half a million cases.
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

-- A batch asks here whether what it was prepared for still holds (decision 100): a row that would come in ends the
-- batch, with its reason in the error. Nothing is ever stored.
CREATE VIEW refusals AS SELECT '' AS because WHERE false;

-- From which networks unconfirmed addresses booked, and lists for two were made: keyed hashes, kept for a day and
-- only to count.
CREATE TABLE network_uses (
  site_id     TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  kind        TEXT NOT NULL CHECK (kind IN ('appointment', 'stay', 'duo')),
  network_key TEXT NOT NULL,
  created_at  TEXT NOT NULL
) STRICT;

-- health/: how calls went.

-- Calls of a site in ten minutes.
CREATE TABLE traffic (
  site_id  TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  -- Epoch milliseconds at which the slot begins.
  slot     INTEGER NOT NULL,
  requests INTEGER NOT NULL,
  errors   INTEGER NOT NULL,
  failed   INTEGER NOT NULL,
  -- Calls by how long they took: CALL_STEPS, and one for what took longer.
  took_0   INTEGER NOT NULL,
  took_1   INTEGER NOT NULL,
  took_2   INTEGER NOT NULL,
  took_3   INTEGER NOT NULL,
  took_4   INTEGER NOT NULL,
  took_5   INTEGER NOT NULL,
  took_6   INTEGER NOT NULL,
  took_7   INTEGER NOT NULL,
  PRIMARY KEY (site_id, slot)
) STRICT, WITHOUT ROWID;

-- dead-letters/: messages that failed for good.

-- Messages that failed for good in a queue, for operators (decision 78). A message about no one site has '*'.
CREATE TABLE dead_letters (
  site_id   TEXT NOT NULL,
  -- Of the message, as its queue knew it.
  id        TEXT NOT NULL,
  queue     TEXT NOT NULL CHECK (queue IN ('work', 'forms')),
  -- Of the work, or which form.
  kind      TEXT NOT NULL,
  -- The whole message, so that it can go back as it was.
  body      TEXT NOT NULL CHECK (json_valid(body)),
  failed_at TEXT NOT NULL,
  of_site   TEXT GENERATED ALWAYS AS (nullif(site_id, '*')) VIRTUAL REFERENCES sites (id) ON DELETE CASCADE,
  PRIMARY KEY (site_id, id)
) STRICT, WITHOUT ROWID;

-- redirects/: addresses of the agency's former website, and where they lead (decision 169).

-- An old address. `path` is the folded path; of a pattern (`pattern` 1) the fixed path before its first variable
-- segment. `params` are the folded parameters that it requires, sorted, and `key_param` the longest fixed one, by
-- which it is found. `target` is the folded path of a raw target; null when the target names what it leads to.
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

-- How often visitors came by an old address, by day.
CREATE TABLE redirect_uses (
  site_id TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  redirect_id TEXT NOT NULL,
  day TEXT NOT NULL,
  count INTEGER NOT NULL,
  PRIMARY KEY (site_id, redirect_id, day)
) STRICT;

-- interest/: how much interest homes met, as numbers alone: no visitor, address, source or hour (decision 175).

-- What was counted of a home on a day in Brussels. After two years `day` is a month, `YYYY-MM`, of whose weeks only
-- the counts that may be shown are added up. Nothing is written for a home without events.
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

-- Reports of the site's isolates about a day, of all sites together, until the day is closed: a row for some
-- reports of an isolate in turn (`part`), whatever they count. `isolate` is drawn at random by an isolate; `seq` is
-- the number of its last report here, so that one that is sent again counts once. `counts` are the sites of the
-- reports with their homes and searches, and `homes` is the number of those.
CREATE TABLE interest_reports (
  day TEXT NOT NULL CHECK (day = date(day)),
  isolate TEXT NOT NULL,
  part INTEGER NOT NULL,
  seq INTEGER NOT NULL,
  homes INTEGER NOT NULL,
  counts TEXT NOT NULL CHECK (json_valid(counts)),
  PRIMARY KEY (day, isolate, part)
) STRICT, WITHOUT ROWID;

-- Days for which no further report is taken. `closed_at` is when all that was counted stood in `home_days`; from
-- then on the day's numbers never change, so that nobody sees a single visit by comparing two pages.
CREATE TABLE interest_days (
  day TEXT PRIMARY KEY NOT NULL CHECK (day = date(day)),
  closed_at TEXT
) STRICT, WITHOUT ROWID;

-- The page that one home's seller may open, made and ended by the agency.
CREATE TABLE seller_windows (
  site_id        TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  id             TEXT NOT NULL,
  kind           TEXT NOT NULL CHECK (kind IN ('estate', 'rental')),
  -- Id of its record: estates.id, the GUID of a listing, or rental_units.id.
  home           TEXT NOT NULL,
  -- From which its address is derived with a secret that is not stored; `seller_links` has its hash.
  seed           TEXT NOT NULL,
  locale         TEXT NOT NULL,
  -- Origin of the site where it was made, for links in mails.
  origin         TEXT NOT NULL,
  -- Name of the person of the agency in the journal.
  made_by        TEXT NOT NULL,
  made_at        TEXT NOT NULL,
  ended_at       TEXT,
  -- The seller's own, for the mail; null without one.
  email          TEXT,
  email_key      TEXT,
  rhythm         TEXT NOT NULL DEFAULT 'none' CHECK (rhythm IN ('week', 'month', 'none')),
  -- Monday of the last mail, or of the week in which the address was made: a mail is due from the next one on.
  mailed_on      TEXT NOT NULL,
  -- What the agency writes above the figures, by whom (staff.id), and the last day on which it stands there.
  sentence       TEXT CHECK (length(sentence) BETWEEN 1 AND 280),
  sentence_by    TEXT,
  sentence_until TEXT,
  -- What the agency writes after viewings: a text by the instant at which the viewing began.
  words          TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(words)),
  PRIMARY KEY (site_id, id),
  CHECK ((email IS NULL) = (email_key IS NULL)),
  CHECK (rhythm = 'none' OR email IS NOT NULL),
  CHECK ((sentence IS NULL) = (sentence_until IS NULL))
) STRICT;

-- The addresses of a seller's page: one, and one more for each change of the secret from which they are derived.
CREATE TABLE seller_links (
  site_id   TEXT NOT NULL,
  hash      TEXT NOT NULL,
  window_id TEXT NOT NULL,
  PRIMARY KEY (site_id, hash),
  FOREIGN KEY (site_id, window_id) REFERENCES seller_windows (site_id, id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

-- Counts of a week, which its Monday names, as far as its days are closed. Of searches: combinations of closed
-- lists with few results (`few`), and of the others places and highest budgets, each by itself; of forms (`form`)
-- those that are about no home. `what` is a query of the site's search, an id of a place, euros, or the name of a
-- form; never a typed word.
CREATE TABLE site_weeks (
  site_id TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  week TEXT NOT NULL CHECK (week = date(week, 'weekday 1')),
  kind TEXT NOT NULL CHECK (kind IN ('few', 'place', 'budget', 'form')),
  what TEXT NOT NULL CHECK (length(what) BETWEEN 1 AND 200),
  count INTEGER NOT NULL CHECK (count > 0),
  PRIMARY KEY (site_id, week, kind, what)
) STRICT, WITHOUT ROWID;

-- duo/: homes that two people choose from together, each at a secret address of their own (decision 180).

-- A list for two. It is gone ninety days after it was last used. Of one that was ended nothing else stays until then:
-- what made it makes no other list at its addresses.
CREATE TABLE duo_lists (
  site_id TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  id      TEXT NOT NULL,
  made_at TEXT NOT NULL,
  -- Day in Brussels on which one of the two opened it or wrote last.
  used_on TEXT NOT NULL CHECK (used_on = date(used_on)),
  -- What was written on that day, which is limited.
  writes  INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (site_id, id)
) STRICT, WITHOUT ROWID;

-- The two people of a list: the one who made it (1), and the one who was given the other address (2).
CREATE TABLE duo_people (
  site_id TEXT NOT NULL,
  list_id TEXT NOT NULL,
  person  INTEGER NOT NULL CHECK (person IN (1, 2)),
  -- Of the secret of their address, which is stored nowhere.
  hash    TEXT NOT NULL,
  -- As one of the two typed it; empty without.
  name    TEXT NOT NULL DEFAULT '' CHECK (length(name) <= 40),
  named_at TEXT NOT NULL,
  -- Day in Brussels on which they opened it last; null before the first time.
  seen_on TEXT CHECK (seen_on = date(seen_on)),
  PRIMARY KEY (site_id, list_id, person),
  UNIQUE (site_id, hash),
  FOREIGN KEY (site_id, list_id) REFERENCES duo_lists (site_id, id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

-- The homes of a list, fifty at most.
CREATE TABLE duo_homes (
  site_id  TEXT NOT NULL,
  list_id  TEXT NOT NULL,
  -- As a favourite: estates.id, the GUID of a listing, or `stay-` and rental_units.id.
  home     TEXT NOT NULL,
  added_at TEXT NOT NULL,
  PRIMARY KEY (site_id, list_id, home),
  FOREIGN KEY (site_id, list_id) REFERENCES duo_lists (site_id, id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

-- What one of the two says of a home: a heart, a note, or both.
CREATE TABLE duo_marks (
  site_id  TEXT NOT NULL,
  list_id  TEXT NOT NULL,
  home     TEXT NOT NULL,
  person   INTEGER NOT NULL CHECK (person IN (1, 2)),
  heart    INTEGER NOT NULL DEFAULT 0 CHECK (heart IN (0, 1)),
  note     TEXT NOT NULL DEFAULT '' CHECK (length(note) <= 300),
  -- When the note was written; null without one.
  noted_at TEXT,
  PRIMARY KEY (site_id, list_id, home, person),
  FOREIGN KEY (site_id, list_id, home) REFERENCES duo_homes (site_id, list_id, home) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

-- Live sites that send alerts, without a look into any document.
CREATE INDEX sites_with_alerts ON sites (id)
  WHERE removed_at IS NULL AND doc ->> '$.state' = 'live' AND instr(doc -> '$.settings.features', '"alerts"') > 0;

CREATE INDEX sites_removed ON sites (removed_at) WHERE removed_at IS NOT NULL;

-- For how many days an agency keeps what visitors left, where it says so itself (decision 88): its document is the
-- one place; the index makes this no reading of documents.
CREATE INDEX sites_with_kept_days ON sites (id) WHERE doc ->> '$.settings.keptDays' IS NOT NULL;

CREATE INDEX hostnames_of_site ON hostnames (site_id);

CREATE INDEX claimed_hostnames_of ON claimed_hostnames (site_id);

CREATE INDEX claimed_hostnames_open ON claimed_hostnames (claimed_at) WHERE is_open = 1;

CREATE INDEX previews_until ON previews (until);

CREATE UNIQUE INDEX tokens_by_id ON tokens (id);

CREATE INDEX tokens_revoked ON tokens (revoked_at) WHERE revoked_at IS NOT NULL;

CREATE INDEX journal_of_site ON journal (site_id, seq);

CREATE INDEX journal_by_age ON journal (at);

-- The last import of each site, and its mails that failed, without reading all others.
CREATE INDEX journal_imports ON journal (site_id, at) WHERE deed = 'import.committed';

-- One page an address and language.
CREATE UNIQUE INDEX pages_by_url_nl ON pages (site_id, url_nl) WHERE url_nl IS NOT NULL;

CREATE UNIQUE INDEX pages_by_url_fr ON pages (site_id, url_fr) WHERE url_fr IS NOT NULL;

CREATE UNIQUE INDEX pages_by_url_en ON pages (site_id, url_en) WHERE url_en IS NOT NULL;

CREATE UNIQUE INDEX pages_by_url_de ON pages (site_id, url_de) WHERE url_de IS NOT NULL;

CREATE INDEX pages_withdrawn ON pages (withdrawn_at) WHERE withdrawn_at IS NOT NULL;

CREATE INDEX estate_pages_withdrawn ON estate_pages (withdrawn_at) WHERE withdrawn_at IS NOT NULL;

CREATE INDEX assets_by_hash ON assets (site_id, hash);

-- The sweep reads what may go, neither the files that pages show nor those that are kept for a restore.
CREATE INDEX picture_files_unused ON picture_files (used, unused_since) WHERE unused_since IS NOT NULL;

CREATE INDEX picture_uses_of_record ON picture_uses (site_id, kind, id);

CREATE INDEX unnamed_pictures_by_age ON unnamed_pictures (since);

CREATE INDEX records_withdrawn ON records (withdrawn_at) WHERE withdrawn_at IS NOT NULL;

CREATE INDEX imports_by_age ON imports (created_at);

CREATE INDEX staged_records_of_chunk ON staged_records (site_id, import_id, chunk);

CREATE INDEX staged_rows_of_chunk ON staged_rows (site_id, import_id, chunk);

CREATE INDEX erasures_by_age ON erasures (erased_at);

CREATE INDEX holds_since ON holds (since) WHERE state <> 'held';

CREATE INDEX own_services_due ON own_services (ask_at);

CREATE INDEX own_homes_due ON own_homes (site_id, ask_at) WHERE ask_at IS NOT NULL;

CREATE INDEX own_homes_oldest ON own_homes (site_id, learned_at);

CREATE INDEX addressed_pictures_by_name ON addressed_pictures (site_id, name);

CREATE INDEX addressed_pictures_due ON addressed_pictures (check_at);

CREATE INDEX addressed_pictures_due_of_site ON addressed_pictures (site_id, check_at);

CREATE UNIQUE INDEX estates_by_id ON estates (site_id, id);

CREATE INDEX estates_by_guid ON estates (site_id, guid) WHERE guid IS NOT NULL;

-- How many estates are listed in a city, counted without reading them. The id stands where it does so that a search
-- that wants the estates themselves, in order, still takes `estates_by_city`.
CREATE INDEX estates_of_city ON estates (site_id, city_id, id, parent_id, withdrawn_at)
  WHERE parent_id IS NULL AND withdrawn_at IS NULL;

CREATE INDEX estates_by_unit_bedrooms ON estates (site_id, bedroom_count, parent_id, source)
  WHERE parent_id IS NOT NULL AND withdrawn_at IS NULL;

CREATE INDEX estates_by_open_house ON estates (site_id, open_until) WHERE open_until IS NOT NULL;

-- Homes and pages whose addresses have answered 410 long enough.
CREATE INDEX estates_withdrawn ON estates (withdrawn_at) WHERE withdrawn_at IS NOT NULL;

-- Estates by the reference that agencies print in windows and advertisements, whatever its capitals.
CREATE INDEX documents_by_reference ON estate_documents (site_id, lower(trim(doc ->> '$.general.reference')))
  WHERE doc ->> '$.general.reference' IS NOT NULL;

CREATE INDEX source_listings_withdrawn ON source_listings (withdrawn_at) WHERE withdrawn_at IS NOT NULL;

CREATE INDEX estate_collections_of_estate ON estate_collections (site_id, estate_id);

-- The first and the last step with a home as asked.
CREATE INDEX home_counts_by_price ON home_counts (site_id, price_step);

-- Which numbers of bedrooms there are at all: of homes, and of units.
CREATE INDEX home_counts_by_bedrooms ON home_counts (site_id, bedroom_count);

CREATE INDEX agenda_closures_ahead ON agenda_closures (site_id, ends_at);

CREATE INDEX agenda_closures_by_age ON agenda_closures (ends_at);

CREATE UNIQUE INDEX open_houses_of ON open_houses (site_id, estate_id, day, from_time);

CREATE INDEX open_houses_by_end ON open_houses (ends_at);

CREATE INDEX appointments_of_person ON appointments (site_id, email_key, created_at);

CREATE INDEX appointments_by_age ON appointments (ends_at);

CREATE INDEX appointments_of_day ON appointments (site_id, agent_id, day) WHERE state = 'booked';

CREATE INDEX appointments_held ON appointments (site_id, created_at) WHERE held_until IS NOT NULL;

CREATE INDEX appointments_held_until ON appointments (held_until) WHERE held_until IS NOT NULL;

-- The number by which an operator names an appointment: the first sixteen digits of its hash, which open nothing.
-- 64 bits do not meet by chance; unique all the same, so that an answer never goes to another visitor.
CREATE UNIQUE INDEX appointments_by_number ON appointments (site_id, substr(id, 1, 16));

CREATE INDEX appointments_of_site ON appointments (site_id, starts_at, id);

-- A slot is unique per agent and time, whatever the estate.
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

-- What the sweep takes, by age.
CREATE INDEX submissions_to_sweep ON submissions (kind, created_at);

-- What waits for an answer is read at each look at the agency's page (decision 92): not all that is kept.
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

-- Alerts on one home.
CREATE INDEX subscriptions_of_home ON subscriptions (site_id, criteria ->> '$.home')
  WHERE state = 'active' AND criteria ->> '$.home' IS NOT NULL;

CREATE INDEX subscriptions_ended ON subscriptions (ended_at) WHERE state = 'ended';

CREATE INDEX subscription_tokens_of ON subscription_tokens (site_id, subscription_id);

CREATE INDEX alert_runs_open ON alert_runs (enqueued_at, site_id) WHERE finished_at IS NULL;

CREATE INDEX alert_runs_by_end ON alert_runs (finished_at) WHERE finished_at IS NOT NULL;

CREATE INDEX estate_events_of_site ON estate_events (site_id, seq);

CREATE INDEX estate_events_by_age ON estate_events (created_at);

CREATE INDEX shown_prices_by_end ON shown_prices (until) WHERE until IS NOT NULL;

CREATE INDEX lead_keys_by_end ON lead_keys (ends_at) WHERE ends_at IS NOT NULL;

CREATE INDEX outbox_due ON outbox (next_attempt_at) WHERE state IN ('due', 'sending');

CREATE INDEX outbox_by_age ON outbox (created_at);

CREATE INDEX outbox_to_recipient ON outbox (site_id, kind, recipient_key, created_at);

CREATE UNIQUE INDEX outbox_once ON outbox (site_id, dedupe) WHERE dedupe IS NOT NULL;

CREATE INDEX outbox_of_kind ON outbox (site_id, kind, created_at);

CREATE INDEX outbox_due_by_rank ON outbox (rank, next_attempt_at) WHERE state IN ('due', 'sending');

-- A bounce names an address and no site.
CREATE INDEX outbox_of_recipient ON outbox (recipient_key);

CREATE INDEX outbox_failed ON outbox (site_id) WHERE state = 'failed';

-- A day's quota of mails holds for leases of the same moment too (decision 100): each mail that is leased counts
-- those under way. A mail beyond the quota stays due. A lease lasts five minutes, so that its day is known from its
-- end.
CREATE INDEX outbox_sending ON outbox (site_id) WHERE state = 'sending';

CREATE INDEX mail_days_by_age ON mail_days (day);

CREATE INDEX mailbox_mails_of ON mailbox_mails (mailbox, sent_at);

CREATE INDEX mailbox_mails_by_age ON mailbox_mails (sent_at);

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

CREATE INDEX traffic_by_slot ON traffic (slot);

CREATE INDEX dead_letters_by_age ON dead_letters (failed_at, id);

CREATE INDEX feeds_due ON feeds (run_at) WHERE paused = 0;

-- One round per site at a time.
CREATE UNIQUE INDEX feeds_one_round ON feeds (site_id) WHERE round IS NOT NULL;

CREATE INDEX feed_homes_by_parent ON feed_homes (site_id, feed, parent) WHERE parent IS NOT NULL;

CREATE UNIQUE INDEX feed_homes_by_number ON feed_homes (site_id, number);

CREATE UNIQUE INDEX feed_homes_by_estate ON feed_homes (site_id, estate_id);

-- Projects, which a query may find by one of their units.
CREATE INDEX estates_with_units ON estates (
  site_id, transaction_key, head_type_id, sub_type_id, city_id, country_id, price, bedroom_count, id,
  traits, living_area, land_area, built_in, available_on
) WHERE has_units = 1 AND parent_id IS NULL AND withdrawn_at IS NULL;

CREATE INDEX estates_of_project ON estates (
  site_id, parent_id, withdrawn_at, price, bedroom_count, transaction_key, transaction_id,
  traits, living_area, land_area, built_in, available_on
) WHERE parent_id IS NOT NULL;

-- What a list shows: neither units nor what was withdrawn. Each of these holds, after the columns it is ordered by,
-- all that a query may ask, so that a search reads one index and nothing else. Which one is read says
-- offer/query/access.ts.
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

-- They are few: all that a query may ask of them, in no order of its own.
CREATE INDEX estates_by_project ON estates (
  site_id, head_type_id, sub_type_id, city_id, price_step, transaction_key,
  price, bedroom_count, has_units, country_id, publication_date, id, guid, source, transaction_id, lat, lon,
  traits, living_area, land_area, built_in, available_on
) WHERE project = 1 AND parent_id IS NULL AND withdrawn_at IS NULL;

-- The largest first, and the cheapest per m².
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

-- Whether anything has a view of the sea: the code "yes" of that trait.
CREATE INDEX estates_by_sea_view ON estates (site_id, source)
  WHERE traits >> 14 & 3 = 1 AND withdrawn_at IS NULL;

CREATE INDEX alerts_at_once_due ON alerts_at_once (due_at) WHERE due_at IS NOT NULL AND upto IS NULL;

CREATE INDEX alerts_at_once_open ON alerts_at_once (enqueued_at) WHERE upto IS NOT NULL;

CREATE INDEX subscriptions_to_match ON subscriptions (site_id, id, seen_event, rhythm, in_step)
  WHERE state = 'active';

CREATE INDEX subscriptions_at_once ON subscriptions (site_id, id) WHERE state = 'active' AND rhythm = 'at_once';

-- News of a home.
CREATE INDEX estate_events_new ON estate_events (site_id, estate_id) WHERE kind = 'new';

-- Retention: drafts and versions that are too old, over all sites.
CREATE INDEX home_drafts_by_age ON home_drafts (at);

CREATE INDEX home_versions_by_age ON home_versions (at);

CREATE INDEX estate_events_held ON estate_events (site_id, not_before) WHERE not_before IS NOT NULL;

-- intake/: The sweep of days that are over.
CREATE INDEX sent_pictures_by_day ON sent_pictures (day);

CREATE INDEX feed_homes_by_guid ON feed_homes (site_id, guid) WHERE guid IS NOT NULL;

-- estates/: homes by tiles of 0.05° × 0.08° (decision 151), as content-service/offer/query/tiles.ts writes them.
-- Places far apart read their own tiles; by latitude, all homes between them were read. `estates_by_place` stays
-- for the release that names it, and goes with the one after this.
CREATE INDEX estates_by_tile ON estates (
  site_id, (CAST((lat + 90) * 20 AS INTEGER) * 10000 + CAST((lon + 180) * 12.5 AS INTEGER)), lat, lon,
  transaction_key, head_type_id, price, bedroom_count, has_units, city_id, sub_type_id, country_id,
  price_step, publication_date, id, guid, source, transaction_id,
  traits, living_area, land_area, built_in, available_on
) WHERE parent_id IS NULL AND withdrawn_at IS NULL;

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

CREATE INDEX redirects_by_path ON redirects (site_id, pattern, path, key_param);

-- By which old days go.
CREATE INDEX redirect_uses_by_day ON redirect_uses (day);

-- By which the cron finds those to check again.
CREATE INDEX mail_senders_by_check ON mail_senders (checked_at);

CREATE INDEX lead_calls_due ON lead_calls (next_attempt_at) WHERE state IN ('due', 'sending');

CREATE INDEX lead_calls_in_order ON lead_calls (site_id, created_at, id);

CREATE INDEX lead_calls_by_age ON lead_calls (created_at);

CREATE INDEX lead_calls_of_visitors ON lead_calls (site_id, visitor_key) WHERE visitor_key IS NOT NULL;

CREATE INDEX lead_calls_of_feeds ON lead_calls (site_id, feed, state) WHERE feed IS NOT NULL;

CREATE INDEX lead_calls_of_searches ON lead_calls (site_id, subject_id) WHERE deed = 'search';

-- Two presses at once make one.
CREATE UNIQUE INDEX seller_windows_open ON seller_windows (site_id, kind, home) WHERE ended_at IS NULL;

-- By which the cron finds the mails that are due.
CREATE INDEX seller_windows_to_mail ON seller_windows (mailed_on) WHERE ended_at IS NULL AND rhythm <> 'none';

-- By which old weeks go.
CREATE INDEX site_weeks_by_age ON site_weeks (week);

CREATE INDEX seller_windows_by_end ON seller_windows (ended_at) WHERE ended_at IS NOT NULL;

CREATE INDEX seller_windows_by_age ON seller_windows (made_at);

-- By which those go that nobody uses.
CREATE INDEX duo_lists_by_use ON duo_lists (used_on);

-- By which a site's new lists of a day are counted.
CREATE INDEX duo_lists_by_age ON duo_lists (site_id, made_at);

CREATE INDEX site_changes_by_age ON site_changes (at);

-- Read by the list of news, and by each look-up of a site: whether it has any.
CREATE INDEX pages_news ON pages (site_id, doc ->> '$.news.publicationDate', id)
  WHERE doc ->> '$.news.publicationDate' IS NOT NULL;

-- By which old versions go.
CREATE INDEX page_versions_by_age ON page_versions (at);

-- By which old drafts go.
CREATE INDEX page_drafts_by_age ON page_drafts (at);

CREATE INDEX network_uses_of ON network_uses (site_id, kind, network_key, created_at);

CREATE INDEX network_uses_by_age ON network_uses (created_at);

-- alerts/: A site that goes live, or hides other statuses, shows its prices from now on.
CREATE TRIGGER prices_shown_by_site AFTER UPDATE OF doc ON sites
WHEN (OLD.doc ->> '$.state', OLD.doc -> '$.settings.hiddenStatus')
  IS NOT (NEW.doc ->> '$.state', NEW.doc -> '$.settings.hiddenStatus')
BEGIN
  DELETE FROM price_cuts WHERE site_id = NEW.id;
  DELETE FROM shown_prices WHERE site_id = NEW.id;
  INSERT INTO shown_prices (site_id, estate_id, since, price)
    SELECT site_id, id, strftime('%Y-%m-%dT%H:%M:%fZ', 'now'), price FROM shown_homes WHERE site_id = NEW.id;
END;

-- pictures/: A picture that the site's settings name now is not without a name.
CREATE TRIGGER picture_named_by_site AFTER UPDATE OF doc ON sites
BEGIN
  DELETE FROM unnamed_pictures WHERE site_id = NEW.id AND instr(NEW.doc, '"' || name || '"') > 0;
END;

-- A hostname leads to one site. A write for one site never takes it from another.
CREATE TRIGGER hostname_stays BEFORE UPDATE OF site_id ON hostnames WHEN NEW.site_id <> OLD.site_id
BEGIN
  SELECT RAISE(ABORT, 'hostname_taken');
END;

-- A hostname that a site in another database has, or that a call claimed for one, is taken.
CREATE TRIGGER hostname_claimed BEFORE INSERT ON hostnames
WHEN EXISTS (SELECT 1 FROM claimed_hostnames WHERE hostname = NEW.hostname AND site_id <> NEW.site_id)
BEGIN
  SELECT RAISE(ABORT, 'hostname_taken');
END;

-- A claim never takes a hostname from another site, in this database or another.
CREATE TRIGGER claim_taken BEFORE INSERT ON claimed_hostnames
WHEN EXISTS (SELECT 1 FROM claimed_hostnames WHERE hostname = NEW.hostname AND site_id <> NEW.site_id)
  OR EXISTS (SELECT 1 FROM hostnames WHERE hostname = NEW.hostname AND site_id <> NEW.site_id)
BEGIN
  SELECT RAISE(ABORT, 'hostname_taken');
END;

-- sitemap/: A new page is a change.
CREATE TRIGGER page_document_new AFTER INSERT ON pages
BEGIN
  INSERT INTO modified_documents VALUES (NEW.site_id, 'page', NEW.id, strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))
  ON CONFLICT DO UPDATE SET modified_at = excluded.modified_at;
END;

-- sitemap/: So is another document of it.
CREATE TRIGGER page_document_changed AFTER UPDATE OF doc ON pages WHEN OLD.doc <> NEW.doc
BEGIN
  INSERT INTO modified_documents VALUES (NEW.site_id, 'page', NEW.id, strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))
  ON CONFLICT DO UPDATE SET modified_at = excluded.modified_at;
END;

-- A file that a picture names is in use.
CREATE TRIGGER assets_insert_uses_file AFTER INSERT ON assets
BEGIN
  UPDATE picture_files SET unused_since = NULL, used = 1
  WHERE site_id = NEW.site_id AND hash = NEW.hash AND (unused_since IS NOT NULL OR used = 0);
END;

-- A file is unused since nothing named its picture, which may be long before the picture is deleted.
CREATE TRIGGER assets_delete_leaves_file AFTER DELETE ON assets
BEGIN
  UPDATE picture_files SET unused_since = ifnull(
    (SELECT since FROM unnamed_pictures WHERE site_id = OLD.site_id AND name = OLD.name),
    strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))
  WHERE site_id = OLD.site_id AND hash = OLD.hash
    AND NOT EXISTS (SELECT 1 FROM assets WHERE site_id = OLD.site_id AND hash = OLD.hash);
END;

-- A size with another file: one is used from now on, the other may have become unused.
CREATE TRIGGER assets_update_changes_file AFTER UPDATE OF hash ON assets WHEN NEW.hash <> OLD.hash
BEGIN
  UPDATE picture_files SET unused_since = NULL, used = 1
  WHERE site_id = NEW.site_id AND hash = NEW.hash AND (unused_since IS NOT NULL OR used = 0);
  UPDATE picture_files SET unused_since = strftime('%Y-%m-%dT%H:%M:%fZ', 'now')
  WHERE site_id = OLD.site_id AND hash = OLD.hash
    AND NOT EXISTS (SELECT 1 FROM assets WHERE site_id = OLD.site_id AND hash = OLD.hash);
END;

-- A picture that a record names again keeps its files.
CREATE TRIGGER picture_named AFTER INSERT ON picture_uses
BEGIN
  DELETE FROM unnamed_pictures WHERE site_id = NEW.site_id AND name = NEW.name;
END;

-- A picture is without a name once neither a record nor the site's settings name it.
CREATE TRIGGER picture_unnamed AFTER DELETE ON picture_uses
WHEN NOT EXISTS (SELECT 1 FROM picture_uses WHERE site_id = OLD.site_id AND name = OLD.name)
  -- A site's settings name pictures in several members, each as a whole text.
  AND EXISTS (SELECT 1 FROM sites WHERE id = OLD.site_id AND instr(doc, '"' || OLD.name || '"') = 0)
BEGIN
  INSERT INTO unnamed_pictures (site_id, name, since)
  VALUES (OLD.site_id, OLD.name, strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))
  ON CONFLICT DO NOTHING;
END;

-- offer/: Words of a home leave the index when it is withdrawn or becomes a unit, and come back with it.
CREATE TRIGGER estates_words_changed AFTER UPDATE OF parent_id, withdrawn_at ON estates
  WHEN (OLD.parent_id IS NULL AND OLD.withdrawn_at IS NULL) <>
    (NEW.parent_id IS NULL AND NEW.withdrawn_at IS NULL)
BEGIN
  DELETE FROM estate_words WHERE rowid = OLD.num;
  INSERT INTO estate_words (rowid, words)
  SELECT NEW.num, replace(' ' || d.words, ' ', ' ' || hex(NEW.site_id) || ':') FROM estate_documents AS d
  WHERE d.site_id = NEW.site_id AND d.id = NEW.id AND NEW.parent_id IS NULL AND NEW.withdrawn_at IS NULL;
END;

-- offer/: Words of a deleted home leave the index.
CREATE TRIGGER estates_words_gone AFTER DELETE ON estates
BEGIN
  DELETE FROM estate_words WHERE rowid = OLD.num;
END;

-- A project and its units are imported in any order. The mark stays when the units have gone: it says where to
-- look, not what is there.
CREATE TRIGGER estates_unit_new AFTER INSERT ON estates WHEN NEW.parent_id IS NOT NULL
BEGIN
  UPDATE estates SET has_units = 1 WHERE site_id = NEW.site_id AND id = NEW.parent_id AND has_units = 0;
END;

-- The same for a unit that comes to another project.
CREATE TRIGGER estates_unit_moved AFTER UPDATE OF parent_id ON estates
  WHEN NEW.parent_id IS NOT NULL AND NEW.parent_id IS NOT OLD.parent_id
BEGIN
  UPDATE estates SET has_units = 1 WHERE site_id = NEW.site_id AND id = NEW.parent_id AND has_units = 0;
END;

-- alerts/: A home is announced when it is on offer for the first time.
CREATE TRIGGER estate_offered_on_insert AFTER INSERT ON estates
BEGIN
  INSERT INTO announced_estates (site_id, estate_id)
    SELECT o.site_id, o.id FROM offered_estates AS o
    WHERE o.site_id = NEW.site_id AND o.id = NEW.id
      AND NOT EXISTS (SELECT 1 FROM announced_estates AS a WHERE a.site_id = o.site_id AND a.estate_id = o.id);
END;

-- sitemap/: Withdrawn and offered again.
CREATE TRIGGER estate_withdrawal_changed AFTER UPDATE OF withdrawn_at ON estates
WHEN (OLD.withdrawn_at IS NULL) <> (NEW.withdrawn_at IS NULL)
BEGIN
  INSERT INTO modified_documents (site_id, kind, id, modified_at)
  SELECT NEW.site_id, 'estate', page.id, strftime('%Y-%m-%dT%H:%M:%fZ', 'now')
  FROM (SELECT NEW.id AS id UNION SELECT NEW.parent_id WHERE NEW.parent_id IS NOT NULL) AS page WHERE true
  ON CONFLICT DO UPDATE SET modified_at = excluded.modified_at;
END;

-- offer/: A listed home is counted, in its city and all over the site.
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

-- offer/: A deleted one is no longer counted.
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

-- offer/: A changed one is counted where it is now.
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

-- A unit of a project whose address is hidden lies in the same cell as the project (decision 34).
CREATE TRIGGER unit_new_of_hidden_project AFTER INSERT ON estates
  WHEN NEW.parent_id IS NOT NULL AND EXISTS (SELECT 1 FROM estates AS p
    WHERE p.site_id = NEW.site_id AND p.id = NEW.parent_id AND p.address_hidden = 1)
BEGIN
  UPDATE estates SET address_hidden = 1,
    (lat, lon) = (SELECT p.lat, p.lon FROM estates AS p WHERE p.site_id = NEW.site_id AND p.id = NEW.parent_id)
  WHERE num = NEW.num;
END;

-- It stays there when an import writes its own point.
CREATE TRIGGER unit_changed_of_hidden_project AFTER UPDATE OF lat, lon, address_hidden, parent_id ON estates
  WHEN NEW.parent_id IS NOT NULL AND EXISTS (SELECT 1 FROM estates AS p
    WHERE p.site_id = NEW.site_id AND p.id = NEW.parent_id AND p.address_hidden = 1
      AND (NEW.address_hidden = 0 OR NEW.lat IS NOT p.lat OR NEW.lon IS NOT p.lon))
BEGIN
  UPDATE estates SET address_hidden = 1,
    (lat, lon) = (SELECT p.lat, p.lon FROM estates AS p WHERE p.site_id = NEW.site_id AND p.id = NEW.parent_id)
  WHERE num = NEW.num;
END;

-- A hidden project takes units that came before it into its cell.
CREATE TRIGGER hidden_project_new AFTER INSERT ON estates
  WHEN NEW.address_hidden = 1 AND NEW.parent_id IS NULL
BEGIN
  UPDATE estates SET address_hidden = 1, lat = NEW.lat, lon = NEW.lon
  WHERE site_id = NEW.site_id AND parent_id = NEW.id;
END;

-- And all its units when its own point changes.
CREATE TRIGGER hidden_project_changed AFTER UPDATE OF lat, lon, address_hidden ON estates
  WHEN NEW.address_hidden = 1 AND NEW.parent_id IS NULL AND NEW.has_units = 1
BEGIN
  UPDATE estates SET address_hidden = 1, lat = NEW.lat, lon = NEW.lon
  WHERE site_id = NEW.site_id AND parent_id = NEW.id;
END;

-- offer/: A home is counted for the options, and a project whose units came first is marked, which takes it out of
-- the count again. One trigger does both, since the order of two would not be certain.
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

-- offer/: A deleted home is no longer counted.
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

-- offer/: A changed home is counted where it is now.
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

-- alerts/: The price of a new home begins its showing.
CREATE TRIGGER price_first_shown AFTER INSERT ON estates
WHEN NEW.price IS NOT NULL AND NEW.parent_id IS NULL
BEGIN
  INSERT INTO shown_prices (site_id, estate_id, since, price)
    SELECT site_id, id, strftime('%Y-%m-%dT%H:%M:%fZ', 'now'), price FROM shown_homes
    WHERE site_id = NEW.site_id AND id = NEW.id;
END;

-- appointments/: A home that comes in is found by the agency's own open-house days.
CREATE TRIGGER open_until_of_new AFTER INSERT ON estates WHEN NEW.on_offer = 1 AND EXISTS (
  SELECT 1 FROM open_houses WHERE site_id = NEW.site_id AND estate_id = NEW.id AND ends_at > ifnull(NEW.open_until, ''))
BEGIN
  UPDATE estates SET open_until = (
    SELECT max(ends_at) FROM open_houses WHERE site_id = NEW.site_id AND estate_id = NEW.id)
  WHERE site_id = NEW.site_id AND id = NEW.id;
END;

-- appointments/: An import writes only the days that came with the home; the agency's own may end later.
CREATE TRIGGER open_until_of_changed AFTER UPDATE OF open_until ON estates WHEN NEW.on_offer = 1 AND EXISTS (
  SELECT 1 FROM open_houses WHERE site_id = NEW.site_id AND estate_id = NEW.id AND ends_at > ifnull(NEW.open_until, ''))
BEGIN
  UPDATE estates SET open_until = (
    SELECT max(ends_at) FROM open_houses WHERE site_id = NEW.site_id AND estate_id = NEW.id)
  WHERE site_id = NEW.site_id AND id = NEW.id;
END;

-- alerts/: The same when a change puts it on offer.
CREATE TRIGGER estate_offered_on_update
AFTER UPDATE OF parent_id, withdrawn_at, guid, transaction_id, transaction_key, hidden_by ON estates
BEGIN
  INSERT INTO announced_estates (site_id, estate_id)
    SELECT o.site_id, o.id FROM offered_estates AS o
    WHERE o.site_id = NEW.site_id AND o.id = NEW.id
      AND NOT EXISTS (SELECT 1 FROM announced_estates AS a WHERE a.site_id = o.site_id AND a.estate_id = o.id);
END;

-- offer/: Words of a listed home come into the index.
CREATE TRIGGER documents_words_new AFTER INSERT ON estate_documents
BEGIN
  INSERT INTO estate_words (rowid, words)
  SELECT e.num, replace(' ' || NEW.words, ' ', ' ' || hex(NEW.site_id) || ':') FROM estates AS e
  WHERE e.site_id = NEW.site_id AND e.id = NEW.id AND e.parent_id IS NULL AND e.withdrawn_at IS NULL;
END;

-- offer/: Other words replace them.
CREATE TRIGGER documents_words_changed AFTER UPDATE OF words ON estate_documents
  WHEN OLD.words <> NEW.words
BEGIN
  DELETE FROM estate_words
  WHERE rowid = (SELECT num FROM estates WHERE site_id = NEW.site_id AND id = NEW.id);
  INSERT INTO estate_words (rowid, words)
  SELECT e.num, replace(' ' || NEW.words, ' ', ' ' || hex(NEW.site_id) || ':') FROM estates AS e
  WHERE e.site_id = NEW.site_id AND e.id = NEW.id AND e.parent_id IS NULL AND e.withdrawn_at IS NULL;
END;

-- sitemap/: The page of a project lists its units: it changes with each of them.
CREATE TRIGGER estate_document_new AFTER INSERT ON estate_documents
BEGIN
  INSERT INTO modified_documents (site_id, kind, id, modified_at)
  SELECT NEW.site_id, 'estate', page.id, strftime('%Y-%m-%dT%H:%M:%fZ', 'now')
  FROM (SELECT NEW.id AS id UNION SELECT e.parent_id FROM estates AS e
    WHERE e.site_id = NEW.site_id AND e.id = NEW.id AND e.parent_id IS NOT NULL) AS page WHERE true
  ON CONFLICT DO UPDATE SET modified_at = excluded.modified_at;
END;

-- sitemap/: Another document of a home is a change of its page, and of its project's.
CREATE TRIGGER estate_document_changed AFTER UPDATE OF doc ON estate_documents WHEN OLD.doc <> NEW.doc
BEGIN
  INSERT INTO modified_documents (site_id, kind, id, modified_at)
  SELECT NEW.site_id, 'estate', page.id, strftime('%Y-%m-%dT%H:%M:%fZ', 'now')
  FROM (SELECT NEW.id AS id UNION SELECT e.parent_id FROM estates AS e
    WHERE e.site_id = NEW.site_id AND e.id = NEW.id AND e.parent_id IS NOT NULL) AS page WHERE true
  ON CONFLICT DO UPDATE SET modified_at = excluded.modified_at;
END;

-- appointments/: A home that comes again comes without them.
CREATE TRIGGER open_houses_of_new AFTER INSERT ON estate_documents
WHEN EXISTS (SELECT 1 FROM open_houses WHERE site_id = NEW.site_id AND estate_id = NEW.id)
BEGIN
  UPDATE estate_documents SET (doc, card) = (
    SELECT json_set(doc, '$.openHouses', json(h.days)), json_set(card, '$.openHouses', json(h.days))
    FROM homes_with_open_houses AS h WHERE h.site_id = NEW.site_id AND h.id = NEW.id)
  WHERE site_id = NEW.site_id AND id = NEW.id;
END;

-- appointments/: An import that writes the document again leaves the agency's own days in it.
CREATE TRIGGER open_houses_of_changed AFTER UPDATE OF doc ON estate_documents
WHEN EXISTS (SELECT 1 FROM open_houses WHERE site_id = NEW.site_id AND estate_id = NEW.id)
  AND NOT EXISTS (SELECT 1 FROM json_each(NEW.doc, '$.openHouses') AS one WHERE one.value ->> '$.office' IS NOT NULL)
BEGIN
  UPDATE estate_documents SET (doc, card) = (
    SELECT json_set(doc, '$.openHouses', json(h.days)), json_set(card, '$.openHouses', json(h.days))
    FROM homes_with_open_houses AS h WHERE h.site_id = NEW.site_id AND h.id = NEW.id)
  WHERE site_id = NEW.site_id AND id = NEW.id;
END;

-- sitemap/: The page of an estate of the second source tells of its listing; a new one comes before its estate.
CREATE TRIGGER listing_document_changed AFTER UPDATE OF doc ON "source_listings" WHEN OLD.doc <> NEW.doc
BEGIN
  INSERT INTO modified_documents (site_id, kind, id, modified_at)
  SELECT e.site_id, 'estate', e.id, strftime('%Y-%m-%dT%H:%M:%fZ', 'now') FROM estates AS e
  WHERE e.site_id = NEW.site_id AND e.guid = NEW.guid
  ON CONFLICT DO UPDATE SET modified_at = excluded.modified_at;
END;

-- An agency's own day comes into the home's document and card.
CREATE TRIGGER open_house_set AFTER INSERT ON open_houses
BEGIN
  UPDATE estate_documents SET (doc, card) = (
    SELECT json_set(doc, '$.openHouses', json(h.days)), json_set(card, '$.openHouses', json(h.days))
    FROM homes_with_open_houses AS h WHERE h.site_id = NEW.site_id AND h.id = NEW.estate_id)
  WHERE site_id = NEW.site_id AND id = NEW.estate_id;
  UPDATE estates SET open_until = max(ifnull(open_until, ''), NEW.ends_at)
  WHERE site_id = NEW.site_id AND id = NEW.estate_id AND on_offer = 1;
END;

-- It leaves them again.
CREATE TRIGGER open_house_ended AFTER DELETE ON open_houses
BEGIN
  UPDATE estate_documents SET (doc, card) = (
    SELECT json_set(doc, '$.openHouses', json(h.days)), json_set(card, '$.openHouses', json(h.days))
    FROM homes_with_open_houses AS h WHERE h.site_id = OLD.site_id AND h.id = OLD.estate_id)
  WHERE site_id = OLD.site_id AND id = OLD.estate_id;
END;

-- Three appointments ahead of a person, and ten booked in a day: who cancels and books again is also counted.
CREATE TRIGGER appointment_cap BEFORE INSERT ON appointments WHEN NEW.state = 'booked'
BEGIN
  SELECT RAISE(ABORT, 'cap_of_upcoming') WHERE 3 <= (
    SELECT count(*) FROM appointments WHERE site_id = NEW.site_id AND email_key = NEW.email_key
      AND state = 'booked' AND ends_at > NEW.created_at);
  SELECT RAISE(ABORT, 'cap_of_person') WHERE 10 <= (
    SELECT count(*) FROM appointments WHERE site_id = NEW.site_id AND email_key = NEW.email_key
      AND created_at > strftime('%Y-%m-%dT%H:%M:%fZ', NEW.created_at, '-1 day'));
END;

-- Addresses that nobody confirmed take at once a fifth of an agent's day at most; beyond that a booking is held
-- until its link is opened (decision 35).
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

-- Held bookings of an hour are limited, since each sends a mail to an address that nobody confirmed.
CREATE TRIGGER appointment_held_cap BEFORE INSERT ON appointments WHEN NEW.held_until IS NOT NULL
BEGIN
  SELECT RAISE(ABORT, 'cap_of_site')
  WHERE (SELECT most FROM site_limits WHERE site_id = NEW.site_id AND name = 'held_hour') <= (
    SELECT count(*) FROM appointments WHERE site_id = NEW.site_id AND held_until IS NOT NULL
      AND created_at > strftime('%Y-%m-%dT%H:%M:%fZ', NEW.created_at, '-1 hour'));
END;

-- The visitor was told of a "no": it does not change any more.
CREATE TRIGGER appointment_answer_is_final BEFORE UPDATE OF answer ON appointments
WHEN OLD.answer IN ('declined', 'cancelled') AND NEW.answer IS NOT OLD.answer
BEGIN
  SELECT RAISE(ABORT, 'answer_is_final');
END;

-- The index knows equal times only; after a change of the slots' length they may also overlap. None is as long as a
-- day.
CREATE TRIGGER appointment_collision BEFORE INSERT ON appointments
WHEN NEW.state = 'booked' AND NEW.places IS NULL
BEGIN
  SELECT RAISE(ABORT, 'slot_taken') WHERE EXISTS (
    SELECT 1 FROM appointments WHERE site_id = NEW.site_id AND agent_id = NEW.agent_id AND state = 'booked'
      AND places IS NULL
      AND starts_at > strftime('%Y-%m-%dT%H:%M:%fZ', NEW.starts_at, '-1 day')
      AND starts_at < NEW.occupied_until AND occupied_until > NEW.starts_at);
END;

-- Places are counted where they are taken; those that nobody confirmed stand at once for a fifth of them alone.
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

-- A cancelled viewing stays cancelled: its time may be somebody else's by now. Another moves only by a step of its
-- own.
CREATE TRIGGER appointment_stays_cancelled BEFORE UPDATE OF state, starts_at, agent_id ON appointments
WHEN OLD.state = 'cancelled'
  OR ((NEW.starts_at <> OLD.starts_at OR NEW.agent_id <> OLD.agent_id) AND NEW.sequence <> OLD.sequence + 1)
BEGIN
  SELECT RAISE(ABORT, 'appointment_is_final');
END;

-- A move takes no time of another viewing.
CREATE TRIGGER appointment_move_collision BEFORE UPDATE OF starts_at, agent_id ON appointments
WHEN NEW.state = 'booked'
BEGIN
  SELECT RAISE(ABORT, 'slot_taken') WHERE EXISTS (
    SELECT 1 FROM appointments WHERE site_id = NEW.site_id AND agent_id = NEW.agent_id AND state = 'booked'
      AND places IS NULL AND id <> NEW.id
      AND starts_at > strftime('%Y-%m-%dT%H:%M:%fZ', NEW.starts_at, '-1 day')
      AND starts_at < NEW.occupied_until AND occupied_until > NEW.starts_at);
END;

-- As for a booking: addresses that nobody confirmed do not gather on one day by moving there.
CREATE TRIGGER appointment_moves_within BEFORE UPDATE OF starts_at ON appointments
WHEN NEW.day_slots IS NOT NULL AND (NEW.day IS NOT OLD.day OR NEW.agent_id <> OLD.agent_id) AND NOT EXISTS (
  SELECT 1 FROM confirmed_addresses WHERE site_id = NEW.site_id AND email_key = NEW.email_key)
BEGIN
  SELECT RAISE(ABORT, 'hold_needed') WHERE NEW.day_slots <= 5 * (
    SELECT count(*) FROM appointments AS a WHERE a.site_id = NEW.site_id AND a.agent_id = NEW.agent_id
      AND a.day = NEW.day AND a.state = 'booked' AND a.id <> NEW.id AND NOT EXISTS (
        SELECT 1 FROM confirmed_addresses AS c WHERE c.site_id = a.site_id AND c.email_key = a.email_key));
END;

-- Whoever books at the moment of closing is either listed to who closes, or refused.
CREATE TRIGGER appointment_in_closure BEFORE INSERT ON appointments
WHEN NEW.state = 'booked' AND NEW.places IS NULL
BEGIN
  SELECT RAISE(ABORT, 'slot_taken') WHERE EXISTS (
    SELECT 1 FROM agenda_closures AS c WHERE c.site_id = NEW.site_id AND c.ends_at > NEW.starts_at
      AND c.starts_at < NEW.ends_at AND (c.agent_id IS NULL OR c.agent_id = NEW.agent_id));
END;

-- The same for a move.
CREATE TRIGGER appointment_moves_into_closure BEFORE UPDATE OF starts_at, agent_id ON appointments
WHEN NEW.state = 'booked'
BEGIN
  SELECT RAISE(ABORT, 'slot_taken') WHERE EXISTS (
    SELECT 1 FROM agenda_closures AS c WHERE c.site_id = NEW.site_id AND c.ends_at > NEW.starts_at
      AND c.starts_at < NEW.ends_at AND (c.agent_id IS NULL OR c.agent_id = NEW.agent_id));
END;

-- platform/: Each viewing gets a number.
CREATE TRIGGER appointment_numbered AFTER INSERT ON appointments
BEGIN
  INSERT INTO case_numbers (site_id, number, kind, subject_id)
  SELECT NEW.site_id, number, 'appointment', NEW.id FROM drawn_case_numbers AS d
  WHERE NOT EXISTS (SELECT 1 FROM case_numbers AS n WHERE n.site_id = NEW.site_id AND n.number = d.number) LIMIT 1;
END;

-- platform/: The number goes with the viewing.
CREATE TRIGGER appointment_number_ends AFTER DELETE ON appointments
BEGIN
  DELETE FROM case_numbers WHERE site_id = OLD.site_id AND kind = 'appointment' AND subject_id = OLD.id;
END;

-- Comes before the move itself in its batch: of two moves, or a move and a cancellation, one finds the viewing as
-- it was read, and the other takes nothing.
CREATE TRIGGER appointment_moves_from BEFORE INSERT ON appointment_moves
BEGIN
  SELECT RAISE(ABORT, 'appointment_changed') WHERE NOT EXISTS (
    SELECT 1 FROM appointments WHERE site_id = NEW.site_id AND id = NEW.appointment_id AND state = 'booked'
      AND held_until IS NULL AND sequence = NEW.sequence - 1 AND starts_at = NEW.from_start
      AND starts_at > NEW.moved_at);
END;

-- sitemap/: A new holiday home is a change.
CREATE TRIGGER rental_document_new AFTER INSERT ON rental_units
BEGIN
  INSERT INTO modified_documents VALUES (NEW.site_id, 'rental', NEW.id, strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))
  ON CONFLICT DO UPDATE SET modified_at = excluded.modified_at;
END;

-- sitemap/: So is another document of it.
CREATE TRIGGER rental_document_changed AFTER UPDATE OF doc ON rental_units WHEN OLD.doc <> NEW.doc
BEGIN
  INSERT INTO modified_documents VALUES (NEW.site_id, 'rental', NEW.id, strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))
  ON CONFLICT DO UPDATE SET modified_at = excluded.modified_at;
END;

-- What the page already looked at, once more where nothing can happen in between; and so many requests an address
-- and day, so that nobody empties a calendar.
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

-- A stay takes its nights, or is refused where one is taken.
CREATE TRIGGER stay_takes_nights AFTER INSERT ON stays WHEN NEW.state <> 'released'
BEGIN
  INSERT INTO stay_nights (site_id, unit_id, night, stay_id)
  SELECT NEW.site_id, NEW.unit_id, night, NEW.id FROM (
    WITH RECURSIVE taken (night) AS (
      SELECT NEW.from_day UNION ALL
      SELECT date(night, '+1 day') FROM taken WHERE date(night, '+1 day') < NEW.to_day)
    SELECT night FROM taken);
END;

-- A stay that was released and is taken up again needs its nights to be free still.
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

-- A released stay gives its nights back.
CREATE TRIGGER stay_gives_nights_back AFTER UPDATE OF state ON stays
  WHEN NEW.state = 'released' AND OLD.state <> 'released'
BEGIN
  DELETE FROM stay_nights WHERE site_id = NEW.site_id AND stay_id = NEW.id;
END;

-- Addresses that nobody confirmed take at once a tenth of a season's nights at most; beyond that a request is held
-- until its link is opened (decision 35).
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

-- Held requests of an hour are limited, since each sends a mail to an address that nobody confirmed.
CREATE TRIGGER stay_held_cap BEFORE INSERT ON stays WHEN NEW.held_until IS NOT NULL
BEGIN
  SELECT RAISE(ABORT, 'cap_of_site')
  WHERE (SELECT most FROM site_limits WHERE site_id = NEW.site_id AND name = 'held_hour') <= (
    SELECT count(*) FROM stays WHERE site_id = NEW.site_id AND held_until IS NOT NULL
      AND created_at > strftime('%Y-%m-%dT%H:%M:%fZ', NEW.created_at, '-1 hour'));
END;

-- The visitor was told: nights that were given back may be somebody else's, and a new stay is a new request.
CREATE TRIGGER stay_answer_is_final BEFORE UPDATE OF state, answer ON stays
WHEN OLD.answer IN ('declined', 'cancelled') AND (NEW.answer IS NOT OLD.answer OR NEW.state <> OLD.state)
BEGIN
  SELECT RAISE(ABORT, 'answer_is_final');
END;

-- calendars/: What the agency itself blocks goes before what another calendar says of the same nights.
CREATE TRIGGER blocked_before_elsewhere BEFORE INSERT ON stays
WHEN NEW.state = 'blocked' AND NEW.elsewhere = 0
BEGIN
  DELETE FROM stays WHERE site_id = NEW.site_id AND unit_id = NEW.unit_id AND elsewhere = 1
    AND from_day < NEW.to_day AND to_day > NEW.from_day;
END;

-- calendars/: A stay that is given back, blocked otherwise or deleted leaves nights to what other calendars say of
-- them.
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

-- calendars/: A blocked stay that comes in may have taken the place of nights beside its own: they are taken again.
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

-- calendars/: The same for a stay that is deleted.
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

-- The guest may have been too late: the stay was called off meanwhile, or has begun; or has asked the same before.
CREATE TRIGGER stay_wished BEFORE UPDATE OF wishes ON stays
BEGIN
  SELECT RAISE(ABORT, 'stay_changed') WHERE OLD.state <> 'confirmed' OR OLD.from_day < substr(NEW.wished_at, 1, 10);
  SELECT RAISE(ABORT, 'wish_stands') WHERE OLD.wish = NEW.wish;
END;

-- Another stay is another row; its days change by a move alone, which calendars are told as the same event.
CREATE TRIGGER stay_stays BEFORE UPDATE OF site_id, id, unit_id, from_day, to_day ON stays
  WHEN (OLD.site_id, OLD.id, OLD.unit_id) IS NOT (NEW.site_id, NEW.id, NEW.unit_id)
    OR ((OLD.from_day, OLD.to_day) IS NOT (NEW.from_day, NEW.to_day)
      AND (NEW.sequence <> OLD.sequence + 1 OR NEW.state <> 'confirmed' OR NEW.email_key IS NULL))
BEGIN
  SELECT RAISE(ABORT, 'stay_is_fixed');
END;

-- A move gives its nights back and takes the others at once, or changes nothing when one of them is taken.
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

-- platform/: The owner's own nights have no visitor.
CREATE TRIGGER stay_numbered AFTER INSERT ON stays WHEN NEW.doc IS NOT NULL
BEGIN
  INSERT INTO case_numbers (site_id, number, kind, subject_id)
  SELECT NEW.site_id, number, 'stay', NEW.id FROM drawn_case_numbers AS d
  WHERE NOT EXISTS (SELECT 1 FROM case_numbers AS n WHERE n.site_id = NEW.site_id AND n.number = d.number) LIMIT 1;
END;

-- platform/: The number goes with the stay.
CREATE TRIGGER stay_number_ends AFTER DELETE ON stays
BEGIN
  DELETE FROM case_numbers WHERE site_id = OLD.site_id AND kind = 'stay' AND subject_id = OLD.id;
END;

-- Whoever writes to an agency is mailed to it: a program could fill its mailbox. More in a day than any visitor
-- writes, and more than any agency gets, is refused.
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

-- platform/: Each question gets a number.
CREATE TRIGGER question_numbered AFTER INSERT ON submissions WHEN NEW.kind = 'contact'
BEGIN
  INSERT INTO case_numbers (site_id, number, kind, subject_id)
  SELECT NEW.site_id, number, 'contact', NEW.id FROM drawn_case_numbers AS d
  WHERE NOT EXISTS (SELECT 1 FROM case_numbers AS n WHERE n.site_id = NEW.site_id AND n.number = d.number) LIMIT 1;
END;

-- platform/: The number goes with the question.
CREATE TRIGGER question_number_ends AFTER DELETE ON submissions
BEGIN
  DELETE FROM case_numbers WHERE site_id = OLD.site_id AND kind = 'contact' AND subject_id = OLD.id;
END;

-- A visitor's mail to a stranger goes out in the agency's name: a few in a day to one address, and nobody waits
-- longer than half a day for a turn.
CREATE TRIGGER friend_cap BEFORE INSERT ON submissions WHEN NEW.kind = 'friend'
BEGIN
  SELECT RAISE(ABORT, 'cap_of_recipient')
  WHERE (SELECT most FROM site_limits WHERE site_id = NEW.site_id AND name = 'friend_recipient_day') <= (
    SELECT count(*) FROM submissions WHERE site_id = NEW.site_id AND kind = 'friend'
      AND recipient_key = NEW.recipient_key
      AND created_at > strftime('%Y-%m-%dT%H:%M:%fZ', NEW.created_at, '-1 day'));
  -- Nobody waits longer than half a day. Without a turn: a limit of none.
  SELECT RAISE(ABORT, 'cap_of_site')
  WHERE NEW.turn_at IS NULL
    OR NEW.turn_at > strftime('%Y-%m-%dT%H:%M:%fZ', NEW.created_at, '+12 hours');
END;

-- More homes than anybody has valued in a day, and more than any agency can go and see.
CREATE TRIGGER valuation_cap BEFORE INSERT ON valuations
BEGIN
  SELECT RAISE(ABORT, 'cap_of_sender') WHERE 10 <= (
    SELECT count(*) FROM valuations WHERE site_id = NEW.site_id AND sender_key = NEW.sender_key
      AND created_at > strftime('%Y-%m-%dT%H:%M:%fZ', NEW.created_at, '-1 day'));
  SELECT RAISE(ABORT, 'cap_of_site') WHERE 1000 <= (
    SELECT count(*) FROM valuations WHERE site_id = NEW.site_id
      AND created_at > strftime('%Y-%m-%dT%H:%M:%fZ', NEW.created_at, '-1 day'));
END;

-- Nobody's mailbox is filled with requests to confirm.
CREATE TRIGGER subscription_cap BEFORE INSERT ON subscriptions
BEGIN
  SELECT RAISE(ABORT, 'cap_of_recipient') WHERE 5 <= (
    SELECT count(*) FROM subscriptions WHERE site_id = NEW.site_id AND email_key = NEW.email_key
      AND created_at > strftime('%Y-%m-%dT%H:%M:%fZ', NEW.created_at, '-1 day'));
END;

-- Requests to confirm are limited for a site, by hour and day.
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

-- What an ended alert knew goes with it.
CREATE TRIGGER rental_alert_ends AFTER UPDATE OF state ON subscriptions
WHEN NEW.state = 'ended'
BEGIN
  DELETE FROM rental_alerts WHERE site_id = NEW.site_id AND subscription_id = NEW.id;
END;

-- What was published long before it came here is a move from another system, and no news.
CREATE TRIGGER estate_is_new AFTER INSERT ON announced_estates
WHEN EXISTS (SELECT 1 FROM alert_sites WHERE site_id = NEW.site_id)
BEGIN
  INSERT INTO estate_events (site_id, estate_id, kind, created_at)
    SELECT e.site_id, e.id, 'new', strftime('%Y-%m-%dT%H:%M:%fZ', 'now') FROM estates AS e
    WHERE e.site_id = NEW.site_id AND e.id = NEW.estate_id
      AND COALESCE(e.publication_date, '9') >= strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-30 days');
END;

-- A price that was cut is an event.
CREATE TRIGGER price_is_lowered AFTER INSERT ON price_cuts
WHEN EXISTS (SELECT 1 FROM alert_sites WHERE site_id = NEW.site_id)
BEGIN
  INSERT INTO estate_events (site_id, estate_id, kind, price_before, created_at)
    VALUES (NEW.site_id, NEW.estate_id, 'price_lowered', NEW.price_before, NEW.cut_at);
END;

-- A mail beyond the day's quota stays due. The quota holds for mails that are leased at the same moment too
-- (decision 100): each counts those under way. A lease lasts five minutes, so its day is known from its end.
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

-- A link is used once: of two answers at the same moment the second is refused.
CREATE TRIGGER answer_link_is_used_once BEFORE UPDATE ON answer_links WHEN OLD.used_at IS NOT NULL
BEGIN
  SELECT RAISE(ABORT, 'link_is_used');
END;

-- Ends the batch with the reason.
CREATE TRIGGER batch_refused INSTEAD OF INSERT ON refusals
BEGIN
  SELECT RAISE(ABORT, 'refused: ' || NEW.because);
END;

-- intake/: Numbers of feeds are for homes of feeds: an import, or a home made by hand, cannot take one.
CREATE TRIGGER estates_of_feeds BEFORE INSERT ON estates
WHEN length(NEW.id) = 12 AND NEW.id >= '9' AND NEW.id NOT GLOB '*[^0-9]*'
  AND NOT EXISTS (SELECT 1 FROM feed_homes WHERE site_id = NEW.site_id AND estate_id = NEW.id)
BEGIN
  SELECT RAISE(ABORT, 'refused: number_of_feeds');
END;

-- own-service/: A picture that no home calls a plan any more is fetched once more, and stored as a photograph.
CREATE TRIGGER plan_is_none AFTER DELETE ON addressed_pictures
WHEN OLD.plan = 1
BEGIN
  UPDATE addressed_pictures SET etag = NULL, check_at = CAST(unixepoch('subsec') * 1000 AS INTEGER)
  WHERE site_id = OLD.site_id AND name = OLD.name
    AND NOT EXISTS (SELECT 1 FROM addressed_pictures WHERE site_id = OLD.site_id AND name = OLD.name AND plan = 1);
END;

-- alerts/: What follows when a home's price, or whether it can be seen, changes: the showing ends or goes on with
-- another price, and who follows the home is told.
CREATE TRIGGER price_shown_changed
AFTER UPDATE OF parent_id, has_units, withdrawn_at, on_offer, price_from, transaction_id, transaction_key, hidden_by, price
  ON estates
WHEN (OLD.parent_id, OLD.has_units, OLD.withdrawn_at, OLD.on_offer, OLD.price_from, OLD.transaction_id,
    OLD.transaction_key, OLD.hidden_by, OLD.price)
  IS NOT (NEW.parent_id, NEW.has_units, NEW.withdrawn_at, NEW.on_offer, NEW.price_from, NEW.transaction_id,
    NEW.transaction_key, NEW.hidden_by, NEW.price)
BEGIN
  -- Whoever follows it hears once that it can no longer be had.
  INSERT INTO estate_events (site_id, estate_id, kind, created_at)
    SELECT NEW.site_id, NEW.id, 'gone', strftime('%Y-%m-%dT%H:%M:%fZ', 'now')
    WHERE EXISTS (SELECT 1 FROM subscriptions WHERE site_id = NEW.site_id AND criteria ->> '$.home' = NEW.id
        AND criteria ->> '$.home' IS NOT NULL AND state = 'active')
      AND NOT EXISTS (SELECT 1 FROM offered_estates WHERE site_id = NEW.site_id AND id = NEW.id);
  -- The showing ends.
  DELETE FROM shown_prices WHERE site_id = NEW.site_id AND estate_id = NEW.id
    AND (OLD.transaction_key IS NOT NEW.transaction_key
      OR NOT EXISTS (SELECT 1 FROM shown_homes WHERE site_id = NEW.site_id AND id = NEW.id));
  DELETE FROM price_cuts WHERE site_id = NEW.site_id AND estate_id = NEW.id
    AND (OLD.price IS NOT NEW.price
      OR NOT EXISTS (SELECT 1 FROM shown_prices WHERE site_id = NEW.site_id AND estate_id = NEW.id));
  -- It goes on with another price.
  INSERT INTO estate_events (site_id, estate_id, kind, price_before, created_at)
    SELECT p.site_id, p.estate_id, 'price_changed', p.price, strftime('%Y-%m-%dT%H:%M:%fZ', 'now')
    FROM shown_prices AS p
    WHERE p.site_id = NEW.site_id AND p.estate_id = NEW.id AND p.until IS NULL AND p.price <> NEW.price
      AND EXISTS (SELECT 1 FROM subscriptions WHERE site_id = NEW.site_id AND criteria ->> '$.home' = NEW.id
        AND criteria ->> '$.home' IS NOT NULL AND state = 'active');
  UPDATE shown_prices SET until = strftime('%Y-%m-%dT%H:%M:%fZ', 'now')
    WHERE site_id = NEW.site_id AND estate_id = NEW.id AND until IS NULL AND price <> NEW.price;
  -- Lower than all of thirty days, of which one stood a day: what is put right within a day was no price.
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

-- estates/: A site that goes live shows its homes from now on, and one that is closed shows none. Where a site
-- hides other statuses, the history of each home that this hides or shows ends or begins.
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

-- A new home begins its history.
CREATE TRIGGER history_begins AFTER INSERT ON estates WHEN NEW.history_status IS NOT NULL AND NEW.parent_id IS NULL
BEGIN
  INSERT INTO home_histories (site_id, estate_id, since, steps)
    SELECT site_id, id, strftime('%Y-%m-%dT%H:%M:%fZ', 'now'),
      json_array(json_object('at', strftime('%Y-%m-%dT%H:%M:%fZ', 'now'), 'state', history_status, 'price', price))
    FROM homes_with_history WHERE site_id = NEW.site_id AND id = NEW.id;
END;

-- What follows when a home changes: its history ends, begins anew, or has one step more.
CREATE TRIGGER history_goes_on
AFTER UPDATE OF parent_id, has_units, withdrawn_at, on_offer, hidden_by, history_status, price ON estates
WHEN (OLD.parent_id, OLD.has_units, OLD.withdrawn_at, OLD.on_offer, OLD.hidden_by, OLD.history_status, OLD.price)
  IS NOT (NEW.parent_id, NEW.has_units, NEW.withdrawn_at, NEW.on_offer, NEW.hidden_by, NEW.history_status, NEW.price)
BEGIN
  -- It ends: the home can no longer be seen on offer, its price was hidden or shown, or it is now to let instead of
  -- for sale. Codes of one purpose end alike: `FOR_SALE`, `OPTION_FOR_SALE`.
  DELETE FROM home_histories WHERE site_id = NEW.site_id AND estate_id = NEW.id
    AND ((OLD.price IS NULL) IS NOT (NEW.price IS NULL)
      OR substr(OLD.history_status, -4) IS NOT substr(NEW.history_status, -4)
      OR NOT EXISTS (SELECT 1 FROM homes_with_history WHERE site_id = NEW.site_id AND id = NEW.id));
  -- It goes on, with the latest of its steps.
  UPDATE home_histories SET steps = json_insert(
      iif(json_array_length(steps) >= 24, json_remove(steps, '$[0]'), steps), '$[#]',
      json_object('at', strftime('%Y-%m-%dT%H:%M:%fZ', 'now'), 'state', NEW.history_status, 'price', NEW.price))
    WHERE site_id = NEW.site_id AND estate_id = NEW.id
      AND (steps ->> '$[#-1].state', steps ->> '$[#-1].price') IS NOT (NEW.history_status, NEW.price);
  -- It begins. Only a home that was withdrawn is known not to have been seen before. In every other case no day is
  -- known: it would tell when something was hidden or shown.
  INSERT INTO home_histories (site_id, estate_id, since, steps)
    SELECT site_id, id,
      iif(OLD.withdrawn_at IS NOT NULL, strftime('%Y-%m-%dT%H:%M:%fZ', 'now'), NULL),
      json_array(json_object(
        'at', iif(OLD.withdrawn_at IS NOT NULL, strftime('%Y-%m-%dT%H:%M:%fZ', 'now'), NULL),
        'state', history_status, 'price', price))
    FROM homes_with_history AS h WHERE site_id = NEW.site_id AND id = NEW.id
      AND NOT EXISTS (SELECT 1 FROM home_histories WHERE site_id = h.site_id AND estate_id = h.id);
END;

-- News is matched when it has been quiet for some minutes, so that homes that are published together are one mail.
-- An import writes the row once, not for each of its homes.
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

-- A home that leaves the offer before a run has reached its news was not told to anybody: it loses the news and its
-- announcement, so that it is new when it comes back.
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

-- intake/: What a site shows begins anew when it goes live, closes or hides other statuses: taking back an action
-- of before gives back no older beginning.
CREATE TRIGGER shown_before_ends AFTER UPDATE OF doc ON sites
WHEN (OLD.doc ->> '$.state', OLD.doc -> '$.settings.hiddenStatus')
  IS NOT (NEW.doc ->> '$.state', NEW.doc -> '$.settings.hiddenStatus')
BEGIN
  UPDATE home_versions SET shown_before = '{}' WHERE site_id = NEW.id AND shown_before <> '{}';
END;

-- intake/: A record that is deleted for good takes its drafts and versions along.
CREATE TRIGGER home_is_forgotten AFTER DELETE ON records WHEN OLD.kind IN ('estate', 'rental')
BEGIN
  DELETE FROM home_drafts WHERE site_id = OLD.site_id AND kind = OLD.kind AND home = OLD.id;
  DELETE FROM home_versions WHERE site_id = OLD.site_id AND kind = OLD.kind AND home = OLD.id;
END;

-- intake/: A record that is deleted for good takes its layer along, and a listing the versions of it.
CREATE TRIGGER layer_is_forgotten AFTER DELETE ON records WHEN OLD.kind IN ('estate', 'listing', 'rental')
BEGIN
  DELETE FROM home_layers WHERE site_id = OLD.site_id AND kind = OLD.kind AND home = OLD.id;
  DELETE FROM home_versions WHERE OLD.kind = 'listing' AND site_id = OLD.site_id AND kind = 'estate' AND home = OLD.id;
END;

-- intake/: A picture of a draft is named by it: it is served, and stays when the record stops showing it.
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

-- intake/: A list that changes names what is new in it, and then no longer what has left it.
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

-- intake/: A list that leaves the draft names nothing: it went out, and its record names them, or nothing does.
CREATE TRIGGER draft_leaves_pictures AFTER DELETE ON home_drafts
WHEN OLD.field IN ('estate.pictures', 'rental.photos')
BEGIN
  DELETE FROM picture_uses WHERE site_id = OLD.site_id AND kind = 'draft-' || OLD.kind AND id = OLD.home;
END;

-- A listing that a feed shows keeps the number that it has there: no import gives its GUID another one.
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

-- A card ends with its alert, whatever ends that. Before its row loses who the person was.
CREATE TRIGGER search_card_ends BEFORE UPDATE OF state ON subscriptions
WHEN NEW.state = 'ended' AND OLD.state = 'active'
BEGIN
  UPDATE search_cards SET ended_at = ifnull(NEW.ended_at, strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))
  WHERE site_id = OLD.site_id AND subscription_id = OLD.id AND ended_at IS NULL;
END;

-- That a card has ended is told to the system that has it, or to the agency. One that was still waiting goes
-- nowhere, and nobody needs to hear that it ended.
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

-- A picture of a draft is named by it: it is served, and stays until the page goes out or the draft goes.
CREATE TRIGGER page_draft_names_pictures AFTER INSERT ON page_drafts
BEGIN
  INSERT INTO picture_uses (site_id, kind, id, name)
  SELECT DISTINCT NEW.site_id, 'draft-page', NEW.page, value FROM json_tree(NEW.doc)
  WHERE key = 'file' AND type = 'text' AND value NOT GLOB '*[^A-Za-z0-9_.-]*'
  ON CONFLICT DO NOTHING;
END;

-- A draft that changes names what is new in it, and then no longer what has left it.
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

-- A draft that goes names nothing: its page went out and names them, or nothing does.
CREATE TRIGGER page_draft_leaves_pictures AFTER DELETE ON page_drafts
BEGIN
  DELETE FROM picture_uses WHERE site_id = OLD.site_id AND kind = 'draft-page' AND id = OLD.page;
END;

-- What a network does without a confirmed address is limited for a day: viewings, stays and lists for two, each by
-- itself.
CREATE TRIGGER network_cap BEFORE INSERT ON network_uses
BEGIN
  SELECT RAISE(ABORT, 'cap_of_network')
  WHERE (SELECT most FROM site_limits WHERE site_id = NEW.site_id AND name = 'network_day') <= (
    SELECT count(*) FROM network_uses WHERE site_id = NEW.site_id AND kind = NEW.kind
      AND network_key = NEW.network_key
      AND created_at > strftime('%Y-%m-%dT%H:%M:%fZ', NEW.created_at, '-1 day'));
END;

INSERT INTO limits (site_id, name, most) VALUES
  ('', 'friend_hour', 20),          -- homes recommended to friends
  ('', 'friend_day', 60),
  ('', 'friend_recipient_day', 2),  -- the same to one address
  ('', 'subscription_hour', 60),    -- requests to confirm a subscription
  ('', 'subscription_day', 300),
  ('', 'receipt_hour', 60),         -- receipts of contact requests
  ('', 'held_hour', 30),            -- bookings held until a link is opened, of viewings and stays each
  ('', 'network_day', 10);          -- bookings of unconfirmed addresses from one network, likewise

INSERT INTO mail_quotas (site_id, most) VALUES ('', 5000);
