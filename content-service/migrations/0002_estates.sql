-- Estates of both sources, projects and their units: what is searched, sorted and counted. The columns are
-- derived from the document when it is imported (intake/, the only author). The document has a table
-- of its own, so that reading these rows never reads past kilobytes of text.

CREATE TABLE estates (
  -- Names the row in the index of words (0005).
  num              INTEGER PRIMARY KEY,
  site_id          TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  id               TEXT NOT NULL,
  -- Set for estates of the second source: the address of the listing.
  guid             TEXT COLLATE NOCASE,
  -- The project this unit belongs to.
  parent_id        TEXT,
  -- 1 once a unit names it as its project (0005): only then are units looked for.
  has_units        INTEGER NOT NULL DEFAULT 0 CHECK (has_units IN (0, 1)),
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
  address_hidden   INTEGER NOT NULL DEFAULT 0 CHECK (address_hidden IN (0, 1))
) STRICT;

CREATE UNIQUE INDEX estates_by_id ON estates (site_id, id);

CREATE TABLE estate_documents (
  site_id TEXT NOT NULL,
  id      TEXT NOT NULL,
  -- Folded words of all languages, each once; without the street where the address is hidden.
  words   TEXT NOT NULL DEFAULT '',
  doc     TEXT NOT NULL CHECK (json_valid(doc)),
  PRIMARY KEY (site_id, id),
  FOREIGN KEY (site_id, id) REFERENCES estates (site_id, id) ON DELETE CASCADE
) STRICT;

-- What a list shows: neither units nor what was withdrawn. Each of these holds, after the columns it is
-- ordered by, all that a query may ask, so that a search reads one index and nothing else. Which one is
-- read says offer/query/access.ts.
CREATE INDEX estates_by_date ON estates (
  site_id, publication_date DESC, id,
  transaction_key, head_type_id, price, bedroom_count, has_units, city_id, sub_type_id, country_id,
  price_step, lat, lon, guid, transaction_id
) WHERE parent_id IS NULL AND withdrawn_at IS NULL;
CREATE INDEX estates_by_price ON estates (
  site_id, price_step, price, publication_date DESC, id,
  transaction_key, head_type_id, bedroom_count, has_units, city_id, sub_type_id, country_id,
  lat, lon, guid, transaction_id
) WHERE parent_id IS NULL AND withdrawn_at IS NULL;
CREATE INDEX estates_by_city ON estates (
  site_id, city_id, publication_date DESC, id,
  transaction_key, head_type_id, price, bedroom_count, has_units, sub_type_id, country_id,
  price_step, lat, lon, guid, transaction_id
) WHERE parent_id IS NULL AND withdrawn_at IS NULL;
CREATE INDEX estates_by_city_name ON estates (
  site_id, city_name, city_id, publication_date DESC, id,
  transaction_key, head_type_id, price, bedroom_count, has_units, sub_type_id, country_id,
  price_step, lat, lon, guid, transaction_id
) WHERE parent_id IS NULL AND withdrawn_at IS NULL;
CREATE INDEX estates_by_place ON estates (
  site_id, lat, lon,
  transaction_key, head_type_id, price, bedroom_count, has_units, city_id, sub_type_id, country_id,
  price_step, publication_date, id, guid, transaction_id
) WHERE parent_id IS NULL AND withdrawn_at IS NULL;
CREATE INDEX estates_by_kind ON estates (
  site_id, transaction_key, bedroom_count, head_type_id, sub_type_id,
  has_units, price, city_id, country_id, price_step, publication_date, id, guid, transaction_id, lat, lon
) WHERE parent_id IS NULL AND withdrawn_at IS NULL;
-- Projects, which a query may find by one of their units.
CREATE INDEX estates_with_units ON estates (
  site_id, transaction_key, head_type_id, sub_type_id, city_id, country_id, price, bedroom_count, id
) WHERE has_units = 1 AND parent_id IS NULL AND withdrawn_at IS NULL;
CREATE INDEX estates_of_project ON estates (
  site_id, parent_id, withdrawn_at, price, bedroom_count, transaction_key, transaction_id
) WHERE parent_id IS NOT NULL;
CREATE INDEX estates_by_guid ON estates (site_id, guid) WHERE guid IS NOT NULL;

-- Which estates and units belong to a collection (terms on `children.collections`); nothing withdrawn does.
CREATE TABLE estate_collections (
  site_id       TEXT NOT NULL,
  collection_id TEXT NOT NULL,
  estate_id     TEXT NOT NULL,
  -- What a list shows for it: the estate itself, or a unit's project.
  listed_id     TEXT NOT NULL,
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
