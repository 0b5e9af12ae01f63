-- What an agency writes beside its pages: entities with their items, collections and groups of estates that
-- have words of their own, and pages about one estate.

-- A list of an agency's own, such as its team or its offices.
CREATE TABLE entities (
  site_id TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  id      TEXT NOT NULL,
  doc     TEXT NOT NULL CHECK (json_valid(doc)),
  PRIMARY KEY (site_id, id)
) STRICT;

CREATE TABLE entity_items (
  site_id   TEXT NOT NULL,
  entity_id TEXT NOT NULL,
  id        TEXT NOT NULL,
  position  INTEGER NOT NULL,
  doc       TEXT NOT NULL CHECK (json_valid(doc)),
  PRIMARY KEY (site_id, entity_id, id),
  FOREIGN KEY (site_id, entity_id) REFERENCES entities (site_id, id) ON DELETE CASCADE
) STRICT;

-- The words of a collection; which estates are in it says estate_collections.
CREATE TABLE collections (
  site_id TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  id      TEXT NOT NULL,
  doc     TEXT NOT NULL CHECK (json_valid(doc)),
  PRIMARY KEY (site_id, id)
) STRICT;

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
  estate_id TEXT NOT NULL,
  PRIMARY KEY (site_id, group_id, position),
  FOREIGN KEY (site_id, group_id) REFERENCES estate_groups (site_id, id) ON DELETE CASCADE
) STRICT;

-- Pages about one estate or project, by its id (or the guid of a listing) and their name.
CREATE TABLE estate_pages (
  site_id      TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  estate_id    TEXT NOT NULL COLLATE NOCASE,
  name         TEXT NOT NULL,
  withdrawn_at TEXT,
  doc          TEXT NOT NULL CHECK (json_valid(doc)),
  PRIMARY KEY (site_id, estate_id, name)
) STRICT;
