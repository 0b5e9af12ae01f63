-- Estates of both sources, projects and their units. The columns are derived from the document when it
-- is imported (db/import.ts, the only author); the document comes last, so that a scan of the columns
-- never reads it.

CREATE TABLE estates (
  site_id          TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  id               TEXT NOT NULL,
  -- Set for estates of the second source: the address of the listing.
  guid             TEXT COLLATE NOCASE,
  -- The project this unit belongs to.
  parent_id        TEXT,
  withdrawn_at     TEXT,
  country_id       TEXT,
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
  -- Folded words of all languages; without the street where the address is hidden.
  match_text       TEXT NOT NULL DEFAULT '',
  doc              TEXT NOT NULL CHECK (json_valid(doc)),
  PRIMARY KEY (site_id, id)
) STRICT;

-- What a list shows: neither units nor what was withdrawn.
CREATE INDEX estates_by_date ON estates (site_id, publication_date DESC, id)
  WHERE parent_id IS NULL AND withdrawn_at IS NULL;
CREATE INDEX estates_by_price ON estates (site_id, price, id)
  WHERE parent_id IS NULL AND withdrawn_at IS NULL;
CREATE INDEX estates_by_city ON estates (site_id, city_id, publication_date DESC, id)
  WHERE parent_id IS NULL AND withdrawn_at IS NULL;
CREATE INDEX estates_by_city_name ON estates (site_id, city_name, id)
  WHERE parent_id IS NULL AND withdrawn_at IS NULL;
CREATE INDEX estates_by_place ON estates (site_id, lat, lon)
  WHERE parent_id IS NULL AND withdrawn_at IS NULL;
CREATE INDEX estates_of_project ON estates (site_id, parent_id) WHERE parent_id IS NOT NULL;
CREATE INDEX estates_by_guid ON estates (site_id, guid) WHERE guid IS NOT NULL;

-- Which estates and units belong to a collection (terms on `children.collections`).
CREATE TABLE estate_collections (
  site_id       TEXT NOT NULL,
  collection_id TEXT NOT NULL,
  estate_id     TEXT NOT NULL,
  PRIMARY KEY (site_id, collection_id, estate_id),
  FOREIGN KEY (site_id, estate_id) REFERENCES estates (site_id, id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

CREATE INDEX estate_collections_of_estate ON estate_collections (site_id, estate_id);

-- Full listings of the second source; the estate of the same guid stands for them in lists.
CREATE TABLE skarabee_listings (
  site_id        TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  guid           TEXT NOT NULL COLLATE NOCASE,
  withdrawn_at   TEXT,
  lat            REAL,
  lon            REAL,
  address_hidden INTEGER NOT NULL DEFAULT 0 CHECK (address_hidden IN (0, 1)),
  doc            TEXT NOT NULL CHECK (json_valid(doc)),
  PRIMARY KEY (site_id, guid)
) STRICT;

-- By the estate's id, or the guid of a listing.
CREATE TABLE contact_infos (
  site_id   TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  estate_id TEXT NOT NULL COLLATE NOCASE,
  doc       TEXT NOT NULL CHECK (json_valid(doc)),
  PRIMARY KEY (site_id, estate_id)
) STRICT;
