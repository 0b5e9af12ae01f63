-- duo/: homes that two people choose from together, each at a secret address of their own (decision 180).

-- A list for two. It is gone ninety days after it was last used, or as soon as one of the two ends it.
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
-- By which those go that nobody uses.
CREATE INDEX duo_lists_by_use ON duo_lists (used_on);
-- By which a site's new lists of a day are counted.
CREATE INDEX duo_lists_by_age ON duo_lists (site_id, made_at);

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
