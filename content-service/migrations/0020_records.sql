-- What an agency's content came as, and what waits to take its place (docs/decisions/0043).

-- Each record as it came in, in one canonical writing and without what is not for the public. Everything that
-- visitors see is derived from it when it comes (intake/); an export gives it back.
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
  site_id    TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  id         TEXT NOT NULL,
  created_at TEXT NOT NULL,
  -- Kinds whose records leave when the import does not have them: a JSON list.
  sync       TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(sync)),
  -- A commit that finds the site's records changed meanwhile ends as 'outdated', which is refused.
  state      TEXT NOT NULL DEFAULT 'open',
  summary    TEXT CHECK (summary IS NULL OR json_valid(summary)),
  PRIMARY KEY (site_id, id),
  CONSTRAINT import_outdated CHECK (state IN ('open', 'done'))
) STRICT;

CREATE INDEX imports_by_age ON imports (created_at);

CREATE TABLE staged_records (
  site_id      TEXT NOT NULL,
  import_id    TEXT NOT NULL,
  kind         TEXT NOT NULL,
  id           TEXT NOT NULL COLLATE NOCASE,
  chunk        INTEGER NOT NULL,
  line         INTEGER,
  -- 'gone' is added when it is committed; of a refused record nothing is written, and what it names stays.
  outcome      TEXT NOT NULL CHECK (outcome IN ('new', 'changed', 'same', 'refused', 'gone')),
  -- The hash that the record of this id had when this one was staged.
  base         TEXT,
  hash         TEXT,
  withdrawn_at TEXT,
  doc          TEXT,
  PRIMARY KEY (site_id, import_id, kind, id),
  FOREIGN KEY (site_id, import_id) REFERENCES imports (site_id, id) ON DELETE CASCADE
) STRICT;

CREATE INDEX staged_records_of_chunk ON staged_records (site_id, import_id, chunk);

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

CREATE INDEX staged_rows_of_chunk ON staged_rows (site_id, import_id, chunk);

-- Sites whose content changed and whose version is not written yet: a call may end between the two.
CREATE TABLE changed_sites (
  site_id    TEXT PRIMARY KEY NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  -- Milliseconds since 1970, as versions are.
  changed_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
