-- Pictures that homes of agencies' own services name by address: a row for each home that does.
CREATE TABLE addressed_pictures (
  site_id  TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  home_id  TEXT NOT NULL,
  -- Under which it is kept: made of the address.
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
  PRIMARY KEY (site_id, home_id, name)
) STRICT, WITHOUT ROWID;

CREATE INDEX addressed_pictures_by_name ON addressed_pictures (site_id, name);
CREATE INDEX addressed_pictures_due ON addressed_pictures (check_at);
CREATE INDEX addressed_pictures_due_of_site ON addressed_pictures (site_id, check_at);
